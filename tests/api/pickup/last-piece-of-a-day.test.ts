import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from '../../support/database';
import { addToCart, startCheckout } from '../../support/ordering';
import { aProcess } from '../../support/process';
import { aCustomer, anItem, aShop, createFixtures } from '../../support/fixtures';

const DATABASE_URL = await freshDatabase();
const env = { JWT_SECRET: 'a secret both processes know' };
const fixtures = await createFixtures(DATABASE_URL, env);
// Ahead of the first one: a slow start must not put what that one signs into the future.
const CLOCK_START = '2026-11-24T10:05:00Z';
const other = await aProcess({ ...env, CLOCK_START, DATABASE_URL, DATA_DIR: fixtures.dataDir });
afterAll(async () => {
  await other.kill();
  await fixtures.stop();
});

test('the last two pieces of a later day go to two of ten customers who ask two processes at once', async () => {
  const shop = await aShop(fixtures, { daysAhead: 7, capacityUnits: 99 });
  const itemId = await anItem(fixtures, shop.id, { priceCents: 650, orderRules: { dayCapacity: 2 } });
  const customers = await Promise.all(Array.from({ length: 10 }, () => aCustomer(fixtures)));
  for (const customer of customers) await addToCart(fixtures, customer, { itemId, quantity: 1 });
  const input = { shopId: shop.id, totalCents: 679 };
  const answers = await Promise.all(
    customers.map((customer, index) => {
      const windowStartsAt = `2026-11-27T${String(8 + index)}:00:00.000Z`.replace('T8', 'T08').replace('T9', 'T09');
      return startCheckout(index % 2 ? other : fixtures, customer, { ...input, windowStartsAt });
    }),
  );
  const said = Map.groupBy(answers, ({ __typename }) => __typename);
  expect([said.get('Checkout')?.length, said.get('SoldOut')?.length]).toEqual([2, 8]);
  const rows = await fixtures.sql('select taken, most from item_ahead where item_id = $1', itemId);
  expect(rows).toEqual([{ taken: 2, most: 2 }]);
});
