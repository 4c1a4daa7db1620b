import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../support/database';
import { addToCart, beginCheckout, eventually, payByCard, placeOrder } from '../../support/ordering';
import { aProcess } from '../../support/process';
import { aCustomer, anItem, aShop, createFixtures } from '../../support/fixtures';

const JWT_SECRET = 'a secret both processes know';
let databaseUrl: string;
let database: pg.Pool;

beforeAll(async () => {
  databaseUrl = await freshDatabase();
  database = new pg.Pool({ connectionString: databaseUrl });
});
afterAll(() => database.end());

async function count(table: string): Promise<number> {
  const { rows } = await database.query<{ count: string }>(`select count(*) from ${table}`);
  return Number(rows[0]?.count);
}

test('a server killed between payment and place-order makes exactly one order of the payment after its restart', async () => {
  const fixtures = await createFixtures(databaseUrl, { JWT_SECRET });
  const shop = await aShop(fixtures, { capacityUnits: 4 });
  const sandwich = await anItem(fixtures, shop.id, { preparationUnits: 1, stock: 10, priceCents: 650 });
  const customer = await aCustomer(fixtures);
  await fixtures.stop();
  const env = { DATABASE_URL: databaseUrl, JWT_SECRET, CLOCK_START: '2026-11-24T10:01:00Z' };

  const first = await aProcess(env);
  await addToCart(first, customer, { itemId: sandwich, quantity: 2 });
  const checkout = await beginCheckout(first, customer, shop.id, 1329);
  const paid = await payByCard(first, checkout.clientSecret);
  await first.kill();
  expect(paid).toBe('succeeded');
  expect(await count('orders')).toBe(0);

  const second = await aProcess(env);
  await eventually(
    'the sandbox sends its webhook again and it becomes an order',
    async () => (await count('orders')) > 0,
  );
  const placed = await Promise.all([placeOrder(second, customer, shop.id), placeOrder(second, customer, shop.id)]);
  await eventually(
    'the event is written down',
    async () => (await count("stripe_event where type = 'payment_intent.succeeded'")) === 1,
  );

  expect(await count('orders')).toBe(1);
  expect(await count("payment_outcome where kind = 'ORDER'")).toBe(1);
  expect(await count('refund')).toBe(0);
  expect(placed.map(({ __typename }) => __typename)).toEqual(['Order', 'Order']);
  expect(placed[0].id).toBe(placed[1].id);
  const windows = await database.query('select booked_units from booked_window');
  expect(windows.rows).toEqual([{ booked_units: 2 }]);
  const stock = await database.query('select stock from item');
  expect(stock.rows).toEqual([{ stock: 8 }]);
  expect(await second.stop()).toBe(0);
});
