import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DEMO_PICTURES } from '../../../server/demo/load';
import { ownFixtures } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

const files = readdirSync(DEMO_PICTURES);
/** A picture of the demo where the product keeps it, and how it is asked for in WebP. */
function aDemoPicture(at: number) {
  const file = files[at] ?? '';
  const avif = join(fixtures.dataDir, 'uploads', 'demo', file);
  cpSync(join(DEMO_PICTURES, file), avif);
  const ask = (method = 'GET') =>
    fetch(`${fixtures.base}/uploads/demo/${file.replace('.avif', '.webp')}`, { method, redirect: 'manual' });
  return { avif, ask };
}
const bytesOf = async (shown: Response) => Buffer.from(await shown.arrayBuffer());

test('a demo picture, committed as AVIF, is served as WebP on request', async () => {
  const shown = await aDemoPicture(0).ask();
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await sharp(await bytesOf(shown)).metadata()).format).toBe('webp');
  expect(shown.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect((await fetch(`${fixtures.base}/uploads/demo/none-800.webp`)).status).toBe(404);
});

test('a demo picture is converted to WebP once for all concurrent requests, and only for GET and HEAD', async () => {
  const { avif, ask } = aDemoPicture(1);
  for (const method of ['POST', 'PUT', 'DELETE']) expect((await ask(method)).status, method).toBe(405);
  const shown = await Promise.all([...Array.from({ length: 250 }, () => ask()), ask('HEAD')]);
  expect(new Set(shown.map(({ status }) => status))).toEqual(new Set([200]));
  const [first, ...others] = await Promise.all(shown.slice(0, 250).map(bytesOf));
  for (const other of others) expect(other).toEqual(first);
  // What can no longer be read was made already.
  writeFileSync(avif, 'no picture');
  expect(await bytesOf(await ask())).toEqual(first);
  rmSync(avif);
  expect((await ask()).status).toBe(404);
});

test('60 different demo pictures requested concurrently are all converted and served', async () => {
  const shown = await Promise.all(Array.from({ length: 60 }, (_, at) => aDemoPicture(at + 2).ask()));
  expect(new Set(shown.map(({ status }) => status))).toEqual(new Set([200]));
});

test('a demo picture that cannot be converted answers 404, which is not cached', async () => {
  const { avif, ask } = aDemoPicture(70);
  writeFileSync(avif, 'no picture');
  const shown = await ask();
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([404, null]);
  cpSync(join(DEMO_PICTURES, files[70] ?? ''), avif);
  expect((await ask()).status).toBe(200);
});
