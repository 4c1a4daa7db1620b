import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from '../../support/database';
import { eventually, payByCard, startCheckout, windowsOf } from '../../support/ordering';
import { aPicture, sendForm } from '../../support/pictures';
import { aProcess } from '../../support/process';
import { rest } from '../../support/rest';
import { aCustomer, anItem, aShop, createFixtures } from '../../support/fixtures';

const JWT_SECRET = 'a secret both processes know';
const dataDir = mkdtempSync(join(tmpdir(), 'memeprix-full-'));
const databaseUrl = await freshDatabase();
const database = new pg.Pool({ connectionString: databaseUrl }).on('error', () => undefined);
const fixtures = await createFixtures(databaseUrl, { JWT_SECRET });
const [shop, customer] = [await aShop(fixtures), await aCustomer(fixtures)];
const itemId = await anItem(fixtures, shop.id, { priceCents: 650, stock: 9, preparationUnits: 1 });
await fixtures.stop();
const clock = { CLOCK_START: '2026-11-24T10:01:00Z' };
const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, JWT_SECRET, LOG_LEVEL: 'fatal', ...clock };
const product = await aProcess(settings);
afterAll(async () => {
  await product.stop();
  await database.end();
  rmSync(dataDir, { recursive: true, force: true });
});

const call = (method: string, path: string, body?: object) =>
  rest(product, method, `/api/${path}`, { token: customer.token, ...(body && { body }) });
const add = () =>
  call('POST', 'cart/add', { customerId: customer.id, restaurantId: shop.id, items: [{ _id: itemId, quantity: 1 }] });
const rows = async (sql: string) => (await database.query<Record<string, unknown>>(sql)).rows;

/** As PostgreSQL answers a write where its disk is full. */
async function withFullDisk(table: string, work: () => Promise<void>) {
  await rows(
    `create function disk_full() returns trigger as $$ begin raise exception 'could not extend file: No space left on device'
       using errcode = '53100'; end $$ language plpgsql`,
  );
  await rows(`create trigger disk_full before insert on ${table} for each row execute function disk_full()`);
  try {
    await work();
  } finally {
    await rows('drop function disk_full cascade');
  }
}

test('a database with a full disk is answered 503, and a paid order is placed as a whole once there is room', async () => {
  expect((await add()).status).toBe(201);
  const [windowStartsAt = ''] = await windowsOf(product, shop.id, customer.token);
  const { clientSecret, intentId } = await startCheckout(product, customer, {
    shopId: shop.id,
    windowStartsAt,
    totalCents: 679,
  });
  const place = () =>
    call('POST', 'cart/place-order', { customerId: customer.id, restaurantId: shop.id, paymentIntentId: intentId });
  await withFullDisk('order_step', async () => {
    expect(await payByCard(product, clientSecret)).toBe('succeeded');
    expect(await place()).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(await rows('select from orders')).toEqual([]);
    expect(await rows('select state from checkout')).toEqual([{ state: 'HELD' }]);
    expect(await rows('select from payment_outcome')).toEqual([]);
  });
  expect([200, 201]).toContain((await place()).status);
  expect(await rows('select status from orders')).toEqual([{ status: 'PREPARING' }]);
});

test('a read-only database serves the menu, answers changes with 503 and accepts them again afterwards', async () => {
  const [{ name } = {}] = await rows('select current_database() as name');
  const readOnly = async (is: string) => {
    await rows(`alter database ${String(name)} set default_transaction_read_only = ${is}`);
    await rows(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  };
  await readOnly('on');
  await eventually('the menu is read', async () => (await call('GET', `items/${shop.id}`)).status === 200);
  await eventually('no change is taken', async () => (await add()).status === 503);
  await database.query('set default_transaction_read_only = off');
  await readOnly('off');
  await eventually('changes are taken again', async () => (await add()).status === 201);
});

test('an image upload on a full disk is answered 503 and leaves neither files nor rows behind', async () => {
  const folder = join(dataDir, 'uploads', 'shops', shop.id);
  const files = () => (existsSync(folder) ? readdirSync(folder) : []);
  const mostBytes = (limit: string) =>
    execFileSync('prlimit', ['--pid', String(product.pid), `--fsize=${limit}:unlimited`]);
  const send = async () => sendForm(product, '/api/uploadImage', shop.token, { itemImg: await aPicture() });
  mostBytes('200');
  expect(await send()).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  await eventually('what was written is gone', async () => files().length === 0);
  expect(await rows('select from upload')).toEqual([]);
  mostBytes('unlimited');
  expect((await send()).status).toBe(201);
  expect(files().length).toBeGreaterThan(0);
});
