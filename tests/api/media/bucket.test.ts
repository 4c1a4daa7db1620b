import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createServices } from '../../../server/platform/context';
import { aBucket } from '../../support/s3-bucket';
import { freshDatabase } from '../../support/database';
import { eventually } from '../../support/ordering';
import { anUpload, aPicture, sendForm } from '../../support/pictures';
import { rest } from '../../support/rest';
import { anItem, aShop, createFixtures } from '../../support/fixtures';

const [bucket, databaseUrl] = [await aBucket(), await freshDatabase()];
const fixtures = await createFixtures(databaseUrl, bucket.settings);
const shop = await aShop(fixtures);
afterAll(async () => {
  await fixtures.stop();
  bucket.close();
});
afterEach(() => {
  bucket.state = 'well';
  bucket.takes = Infinity;
});

const ENDINGS = ['webp', 'avif'].flatMap((format) => [400, 800, 1600].map((width) => `-${width}.${format}`));
const keysOf = (url: string) => ENDINGS.map((ending) => url.replace('/uploads/', '').replace('-800.webp', ending));
const kept = (url: string) => keysOf(url).filter((key) => bucket.objects.has(key)).length;
const gone = (url: string) => eventually('all its widths are gone', async () => kept(url) === 0);
const send = async () => sendForm(fixtures, '/api/uploadImage', shop.token, { itemImg: await aPicture() });
const show = (itemId: string, itemImg: string) =>
  rest(fixtures, 'PUT', '/api/customitems/update-item', { token: shop.token, body: { itemId, updates: { itemImg } } });
async function rows() {
  const sql = 'select id from upload where shop_id = $1';
  return (await fixtures.product.pool.query<{ id: string }>(sql, [shop.id])).rows.map(({ id }) => id);
}
const isOnRecord = async (url: string) => (await rows()).some((id) => url.includes(id));
async function sweepADayLater() {
  await fixtures.product.pool.query(`update upload set created_at = created_at - interval '25 hours'`);
  await createServices(fixtures.product.parts).uploads.sweep();
}

describe('pictures in an S3 bucket', () => {
  test('with a bucket, a picture is stored there in all its files, and served at the same URL with the same headers', async () => {
    const url = await anUpload(fixtures, shop.token);
    for (const key of keysOf(url)) expect(bucket.objects.get(key)?.type).toBe(`image/${key.slice(-4)}`);
    expect(existsSync(join(fixtures.dataDir, 'uploads', 'shops'))).toBe(false);
    const shown = await fetch(`${fixtures.base}${url}`);
    expect(shown.status).toBe(200);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const { bytes = Buffer.of() } = bucket.objects.get(keysOf(url)[1] ?? '') ?? {};
    expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true);
    expect((await fetch(`${fixtures.base}${url}`, { method: 'HEAD' })).status).toBe(200);
    const before = bucket.asked.length;
    const headers = { 'if-none-match': shown.headers.get('etag') ?? '' };
    const again = await fetch(`${fixtures.base}${url}`, { headers });
    expect([again.status, bucket.asked.length], 'what the browser has').toEqual([304, before]);
  });

  test('with a bucket, a picture is served as AVIF, and as WebP when no AVIF was stored', async () => {
    const url = (await anUpload(fixtures, shop.token)).replace('.webp', '.avif');
    const type = async () => (await fetch(`${fixtures.base}${url}`)).headers.get('content-type');
    expect(await type()).toBe('image/avif');
    bucket.objects.delete(url.replace('/uploads/', ''));
    expect(await type()).toBe('image/webp');
  });

  test('with a bucket, a picture is deleted in all its files when it is replaced, or its item deleted', async () => {
    const [first, second] = [await anUpload(fixtures, shop.token), await anUpload(fixtures, shop.token)];
    const itemId = await anItem(fixtures, shop.id);
    await show(itemId, first);
    expect(kept(first)).toBe(6);
    expect(await show(itemId, second)).toMatchObject({ status: 200, body: { item: { itemImg: second } } });
    await gone(first);
    expect(kept(second)).toBe(6);
    const deleting = { token: shop.token, body: { itemId } };
    expect((await rest(fixtures, 'DELETE', '/api/customitems/delete-item', deleting)).status).toBe(200);
    await gone(second);
  });
});

