import { describe, expect } from 'vitest';
import type { CheckoutView } from '../../../server/payments/checkout.results';
import { addToCart, payByCard } from '../../support/ordering';
import { at, hold, rowsOf } from '../../support/ordering-ahead';
import { aCustomer, anItem, aShop, type Somebody } from '../../support/world';
import { test, world } from '../../support/world-test';

// The menu day begins at 4 in the morning: until then Wednesday’s pieces are those of a day to come.
const WEDNESDAY = '2026-11-25';
const BEFORE_MIDNIGHT = '2026-11-24T22:54:00Z';
const NIGHT = '2026-11-25T00:30:00Z';
const counted = (shop: Somebody, more = {}) =>
  anItem(world, shop.id, { priceCents: 650, stock: 5, stockDay: '2026-11-24', ...more });

async function windowAt(shop: Somebody, instant: string, time: string) {
  const { pickup, shops } = at(instant);
  const found = (await pickup.windows(await shops.shown(shop.id))).find(({ startTime }) => startTime === time);
  if (!found) throw new Error(`no window at ${time}`);
  return found;
}

/** Of a cart with some pieces, for a window of Wednesday or without one. */
async function start(shop: Somebody, who: Somebody, instant: string, time: string | null) {
  const window = time === null ? null : { startsAt: (await windowAt(shop, instant, time)).startsAt };
  return at(instant).checkouts.start(who.id, { shopId: shop.id, window, statedTotalCents: null });
}

/** Paid before its window is chosen. */
async function paid(shop: Somebody, itemId: string, quantity: number, instant: string) {
  const who = await aCustomer(world);
  await addToCart(world, who, { itemId, quantity });
  const { clientSecret, intentId } = (await start(shop, who, instant, null)) as CheckoutView;
  expect(await payByCard(world, clientSecret)).toBe('succeeded');
  return async (instant: string, time: string) => {
    const { date, label } = await windowAt(shop, instant, time);
    return at(instant).placement.place(who.id, { shopId: shop.id, window: { date, label }, intentId });
  };
}

const named = (name: string): unknown =>
  expect.objectContaining({ constructor: expect.objectContaining({ name }) as unknown });
const stock = (itemId: string) => rowsOf('select stock, stock_day::text as day from item where id = $1', [itemId]);

describe('a window chosen after paying', () => {
  test('is of the menu day whose pieces were held: what tomorrow has is not sold beyond', async () => {
    const shop = await aShop(world, { daysAhead: 7 });
    const itemId = await counted(shop, { orderRules: { dayCapacity: 2 } });
    await hold(shop, await aCustomer(world), itemId, 2, WEDNESDAY, 44);
    const place = await paid(shop, itemId, 3, NIGHT);
    expect(await place(NIGHT, '11:00')).toEqual(named('WindowInvalid'));
    expect(await rowsOf('select taken from item_ahead where item_id = $1', [itemId])).toEqual([{ taken: 2 }]);
    // Nor can it be where tonight has no window left.
    await world.product.pool.query('update opening_range set opens_at = 420 where shop_id = $1', [shop.id]);
    const who = await aCustomer(world);
    await addToCart(world, who, { itemId, quantity: 1 });
    expect(await start(shop, who, NIGHT, null)).toMatchObject({ left: 0 });
    await world.product.pool.query('update opening_range set opens_at = 0 where shop_id = $1', [shop.id]);
    // What is paid waits for one of tonight’s.
    expect(await place(NIGHT, '03:00')).toEqual(named('Order'));
    expect(await stock(itemId)).toMatchObject([{ stock: 2 }]);
  });

  test('may be of the next menu day where nobody counts', async () => {
    const shop = await aShop(world);
    const place = await paid(shop, await anItem(world, shop.id, { priceCents: 650 }), 3, NIGHT);
    expect(await place(NIGHT, '11:00')).toEqual(named('Order'));
  });

  test('after midnight is refused for what is sold on the day before only, and says so', async () => {
    const shop = await aShop(world, { preparationMinutes: 0, slotMinutes: 5 });
    const itemId = await anItem(world, shop.id, { name: 'Chou', priceCents: 650, orderRules: { days: [2] } });
    const place = await paid(shop, itemId, 1, BEFORE_MIDNIGHT);
    const refused = await place('2026-11-24T23:01:00Z', '12:00');
    expect(refused).toEqual(named('WindowInvalid'));
    expect(refused).toMatchObject({ message: 'Chou : pas ce jour-là. Le mardi.' });
  });
});

describe('where no orders are taken ahead, the night sells of what the morning begins with', () => {
  test.for([
    { of: 'what is planned', planned: { [WEDNESDAY]: 2 } },
    { of: 'what is usual on the weekday', planned: { '2026-11-18': 2, '2026-11-23': 9 } },
    { of: 'what the day before began with', planned: { '2026-11-23': 2 } },
  ])('$of', async ({ planned }) => {
    const shop = await aShop(world);
    const itemId = await counted(shop);
    for (const [day, pieces] of Object.entries(planned))
      await world.product.pool.query('insert into item_day (item_id, day, pieces) values ($1, $2, $3)', [
        itemId,
        day,
        pieces,
      ]);
    const who = await aCustomer(world);
    await addToCart(world, who, { itemId, quantity: 5 });
    expect(await start(shop, who, NIGHT, '11:00')).toMatchObject({ left: 2 });
    const other = await aCustomer(world);
    await addToCart(world, other, { itemId, quantity: 2 });
    expect(await start(shop, other, NIGHT, '11:00')).toEqual(named('CheckoutView'));
    await at('2026-11-25T05:00:00Z').stocks.beginDay();
    expect(await stock(itemId)).toEqual([{ stock: 0, day: WEDNESDAY }]);
  });
});
