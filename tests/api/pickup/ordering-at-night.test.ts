import { describe, expect, test } from 'vitest';
import { OrderStatus } from '../../../server/orders/order-status';
import type { CheckoutView } from '../../../server/payments/checkout/checkout.results';
import { addToCart, payByCard } from '../../support/ordering';
import { at, hold } from '../../support/ordering-ahead';
import { aCustomer, anItem, aShop, type Somebody } from '../../support/fixtures';
import { ownFixtures, rowsOf } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

// Around the clock the business day begins at 4 in the morning: until then Wednesday’s pieces are those of a day to come.
const WEDNESDAY = '2026-11-25';
const BEFORE_FOUR = '2026-11-25T02:52:00Z';
const AFTER_FOUR = '2026-11-25T03:01:00Z';
const QUICK = { preparationMinutes: 0, slotMinutes: 5 };
const counted = (shop: Somebody, more = {}) =>
  anItem(fixtures, shop.id, { priceCents: 650, stock: 5, stockDay: '2026-11-24', ...more });

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
  const who = await aCustomer(fixtures);
  await addToCart(fixtures, who, { itemId, quantity });
  const { clientSecret, intentId } = (await start(shop, who, instant, null)) as CheckoutView;
  expect(await payByCard(fixtures, clientSecret)).toBe('succeeded');
  return async (instant: string, time: string) => {
    const { date, label } = await windowAt(shop, instant, time);
    return at(instant).placement.place(who.id, { shopId: shop.id, window: { date, label }, intentId });
  };
}

const named = (name: string): unknown =>
  expect.objectContaining({ constructor: expect.objectContaining({ name }) as unknown });
const stock = (itemId: string) => rowsOf('select stock, stock_day::text as day from item where id = $1', [itemId]);

describe('a window chosen after paying', () => {
  test('a window chosen after paying must be of the business day whose pieces were held', async () => {
    const shop = await aShop(fixtures, { ...QUICK, daysAhead: 7 });
    const itemId = await counted(shop, { orderRules: { dayCapacity: 2 } });
    await hold(shop, await aCustomer(fixtures), itemId, 2, WEDNESDAY, 44);
    const place = await paid(shop, itemId, 3, BEFORE_FOUR);
    expect(await place(AFTER_FOUR, '11:00')).toEqual(named('WindowInvalid'));
    expect(await rowsOf('select taken from item_ahead where item_id = $1', [itemId])).toEqual([{ taken: 2 }]);
    // What is paid waits for one of tonight’s.
    expect(await place(BEFORE_FOUR, '03:55')).toEqual(named('Order'));
    expect(await stock(itemId)).toMatchObject([{ stock: 2 }]);
  });

  test('a window chosen after paying may be of the next business day when its items are not counted', async () => {
    const shop = await aShop(fixtures, QUICK);
    const place = await paid(shop, await anItem(fixtures, shop.id, { priceCents: 650 }), 3, BEFORE_FOUR);
    expect(await place(AFTER_FOUR, '11:00')).toEqual(named('Order'));
  });

  test('a window chosen after paying is refused on a day on which the item is not sold, with the item’s rule', async () => {
    const shop = await aShop(fixtures, QUICK);
    const itemId = await anItem(fixtures, shop.id, { name: 'Chou', priceCents: 650, orderRules: { days: [2] } });
    const place = await paid(shop, itemId, 1, BEFORE_FOUR);
    const refused = await place(AFTER_FOUR, '12:00');
    expect(refused).toEqual(named('WindowInvalid'));
    expect(refused).toMatchObject({ message: 'Chou : pas ce jour-là. Le mardi.' });
  });
});

describe('a shop that opens at 18:00 and closes at 02:00', () => {
  const evening = async () => {
    const shop = await aShop(fixtures, { preparationMinutes: 15, slotMinutes: 15 });
    await fixtures.sql('update opening_range set opens_at = 1080, closes_at = 1560 where shop_id = $1', shop.id);
    return shop;
  };

  test('a shop open until 02:00 takes at 23:46 an order for 00:30 from the stock of the same business day', async () => {
    const shop = await evening();
    const itemId = await counted(shop);
    const who = await aCustomer(fixtures);
    await addToCart(fixtures, who, { itemId, quantity: 2 });
    // The window’s label has its own calendar date.
    const window = await windowAt(shop, '2026-11-24T22:46:00Z', '00:30');
    expect(window).toMatchObject({ date: '11/25/2026', day: '2026-11-24', laterDay: null, otherDate: '2026-11-25' });
    const started = (await start(shop, who, '2026-11-24T22:46:00Z', '00:30')) as CheckoutView;
    expect(started).toEqual(named('CheckoutView'));
    expect(await stock(itemId)).toEqual([{ stock: 3, day: '2026-11-24' }]);
    await payByCard(fixtures, started.clientSecret);
    const placing = { shopId: shop.id, window: null, intentId: started.intentId };
    const { id } = (await at('2026-11-24T22:47:00Z').placement.place(who.id, placing)) as { id: string };
    const services = at('2026-11-24T22:48:00Z');
    expect((await services.orders.board(shop.id)).map((one) => one.id)).toEqual([id]);
    expect(await services.orders.advance(shop.id, id, OrderStatus.PREPARING)).toMatchObject({ status: 'READY' });
  });

  test('a shop open until 02:00 sells an item of its opening day after midnight, but not the next evening', async () => {
    const shop = await evening();
    const itemId = await anItem(fixtures, shop.id, { name: 'Kebab', priceCents: 650, orderRules: { days: [2] } });
    const who = await aCustomer(fixtures);
    await addToCart(fixtures, who, { itemId, quantity: 1 });
    expect(await start(shop, who, '2026-11-24T23:30:00Z', '01:00')).toEqual(named('CheckoutView'));
    expect(await start(shop, who, '2026-11-25T17:30:00Z', '20:00')).toEqual(named('NotOnThatDay'));
  });
});
