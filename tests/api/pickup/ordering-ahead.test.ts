import { beforeEach, describe, expect, test } from 'vitest';
import { PickupDaysDocument } from '../../../graphql/generated/customer/cart';
import { SavePaceDocument } from '../../../graphql/generated/owner/settings';
import { saveItem } from '../../support/menu-owner';
import { cancelMine } from '../../support/order-steps';
import { addToCart, payByCard, placeOrder, startCheckout } from '../../support/ordering';
import { at, FRIDAY, hold, holdAgain, orderAhead, windowsOn } from '../../support/ordering-ahead';
import { aCustomer, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';
import { ownFixtures, rowsOf } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

let shop: Somebody;
let customer: Somebody;
beforeEach(async () => {
  shop = await aShop(fixtures, { daysAhead: 7 });
  customer = await aCustomer(fixtures);
});

const taken = async (itemId: string) =>
  (await rowsOf('select taken from item_ahead where item_id = $1 and day = $2', [itemId, FRIDAY]))[0] ?? null;
const stock = async (itemId: string) => (await rowsOf('select stock from item where id = $1', [itemId]))[0];
const bread = { priceCents: 650 };
const counted = (stock: number, more = {}) =>
  anItem(fixtures, shop.id, { ...bread, stock, stockDay: '2026-11-24', ...more });

const days = async () => (await graphql(fixtures, customer.token, PickupDaysDocument, { shopId: shop.id })).pickupDays;
const beginDay = () => at('2026-11-27T05:00:00Z').stocks.beginDay();

test('an order for Friday takes Friday’s window and pieces and nothing of today’s stock', async () => {
  const itemId = await counted(1, { orderRules: { dayCapacity: 5 } });
  const id = await orderAhead(shop, customer, itemId, 3);
  expect(await taken(itemId)).toEqual({ taken: 3 });
  expect(await stock(itemId)).toEqual({ stock: 1 });
  expect((await windowsOn(shop.id, FRIDAY))[24]?.remaining).toBe(9);
  // Called off, it gives back what it had.
  await cancelMine(fixtures, customer, id);
  expect(await taken(itemId)).toEqual({ taken: 0 });
  expect(await stock(itemId)).toEqual({ stock: 1 });
});

test('an unpaid hold for Friday releases its window and pieces', async () => {
  const itemId = await counted(0, { orderRules: { dayCapacity: 2 } });
  expect(await hold(shop, customer, itemId, 2)).toMatchObject({ __typename: 'Checkout' });
  expect(await hold(shop, await aCustomer(fixtures), itemId)).toMatchObject({ __typename: 'SoldOut' });
  await at('2026-11-24T10:11:00Z').housekeeping.endHolds();
  expect(await taken(itemId)).toEqual({ taken: 0 });
  expect((await windowsOn(shop.id, FRIDAY))[24]?.remaining).toBe(10);
});

test('of twelve simultaneous customers for three pieces of a later day, three get a hold and nine SoldOut', async () => {
  const itemId = await counted(0, { orderRules: { dayCapacity: 3 } });
  const customers = await Promise.all(Array.from({ length: 12 }, () => aCustomer(fixtures)));
  const answers = await Promise.all(customers.map((one) => hold(shop, one, itemId)));
  expect(answers.filter(({ __typename }) => __typename === 'Checkout')).toHaveLength(3);
  expect(answers.filter(({ __typename }) => __typename === 'SoldOut')).toHaveLength(9);
  expect(await taken(itemId)).toEqual({ taken: 3 });
});

test('changing a hold from Friday to today takes today’s stock and releases Friday’s pieces', async () => {
  const itemId = await counted(4, { orderRules: { dayCapacity: 2 } });
  await hold(shop, customer, itemId, 2);
  expect(await holdAgain(shop, customer, 2, '2026-11-24', 1)).toMatchObject({ __typename: 'Checkout' });
  expect(await taken(itemId)).toEqual({ taken: 0 });
  expect(await stock(itemId)).toEqual({ stock: 2 });
});

describe('stock at the beginning of a day with orders placed ahead', () => {
  test('a day’s stock begins without the pieces ordered ahead, and a cancellation on that day returns them', async () => {
    const itemId = await counted(9, { orderRules: { dayCapacity: 5 } });
    const id = await orderAhead(shop, customer, itemId, 3);
    const friday = at('2026-11-27T05:00:00Z');
    await friday.stocks.beginDay();
    expect(await stock(itemId)).toEqual({ stock: 2 });
    await friday.cancellations.byCustomer({ id: customer.id, role: 'CUSTOMER', version: 0 } as never, id);
    expect(await stock(itemId)).toEqual({ stock: 5 });
    expect(await taken(itemId)).toEqual({ taken: 3 });
  });

  test('a stock planned for a later day includes the pieces already sold and never becomes negative', async () => {
    const [few, many] = [await counted(9), await counted(9)];
    for (const itemId of [few, many]) await orderAhead(shop, await aCustomer(fixtures), itemId, 3);
    const set = (itemId: string, stock: number) =>
      at('2026-11-24T10:00:00Z').stocks.set(shop.id, FRIDAY, [{ itemId, stock }]);
    await set(few, 2);
    await set(many, 20);
    expect(await hold(shop, await aCustomer(fixtures), few)).toMatchObject({ __typename: 'SoldOut' });
    expect(await hold(shop, await aCustomer(fixtures), many, 17)).toMatchObject({ __typename: 'Checkout' });
    await beginDay();
    expect([await stock(few), await stock(many)]).toEqual([{ stock: 0 }, { stock: 0 }]);
  });

  test('an uncounted item ordered ahead stays uncounted, unless the owner planned a stock for that day', async () => {
    const [itemId, uncounted] = [await anItem(fixtures, shop.id, bread), await anItem(fixtures, shop.id, bread)];
    await at('2026-11-24T10:00:00Z').stocks.set(shop.id, FRIDAY, [{ itemId, stock: 4 }]);
    await orderAhead(shop, customer, itemId, 3);
    expect(await hold(shop, await aCustomer(fixtures), itemId, 2)).toMatchObject({ __typename: 'SoldOut' });
    await orderAhead(shop, await aCustomer(fixtures), uncounted, 3);
    await beginDay();
    expect(await stock(itemId)).toEqual({ stock: 1 });
    expect([await stock(uncounted), await taken(uncounted)]).toEqual([{ stock: null }, { taken: 3 }]);
  });
});

describe('notice that an item needs', () => {
  test('a window within an item’s notice is refused before payment, with the item’s rule', async () => {
    const itemId = await anItem(fixtures, shop.id, { name: 'Bûche', priceCents: 650, orderRules: { noticeHours: 48 } });
    expect(await hold(shop, customer, itemId, 1, '2026-11-25', 3)).toEqual({
      __typename: 'NotOnThatDay',
      message: 'Bûche : trop tard pour ce créneau. Sur commande, 48 h avant.',
    });
    expect(await holdAgain(shop, customer, 1, '2026-11-24', 3)).toMatchObject({ __typename: 'NotOnThatDay' });
    expect(await holdAgain(shop, customer, 1, FRIDAY)).toMatchObject({ __typename: 'Checkout' });
  });

  test('a held window stays payable when its item’s notice grows, while other windows are refused', async () => {
    const itemId = await anItem(fixtures, shop.id, { priceCents: 650, orderRules: { noticeHours: 60 } });
    const held = await hold(shop, customer, itemId);
    await fixtures.sql(`update item set order_rules = '{"noticeHours": 300}' where id = $1`, itemId);
    expect(await holdAgain(shop, customer)).toMatchObject({ __typename: 'Checkout', intentId: held.intentId });
    expect(await holdAgain(shop, customer, 1, FRIDAY, 41)).toMatchObject({ __typename: 'NotOnThatDay' });
  });
});

test('an order for a later day keeps the price at which it was held', async () => {
  const itemId = await anItem(fixtures, shop.id, { priceCents: 650 });
  const { clientSecret } = await hold(shop, customer, itemId);
  await fixtures.sql('update item set price_cents = 900 where id = $1', itemId);
  await payByCard(fixtures, clientSecret);
  const { id } = await placeOrder(fixtures, customer, shop.id);
  expect(await rowsOf('select total_cents from orders where id = $1', [id])).toEqual([{ total_cents: 679 }]);
});

test('pickupDays marks the first possible day of a cart and names the item that decides it', async () => {
  const log = await anItem(fixtures, shop.id, { name: 'Bûche', priceCents: 650, orderRules: { noticeHours: 72 } });
  const bread = await anItem(fixtures, shop.id, { name: 'Pain', orderRules: { days: [7], dayCapacity: 2 } });
  await addToCart(fixtures, customer, { itemId: log, quantity: 1 });
  const friday = { day: FRIDAY, isFirst: true, why: 'Bûche : sur commande, 72 h avant.', item: { id: log } };
  expect((await days()).find(({ isFirst }) => isFirst)).toMatchObject(friday);
  await addToCart(fixtures, customer, { itemId: bread, quantity: 2 });
  const sunday = { day: '2026-11-29', isFirst: true, why: 'Pain : le dimanche.', item: { id: bread } };
  expect((await days()).filter(({ possible }) => possible)).toMatchObject([sunday]);
  await addToCart(fixtures, customer, { itemId: bread, quantity: 1 });
  expect(await days()).toMatchObject(
    Array.from({ length: 8 }, () => ({ offered: true, possible: false, isFirst: false })),
  );
  expect((await days())[5]).toMatchObject({ why: 'Pain : plus assez pour ce jour.' });
});

test('pickupDays lists windows closed by notice or serving hours, and a hold and an order name their day', async () => {
  const itemId = await anItem(fixtures, shop.id, { name: 'Pain', priceCents: 650, orderRules: { noticeHours: 72 } });
  await addToCart(fixtures, customer, { itemId, quantity: 1 });
  const shut = async () => (await days()).map(({ shutWindows }) => shutWindows.length);
  expect(await shut()).toEqual([0, 0, 0, 29, 0, 0, 0, 0]);
  await fixtures.sql(
    `update category set served = '{"days":[],"from":null,"until":"11:00"}' where shop_id = $1`,
    shop.id,
  );
  expect(await shut()).toEqual([0, 0, 0, 0, 68, 68, 68, 68]);
  expect((await days())[3]).toMatchObject({ possible: false });
  await fixtures.sql('update category set served = null where shop_id = $1', shop.id);

  const { clientSecret } = await holdAgain(shop, customer, 1, FRIDAY, 60);
  const query = 'query ($id: ID!) { cart(shopId: $id) { hold { window { day } } shop { pickupWindows { day } } } }';
  expect(await graphql(fixtures, customer.token, query, { id: shop.id })).toMatchObject({
    cart: {
      hold: { window: { day: 'vendredi 27 novembre' } },
      // Of today's windows only those after midnight name their day.
      shop: { pickupWindows: expect.not.arrayContaining([{ day: expect.stringMatching(/^(?!.*nuit de mardi)/) }]) },
    },
  });
  await payByCard(fixtures, clientSecret);
  const { id } = await placeOrder(fixtures, customer, shop.id);
  const dayOf = 'query ($id: String!) { order(reference: $id) { window { day } } }';
  expect(await graphql(fixtures, customer.token, dayOf, { id })).toEqual({
    order: { window: { day: 'vendredi 27 novembre' } },
  });
  expect(await graphql(fixtures, customer.token, '{ sameAgain { totalCents } }', {})).toEqual({ sameAgain: null });
});

test('an item sold out today can be ordered for tomorrow only at a shop that takes orders ahead', async () => {
  const itemId = await counted(0, { orderRules: { dayCapacity: 4 } });
  await addToCart(fixtures, customer, { itemId, quantity: 4 });
  expect((await days()).slice(0, 2)).toMatchObject([{ possible: false }, { possible: true, isFirst: true }]);
  shop = await aShop(fixtures);
  expect(await addToCart(fixtures, customer, { itemId: await counted(0), quantity: 1 })).toMatchObject({
    __typename: 'SoldOut',
  });
  await expect(windowsOn(shop.id, '2026-11-25')).rejects.toThrow('BAD_USER_INPUT');
});

test('a window outside the days for which a shop takes orders is refused as invalid', async () => {
  const itemId = await anItem(fixtures, shop.id, { priceCents: 650 });
  await addToCart(fixtures, customer, { itemId, quantity: 1 });
  for (const windowStartsAt of ['2026-12-02T11:00:00.000Z', '2026-11-23T11:00:00.000Z']) {
    const { __typename } = await startCheckout(fixtures, customer, {
      shopId: shop.id,
      windowStartsAt,
      totalCents: 679,
    });
    expect(__typename).toBe('WindowInvalid');
  }
  await expect(windowsOn(shop.id, '2026-12-02')).rejects.toThrow('BAD_USER_INPUT');
  await expect(windowsOn(shop.id, 'demain')).rejects.toThrow('BAD_USER_INPUT');
});

describe('the owner’s rules for ordering ahead', () => {
  const rules = { noticeHours: 48, days: [6, 7], season: { from: '12-01', to: '01-06' }, dayCapacity: 12 };
  const read = (itemId: string) =>
    graphql(fixtures, null, 'query ($id: ID!) { item(id: $id) { availability } }', { id: itemId });

  test('an item’s order rules are shown to customers, and its day capacity becomes its stock at once', async () => {
    const itemId = await anItem(fixtures, shop.id);
    const save = (more: object) => saveItem(fixtures, shop, { itemId, ...more });
    expect(await save({ orderRules: rules })).toMatchObject({
      stock: 12,
      orderRules: { ...rules, noticeUntil: null },
    });
    expect(await read(itemId)).toEqual({
      item: { availability: 'Sur commande, 48 h avant · Le samedi et le dimanche · Du 1er décembre au 6 janvier' },
    });
    // What does not speak of them leaves them.
    expect(await save({ description: 'Au miel.' })).toMatchObject({ orderRules: rules });
    expect(await save({ orderRules: null })).toMatchObject({ orderRules: null });
    const wrong = { ...rules, season: { from: '12-00', to: '01-06' } };
    await expect(save({ orderRules: wrong })).rejects.toThrow('BAD_USER_INPUT');
  });

  test('an owner takes orders for at most 30 days ahead, and windows are offered that far', async () => {
    const save = (daysAhead: number) =>
      graphql(fixtures, shop.token, SavePaceDocument, { input: { preparationMinutes: 0, daysAhead } });
    expect(await save(30)).toMatchObject({ savePace: { daysAhead: 30 } });
    expect(await windowsOn(shop.id, '2026-12-24')).toHaveLength(96);
    await expect(save(31)).rejects.toThrow('BAD_USER_INPUT');
  });
});
