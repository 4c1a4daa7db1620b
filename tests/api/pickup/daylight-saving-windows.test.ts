import { expect, test } from 'vitest';
import { createServices } from '../../../server/platform/context';
import { ownFixtures } from '../../support/own-fixtures';
import { addToCart, payByCard, windowsOf } from '../../support/ordering';
import { rest } from '../../support/rest';
import { aCustomer, anItem, aShop, type Somebody } from '../../support/fixtures';

const TWICE = { date: '10/25/2026', pickupWindow: '2:00 AM - 2:15 AM' };
const FIRST = '2026-10-25T00:00:00.000Z';
const SECOND = '2026-10-25T01:00:00.000Z';

const fixtures = await ownFixtures({ CLOCK_START: '2026-10-24T23:30:00Z' });
const shop = await aShop(fixtures, { preparationMinutes: 0 });
const item = await anItem(fixtures, shop.id, { priceCents: 650 });

const servicesAt = (instant: string) =>
  createServices({ ...fixtures.product.parts, clock: { now: () => new Date(instant) } });
const post = (path: string, customer: Somebody, body: object) =>
  rest(fixtures, 'POST', `/api/${path}`, { body: { restaurantId: shop.id, ...body }, token: customer.token });
const window = { pickupWindow: TWICE.pickupWindow, pickupDate: TWICE.date };
const placed = async (customer: Somebody) => {
  const place = { customerId: customer.id, ...window };
  expect(await post('cart/place-order', customer, place)).toMatchObject({ status: 201, body: { order: window } });
  const rows = await fixtures.sql<{ starts_at: string }>(
    'select starts_at from orders o join booked_window w on w.id = o.window_id where o.customer_id = $1',
    customer.id,
  );
  return rows.map(({ starts_at: start }) => new Date(start).toISOString());
};

test('when clocks go back, a repeated window label is listed once, as its first occurrence, in GraphQL and REST', async () => {
  const { body } = await rest(fixtures, 'GET', `/api/pickup/next-pickup-window/${shop.id}`);
  const names = (body['pickupWindows'] as (typeof TWICE)[]).map(({ date, pickupWindow }) => `${date} ${pickupWindow}`);
  expect(names).toContain(`${TWICE.date} ${TWICE.pickupWindow}`);
  expect(new Set(names).size).toBe(names.length);
  const customer = await aCustomer(fixtures);
  const ids = await windowsOf(fixtures, shop.id, customer.token);
  expect(ids).toHaveLength(names.length);
  expect(ids).toContain(FIRST);
  expect(ids).not.toContain(SECOND);
});

test('a repeated window label books its first occurrence until that has begun, then the second', async () => {
  const early = await aCustomer(fixtures);
  await addToCart(fixtures, early, { itemId: item, quantity: 1 });
  const { body } = await post('payment-page/create-intent', early, { amount: 679, ...window });
  expect(await payByCard(fixtures, String(body['clientSecret']))).toBe('succeeded');
  expect(await placed(early)).toEqual([FIRST]);

  const late = await aCustomer(fixtures);
  await addToCart(fixtures, late, { itemId: item, quantity: 1 });
  const choice = { shopId: shop.id, statedTotalCents: 679 };
  const named = { ...choice, window: { date: TWICE.date, label: TWICE.pickupWindow } };
  const before = await servicesAt('2026-10-24T23:59:30Z').checkouts.start(late.id, named);
  const after = servicesAt('2026-10-25T00:00:30Z');
  expect(await after.checkouts.start(late.id, { ...choice, window: { startsAt: new Date(FIRST) } })).toEqual({
    ...before,
    holdSeconds: 540,
  });
  expect(await after.checkouts.holdOf(late.id, shop.id)).toMatchObject({
    windowId: FIRST,
    window: { id: FIRST, date: TWICE.date, label: TWICE.pickupWindow, startHour: 2, remaining: 1 },
  });
  const moved = await after.checkouts.start(late.id, named);
  if (!('clientSecret' in moved)) throw new Error(JSON.stringify(moved));
  expect(await after.checkouts.holdOf(late.id, shop.id)).toMatchObject({ windowId: SECOND });
  expect(await payByCard(fixtures, moved.clientSecret)).toBe('succeeded');
  expect(await placed(late)).toEqual([SECOND]);
});