test('a path that is no shop picture answers 404 without a bucket request', async () => {
  bucket.objects.set('secrets.json', { bytes: Buffer.from('{}'), type: 'application/json' });
  bucket.objects.set(`shops/${shop.id}/list.json`, { bytes: Buffer.from('{}'), type: 'application/json' });
  const before = bucket.asked.length;
  for (const path of [`shops/${shop.id}/list.json`, `shops/${shop.id}/..%2F..%2Fsecrets.json`, 'secrets.json'])
    expect((await fetch(`${fixtures.base}/uploads/${path}`)).status).toBe(404);
  expect(bucket.asked.length).toBe(before);
  const unknown = `/uploads/shops/${shop.id}/${shop.id}-800.webp`;
  expect((await fetch(`${fixtures.base}${unknown}`)).status).toBe(404);
});

describe('bucket failures', () => {
  test.each(['away', 'silent'] as const)('uploads and downloads answer 503 when the bucket is %s', async (state) => {
    const url = await anUpload(fixtures, shop.token);
    bucket.state = state;
    const [sent, shown] = await Promise.all([send(), fetch(`${fixtures.base}${url}`)]);
    expect(sent).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(shown.status).toBe(503);
    expect(shown.headers.get('retry-after')).toBe('5');
    expect(shown.headers.get('cache-control') ?? '').not.toContain('max-age');
  });

  test('an upload answers 503 when the bucket does not accept our key', async () => {
    const right = bucket.secretAccessKey;
    bucket.secretAccessKey = 'another';
    expect(await send()).toMatchObject({ status: 503 });
    bucket.secretAccessKey = right;
    expect(await send()).toMatchObject({ status: 201 });
  });

  test('an upload that the bucket breaks off deletes its stored objects and its row', async () => {
    await sweepADayLater();
    const [known, before] = [await rows(), new Set(bucket.objects.keys())];
    bucket.takes = 2;
    expect(await send()).toMatchObject({ status: 503 });
    const left = () => [...bucket.objects.keys()].filter((key) => key.includes(shop.id) && !before.has(key));
    await eventually('nothing of it is left', async () => left().length === 0);
    expect(await rows()).toEqual(known);
  });

  test('a picture can be replaced while the bucket is unreachable, and the old one is deleted when it is back', async () => {
    const [first, second] = [await anUpload(fixtures, shop.token), await anUpload(fixtures, shop.token)];
    const item = await anItem(fixtures, shop.id);
    await show(item, first);
    bucket.state = 'away';
    expect(await show(item, second)).toMatchObject({ status: 200 });
    await eventually('the bucket is asked in vain', async () => bucket.asked.at(-1) === `DELETE ${keysOf(first)[0]}`);
    expect([await isOnRecord(first), kept(first)]).toEqual([false, 6]);
    bucket.state = 'well';
    await gone(first);
  });
});

test('with S3_PUBLIC_URL pictures redirect to that address, which the content security policy allows', async () => {
  const settings = { ...bucket.settings, S3_PUBLIC_URL: 'https://cdn.example/pictures/' };
  const leading = await createFixtures(databaseUrl, settings);
  const key = `shops/${shop.id}/${shop.id}-800.webp`;
  const shown = await fetch(`${leading.base}/uploads/${key}`, { redirect: 'manual' });
  const policy = shown.headers.get('content-security-policy');
  const avif = key.replace('.webp', '.avif');
  const asked = () => fetch(`${leading.base}/uploads/${avif}`, { redirect: 'manual' });
  const before = await asked();
  bucket.objects.set(avif, { bytes: Buffer.of(), type: 'image/avif' });
  const since = await asked();
  await leading.stop();
  // Only where it is there: a browser that is led to nothing shows nothing.
  expect(before.headers.get('location')).toBe(`/uploads/${key}`);
  expect(since.headers.get('location')).toBe(`https://cdn.example/pictures/${avif}`);
  expect([shown.status, shown.headers.get('location')]).toEqual([307, `https://cdn.example/pictures/${key}`]);
  expect(policy).toMatch(/img-src [^;]*https:\/\/cdn\.example/);
  // The service worker fetches pictures.
  expect(policy).toMatch(/connect-src [^;]*https:\/\/cdn\.example/);
});
