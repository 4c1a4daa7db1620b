import { existsSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createServices } from '../../../server/platform/context';
import { ownFixtures } from '../../support/own-fixtures';
import { addToCart, anOrder, eventually } from '../../support/ordering';
import { anUpload, aPicture, sendForm } from '../../support/pictures';
import { rest } from '../../support/rest';
import { aCustomer, anItem, aShop } from '../../support/fixtures';

const fixtures = await ownFixtures();
const [shop, rival, customer] = [await aShop(fixtures), await aShop(fixtures), await aCustomer(fixtures)];

const send = (bytes: Buffer, token: string | null = shop.token) =>
  sendForm(fixtures, '/api/uploadImage', token, { itemImg: bytes });
const fileOf = (url: string, width = 800) => join(fixtures.dataDir, url.slice(1).replace('-800.', `-${width}.`));
const gone = (url: string, width?: number) => eventually('it is gone', async () => !existsSync(fileOf(url, width)));
const put = (itemId: string, itemImg: string) =>
  rest(fixtures, 'PUT', '/api/customitems/update-item', { token: shop.token, body: { itemId, updates: { itemImg } } });
/** Writes rows of uploads that a shop made so many hours ago. */
const uploaded = (shopId: string, count: number, hoursAgo: number) =>
  fixtures.product.pool.query(
    'insert into upload (id, shop_id, created_at) select gen_random_uuid(), $1, $2 from generate_series(1, $3::int)',
    [shopId, new Date(fixtures.product.clock.now().getTime() - hoursAgo * 3_600_000), count],
  );
const filesOf = (shopId: string) => {
  const folder = join(fixtures.dataDir, 'uploads', 'shops', shopId);
  return existsSync(folder) ? readdirSync(folder).length : 0;
};

/** Sends ten MB as a slow line does, in ten pieces; answers the status and how many of them were sent when it came. */
async function sendSlowly(type: string) {
  const socket = connect(Number(new URL(fixtures.base).port), '127.0.0.1');
  const heard: string[] = [];
  socket.on('data', (data) => heard.push(data.toString()));
  const headers = [`Authorization: Bearer ${shop.token}`, `Content-Type: ${type}`, 'Content-Length: 10000000'];
  socket.write(['POST /api/uploadImage HTTP/1.1', 'Host: localhost', ...headers, '', ''].join('\r\n'));
  let pieces = 0;
  for (; pieces < 10 && heard.length === 0; pieces++) {
    await setTimeout(30);
    socket.write(Buffer.alloc(1_000_000));
  }
  await eventually('it is answered', async () => heard.length > 0);
  socket.destroy();
  return { status: Number(heard.join('').split(' ')[1]), pieces };
}

// Answered earlier, the connection closes on what is still on its way: most callers are then told of a broken line.
test.each([
  ['a form of ten MB', 'multipart/form-data; boundary=x', 413],
  ['ten MB of JSON', 'application/json', 413],
  ['what nobody reads', 'text/plain', 415],
])('%s is read to its end before it is refused', async (_what, type, status) => {
  expect(await sendSlowly(type)).toEqual({ status, pieces: 10 });
});

