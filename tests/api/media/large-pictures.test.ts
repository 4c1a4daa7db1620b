import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type JpegOptions } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from '../../support/database';
import { anUpload, sendForm } from '../../support/pictures';
import { quantile } from '../../support/quantile';
import { aProcess } from '../../support/process';
import { aCustomer, aShop, createFixtures } from '../../support/fixtures';

const JWT_SECRET = 'a secret both processes know';
const dataDir = mkdtempSync(join(tmpdir(), 'memeprix-pictures-'));
const databaseUrl = await freshDatabase();
const fixtures = await createFixtures(databaseUrl, { JWT_SECRET });
const [shop, customer] = [await aShop(fixtures), await aCustomer(fixtures)];
await fixtures.stop();
const clock = { CLOCK_START: '2026-11-24T10:01:00Z' };
const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, JWT_SECRET, LOG_LEVEL: 'fatal', ...clock };
const product = await aProcess(settings);
afterAll(async () => {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** In MB, since the last reset. */
const mostMemory = () =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${product.pid}/status`, 'utf8'))?.[1]) / 1024;

/** Lying on its side. */
const largePicture = (options: JpegOptions = {}) =>
  sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#c8763a' } })
    .withMetadata({ orientation: 6 })
    .jpeg(options)
    .toBuffer();
const send = (picture: Buffer) => sendForm(product, '/api/uploadImage', shop.token, { itemImg: picture });

test('three 64-megapixel pictures uploaded concurrently, rotated by EXIF, use no more memory than one', async () => {
  const picture = await largePicture();
  await anUpload(product, shop.token);
  const before = mostMemory();
  const sent = await Promise.all(Array.from({ length: 3 }, () => send(picture)));
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(mostMemory() - before).toBeLessThan(500);
});

// Of one that comes in passes all points are in memory before the first can be shown.
test('a progressive 64-megapixel picture is decoded once for all its sizes', async () => {
  const picture = await largePicture({ progressive: true });
  await anUpload(product, shop.token);
  const before = mostMemory();
  expect((await send(picture)).status).toBe(201);
  expect(mostMemory() - before).toBeLessThan(500);
});

test('uploaded files are served promptly while many sign-ins compare passwords', async () => {
  const path = await anUpload(product, shop.token);
  let [storming, signedIn, compared] = [true, 0, 0];
  const storm = Array.from({ length: 20 }, async (_, at) => {
    while (storming) {
      const body = JSON.stringify({ email: `${at}-${signedIn++}-${customer.email}`, password: 'Demo!2026' });
      const answer = await fetch(`${product.base}/api/user/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      if (answer.status === 401) compared++;
      await answer.text();
    }
  });
  for (const one of storm) one.catch(() => undefined);
  const meanwhile: number[] = [];
  while (meanwhile.length < 60 || compared <= 60) {
    const before = compared;
    expect((await fetch(`${product.base}${path}`)).status).toBe(200);
    meanwhile.push(compared - before);
  }
  storming = false;
  await Promise.all(storm);
  // Two are compared at once; where files waited behind the twenty, each would see all of them done.
  expect(quantile(meanwhile, 0.5)).toBeLessThan(6);
});
