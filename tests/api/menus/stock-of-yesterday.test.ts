import { beforeEach, expect, test } from 'vitest';
import { SetStockDocument } from '../../../graphql/generated/owner/menu';
import { createServices } from '../../../server/platform/context';
import { ownFixtures } from '../../support/own-fixtures';
import { cancelByShop } from '../../support/order-steps';
import { addToCart, anOrder, startCheckout, windowsOf } from '../../support/ordering';
import { aCustomer, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';

// The clock of the fixtures says: Tuesday 24 November 2026, 11:00 in Paris.
const MORNING = '2026-11-25T05:00:00Z';

const fixtures = await ownFixtures();
let shop: Somebody;
let customer: Somebody;
let itemId: string;
/** Five pieces today, and as many tomorrow. */
beforeEach(async () => {
  shop = await aShop(fixtures);
  customer = await aCustomer(fixtures);
  itemId = await anItem(fixtures, shop.id, { priceCents: 650 });
  await graphql(fixtures, shop.token, SetStockDocument, { day: '2026-11-24', changes: [{ itemId, stock: 5 }] });
});

const at = (instant: string) => createServices({ ...fixtures.product.parts, clock: { now: () => new Date(instant) } });
const theNextMorning = () => at(MORNING).stocks.beginDay();
const left = async () => {
  const rows = await fixtures.sql<{ stock: number }>('select stock from item where id = $1', itemId);
  return rows[0]?.stock;
};
/** Calls an order off as its shop, and lets the half minute pass in which it could be undone. */
async function calledOff(orderId: string) {
  await cancelByShop(fixtures, shop, orderId);
  await fixtures.sql("update orders set status_at = status_at - interval '31 seconds' where id = $1", orderId);
  await createServices(fixtures.product.parts).cancellations.finalise(orderId);
  const rows = await fixtures.sql('select settled_at from cancellation where order_id = $1', orderId);
  expect(rows).toEqual([{ settled_at: expect.any(String) }]);
}
async function holds(windowIndex: number) {
  const windows = await windowsOf(fixtures, shop.id, customer.token);
  const windowStartsAt = windows[windowIndex] ?? '';
  const answer = await startCheckout(fixtures, customer, { shopId: shop.id, windowStartsAt, totalCents: 1329 });
  expect(answer.__typename).toBe('Checkout');
}

test('cancelling an order of today returns its pieces to the stock', async () => {
  const { id } = await anOrder(fixtures, customer, shop.id, { itemId, quantity: 2 });
  expect(await left()).toBe(3);
  await calledOff(id);
  expect(await left()).toBe(5);
});

test('cancelling an order of yesterday adds no pieces to today’s stock', async () => {
  const { id } = await anOrder(fixtures, customer, shop.id, { itemId, quantity: 2 });
  await theNextMorning();
  expect(await left()).toBe(5);
  await calledOff(id);
  expect(await left()).toBe(5);
});

test('a hold of yesterday that expires adds no pieces to today’s stock', async () => {
  await addToCart(fixtures, customer, { itemId, quantity: 2 });
  await holds(0);
  expect(await left()).toBe(3);
  await theNextMorning();
  await at(MORNING).housekeeping.endHolds();
  expect(await left()).toBe(5);
});

test('moving a hold to another window after the end of the business day takes pieces of the new day', async () => {
  await addToCart(fixtures, customer, { itemId, quantity: 2 });
  await holds(0);
  await theNextMorning();
  await holds(1);
  expect(await left()).toBe(3);
  // A change within the day touches nothing.
  await fixtures.sql("update checkout set created_at = $1 where state = 'HELD' and shop_id = $2", MORNING, shop.id);
  await holds(2);
  expect(await left()).toBe(3);
});