describe('uploading a picture', () => {
  test('a HEIC picture is refused with a hint to send JPEG, whatever it is declared as', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x0cmdat0123', 'latin1');
    const body = new FormData();
    body.set('itemImg', new File([heic], 'photo.jpg', { type: 'image/jpeg' }));
    const headers = { authorization: `Bearer ${shop.token}` };
    const response = await fetch(`${fixtures.base}/api/uploadImage`, { method: 'POST', headers, body });
    const error = expect.stringMatching(/HEIC.*JPEG/) as string;
    expect([response.status, await response.json()]).toMatchObject([415, { error }]);
  });

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'a picture in %s is stored in three widths, as WebP and AVIF, without EXIF data',
    async (type) => {
      const { status, body } = await send(await aPicture(type, { width: 2000, height: 1000 }));
      expect(status).toBe(201);
      const url = String(body['imageUrl']);
      for (const [ending, format] of [
        ['webp', 'webp'],
        ['avif', 'heif'],
      ] as const) {
        for (const width of [400, 800, 1600]) {
          const file = fileOf(url, width).replace('.webp', `.${ending}`);
          const { exif, ...kept } = await sharp(file).metadata();
          expect(exif).toBeUndefined();
          expect(kept).toMatchObject({ format, width, height: width / 2 });
        }
        const shown = await fetch(`${fixtures.base}${url.replace('-800.webp', `-1600.${ending}`)}`);
        expect(shown.headers.get('content-type')).toBe(`image/${ending}`);
        expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        expect(Buffer.from(await shown.arrayBuffer()).includes('SECRET-PLACE')).toBe(false);
      }
    },
  );

  test('a picture stored without AVIF is served as WebP when AVIF is requested', async () => {
    const { body } = await send(await aPicture());
    const avif = String(body['imageUrl']).replace('.webp', '.avif');
    rmSync(join(fixtures.dataDir, avif));
    const shown = await fetch(`${fixtures.base}${avif}`);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await fetch(`${fixtures.base}${avif.replace('-800.', '-80.')}`)).status).toBe(404);
  });

  test('a small picture is not enlarged', async () => {
    const { body } = await send(await aPicture('jpeg', { width: 300, height: 200 }));
    expect(await sharp(fileOf(String(body['imageUrl']), 1600)).metadata()).toMatchObject({ width: 300, height: 200 });
  });

  test('a picture is rotated upright by its EXIF orientation', async () => {
    const sideways = await sharp({ create: { width: 900, height: 300, channels: 3, background: 'red' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await send(sideways);
    expect(await sharp(fileOf(String(body['imageUrl']))).metadata()).toMatchObject({ width: 300, height: 900 });
  });
});

describe('pictures with hidden content', () => {
  const hidden = {
    'a page with scripts': '<html><script>alert(1)</script></html>',
    'a program': '<?php system($_GET["c"]); ?>',
    'an archive': 'PK\u0003\u0004evil.sh',
    'a drawing with scripts': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'a document with scripts': '%PDF-1.7 /OpenAction /JavaScript (app.alert(1))',
    'a script': 'GIF89a/*…*/=1;alert(document.domain)//',
    'a program for Windows': 'MZ\u0090\u0000This program cannot be run in DOS mode',
    'entities of the inside': '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  };
  const types = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const;
  test.each(
    types.flatMap((type) =>
      Object.entries(hidden).map(([what, text]): [string, (typeof types)[number], string] => [what, type, text]),
    ),
  )('an upload loses %s appended to its %s', async (_what, type, text) => {
    const sent = Buffer.concat([await aPicture(type, { width: 64, height: 48 }), Buffer.from(text)]);
    const { status, body } = await send(sent);
    expect(status).toBe(201);
    const shown = await fetch(`${fixtures.base}${String(body['imageUrl'])}`);
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(bytes.equals(sent)).toBe(false);
    expect(bytes.includes(text)).toBe(false);
    expect([bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WEBP']);
    // All of the file is the picture: nothing trails it.
    expect(bytes.readUInt32LE(4) + 8).toBe(bytes.byteLength);
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

describe('refused uploads', () => {
  const header = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  test.each([
    ['a page that calls itself a picture', async () => Buffer.from('<svg><script/></svg>'), 415, 'UNSUPPORTED_TYPE'],
    ['a picture cut short', async () => (await aPicture('png')).subarray(0, 200), 400, 'BAD_USER_INPUT'],
    ['the beginning of a picture and nothing more', async () => header, 400, 'BAD_USER_INPUT'],
    ['a byte too many', async () => Buffer.concat([header, Buffer.alloc(8 * 1024 * 1024)]), 413, 'TOO_LARGE'],
    [
      'a few kilobytes of a hundred million points',
      () => aPicture('png', { width: 10_000, height: 10_000 }),
      400,
      'BAD_USER_INPUT',
    ],
  ])('%s', async (_what, bytes, status, code) => {
    const before = filesOf(shop.id);
    expect(await send(await bytes())).toMatchObject({ status, body: { code, message: expect.any(String) } });
    expect(filesOf(shop.id)).toBe(before);
  });

  test('an upload without a picture answers 400, and one that is no form 415', async () => {
    expect(await sendForm(fixtures, '/api/uploadImage', shop.token, { other: 'x' })).toMatchObject({ status: 400 });
    expect(await rest(fixtures, 'POST', '/api/uploadImage', { token: shop.token, body: {} })).toMatchObject({
      status: 415,
    });
  });

  test('an upload answers 429 after 300 of the same shop within an hour', async () => {
    const busy = await aShop(fixtures);
    await uploaded(busy.id, 300, 0);
    const picture = await aPicture();
    expect(await send(picture, busy.token)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(await send(picture, rival.token)).toMatchObject({ status: 201 });
    await fixtures.sql('delete from upload where shop_id = $1', busy.id);
  });

  test('an upload answers 409 when the shop has 500 pictures that no order shows', async () => {
    const full = await aShop(fixtures);
    await uploaded(full.id, 499, 2);
    const ordered = await anUpload(fixtures, full.token);
    const picture = await aPicture();
    expect(await send(picture, full.token)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await send(picture, rival.token)).toMatchObject({ status: 201 });

    const item = await anItem(fixtures, full.id, { priceCents: 650 });
    const body = { itemId: item, updates: { itemImg: ordered } };
    await rest(fixtures, 'PUT', '/api/customitems/update-item', { token: full.token, body });
    await anOrder(fixtures, customer, full.id, { itemId: item });
    expect(await send(picture, full.token)).toMatchObject({ status: 201 });
    await fixtures.sql('delete from upload where shop_id = $1', full.id);
  });

  test('an upload answers 503 when one picture of the shop is being decoded and ten wait', async () => {
    const busy = await aShop(fixtures);
    const picture = await aPicture('png', { width: 4000, height: 3000 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(picture, busy.token)));
    const told = answers.map(({ status, body, retryAfter }) =>
      status === 201 ? 201 : [status, body['code'], retryAfter],
    );
    expect(told.filter((answer) => answer === 201).length).toBeGreaterThanOrEqual(11);
    expect(told).toContainEqual([503, 'UNAVAILABLE', '10']);
    await fixtures.sql('delete from upload where shop_id = $1', busy.id);
  });

  test('a form sent to a JSON route answers 400', async () => {
    const answer = await sendForm(fixtures, '/api/categories', shop.token, { category: 'Pains' });
    expect(answer.status).toBe(400);
  });
});

describe('replacing a picture', () => {
  test('a replaced picture is deleted in all its sizes', async () => {
    const [first, second] = [await anUpload(fixtures, shop.token), await anUpload(fixtures, shop.token)];
    const item = await anItem(fixtures, shop.id);
    expect(await put(item, first)).toMatchObject({ status: 200, body: { item: { itemImg: first } } });
    await put(item, second);
    for (const width of [400, 800, 1600]) {
      await gone(first, width);
      expect(existsSync(fileOf(second, width))).toBe(true);
    }
  });

  test('a replaced picture is kept while an order shows it', async () => {
    const picture = await anUpload(fixtures, shop.token);
    const item = await anItem(fixtures, shop.id, { priceCents: 650 });
    await put(item, picture);
    await anOrder(fixtures, customer, shop.id, { itemId: item });
    await put(item, await anUpload(fixtures, shop.token));
    expect(existsSync(fileOf(picture))).toBe(true);
    await addToCart(fixtures, customer, { itemId: item });
  });

  test('an item’s picture must be an upload of its own shop', async () => {
    const theirs = await anUpload(fixtures, rival.token);
    const item = await anItem(fixtures, shop.id);
    for (const picture of [theirs, 'https://elsewhere.example/x.jpg', '/uploads/../secret', '/uploads/demo/x.webp'])
      expect(await put(item, picture)).toMatchObject({ status: 400 });
    expect(existsSync(fileOf(theirs))).toBe(true);
  });
});

test('an upload that nothing uses is deleted after a day', async () => {
  const [unused, used] = [await anUpload(fixtures, shop.token), await anUpload(fixtures, shop.token)];
  const item = await anItem(fixtures, shop.id);
  await put(item, used);
  await fixtures.sql(
    `update upload set created_at = created_at - interval '25 hours' where $1 || $2 like '%' || id || '%'`,
    unused,
    used,
  );
  await createServices(fixtures.product.parts).uploads.sweep();
  await gone(unused);
  expect(existsSync(fileOf(used))).toBe(true);
});
