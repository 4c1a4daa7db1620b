import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { freshDatabase } from '../../support/database';
import { aBoard } from '../../support/subscriptions';
import { addToCart, eventually, payByCard, placeOrder, startCheckout, windowsOf } from '../../support/ordering';
import { aCustomer, anItem, aShop, createFixtures } from '../../support/fixtures';

const url = await freshDatabase();
const fixtures = await createFixtures(url, { LOG_LEVEL: 'fatal' });
const shop = await aShop(fixtures, { capacityUnits: 1000 });
const item = await anItem(fixtures, shop.id, { preparationUnits: 1, priceCents: 650, stock: 1000 });
const customers = await Promise.all(Array.from({ length: 12 }, () => aCustomer(fixtures)));
const admin = new pg.Client({ connectionString: inject('adminUrl') });
await admin.connect();
afterAll(async () => {
  await admin.end();
  await fixtures.stop();
});

const killAll = () =>
  admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    new URL(url).pathname.slice(1),
  ]);

test('the server recovers after its database connections were killed 30 times under load, with only retryable errors', async () => {
  const board = aBoard([fixtures], shop.token);
  const [windowStartsAt = ''] = await windowsOf(fixtures, shop.id, shop.token);
  let over = false;
  const codes = new Set<string>();
  const shopping = customers.map(async (customer) => {
    while (!over) {
      try {
        await addToCart(fixtures, customer, { itemId: item });
        await startCheckout(fixtures, customer, { shopId: shop.id, windowStartsAt, totalCents: 679 });
      } catch (error) {
        codes.add(/"code":"(\w+)"/.exec(String(error))?.[1] ?? String(error));
      }
    }
  });
  for (let round = 0; round < 30; round++) {
    await killAll();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  over = true;
  await Promise.all(shopping);

  expect([...codes].filter((code) => !/^(UNAVAILABLE|CONFLICT|BAD_USER_INPUT)$/.test(code))).toEqual([]);
  expect(codes).toContain('UNAVAILABLE');
  expect((await fetch(`${fixtures.base}/readyz`)).status).toBe(200);
  const late = await aCustomer(fixtures);
  await addToCart(fixtures, late, { itemId: item });
  const { clientSecret } = await startCheckout(fixtures, late, { shopId: shop.id, windowStartsAt, totalCents: 679 });
  expect(await payByCard(fixtures, clientSecret)).toBe('succeeded');
  const placed = await placeOrder(fixtures, late, shop.id);
  expect(placed.__typename).toBe('Order');
  await eventually('the board, too, has heard of it', async () => board.tokens().includes(placed.token ?? ''));
  await board.close();
});
