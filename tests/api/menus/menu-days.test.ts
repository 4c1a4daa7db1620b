import { beforeEach, describe, expect, test } from 'vitest';
import { BoardPageDocument } from '../../../graphql/generated/owner/board';
import { SetItemSoldOutDocument, SetStockDocument, StockOfDayDocument } from '../../../graphql/generated/owner/menu';
import { createServices } from '../../../server/platform/context';
import { ownFixtures } from '../../support/own-fixtures';
import { cancelByShop, undoTimePasses } from '../../support/order-steps';
import { addToCart, anOrder, cartOf, startCheckout, windowsOf } from '../../support/ordering';
import { rest } from '../../support/rest';
import { aCustomer, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';

// The clock of the fixtures says: Tuesday 24 November 2026, 11:00 in Paris.
const TODAY = '2026-11-24';
const TOMORROW = '2026-11-25';

const fixtures = await ownFixtures();

const shop = await aShop(fixtures);

const at = (instant: string) => createServices({ ...fixtures.product.parts, clock: { now: () => new Date(instant) } });
/** What the morning of a later day does, as the server does it when it wakes. */
const morningOf = (instant: string) => at(instant).stocks.beginDay();
const set = (day: string, itemId: string, stock: number | null, token = shop.token) =>
  graphql(fixtures, token, SetStockDocument, { day, changes: [{ itemId, stock }] });
const soldOut = (itemId: string) => graphql(fixtures, shop.token, SetItemSoldOutDocument, { itemId, soldOut: true });
const left = async (itemId: string) =>
  (await fixtures.sql('select stock, sold_out_until is not null as "soldOut" from item where id = $1', itemId))[0];

test('« épuisé aujourd’hui » lasts until 4 in the morning', async () => {
  const itemId = await anItem(fixtures, shop.id);
  expect(await soldOut(itemId)).toMatchObject({ setItemSoldOut: { soldOut: true } });
  await anItem(fixtures, shop.id);
  await morningOf('2026-11-25T02:59:59Z');
  expect(await left(itemId)).toMatchObject({ soldOut: true });
  expect((await graphql(fixtures, shop.token, BoardPageDocument)).ownSoldOut).toEqual([itemId]);
  await morningOf('2026-11-25T03:00:00Z');
  expect((await graphql(fixtures, shop.token, BoardPageDocument)).ownSoldOut).toEqual([]);
  expect(await left(itemId)).toMatchObject({ soldOut: false });
});

describe('daily stock', () => {
  test('the stock of a day starts at its planned number, else at the previous day’s, without leftovers', async () => {
    const [planned = '', renewed = '', uncounted = ''] = await Promise.all(
      [1, 2, 3].map(() => anItem(fixtures, shop.id)),
    );
    const untouched = await anItem(fixtures, shop.id, { stock: 5 });
    await set(TODAY, planned, 40);
    await set(TOMORROW, planned, 15);
    await set(TODAY, renewed, 12);
    await set(TODAY, uncounted, null);
    await fixtures.sql('update item set stock = 3 where id = any($1)', [planned, renewed, untouched]);
    await morningOf('2026-11-25T05:00:00Z');
    const stocks = await Promise.all([planned, renewed, uncounted, untouched].map(left));
    expect(stocks).toMatchObject([15, 12, null, 3].map((stock) => ({ stock })));
    // The morning comes once, however often it is asked.
    await fixtures.sql('update item set stock = 1 where id = $1', planned);
    await morningOf('2026-11-25T06:00:00Z');
    expect(await left(planned)).toMatchObject({ stock: 1 });
    // A week later this weekday is a habit.
    await morningOf('2026-12-02T06:00:00Z');
    expect(await left(planned)).toMatchObject({ stock: 15 });
  });

  test('a stock set at noon adds the pieces already sold to the number that the next day starts with', async () => {
    const itemId = await anItem(fixtures, shop.id);
    await set(TODAY, itemId, 40);
    await expect(set(TODAY, itemId, -1)).rejects.toThrow('La quantité va de 0 à 9999.');
    await fixtures.sql('update item set stock = 10 where id = $1', itemId);
    await set(TODAY, itemId, 30);
    await morningOf('2026-11-25T05:00:00Z');
    expect(await left(itemId)).toMatchObject({ stock: 60 });
  });

  test('the stock of a day can be read for today and the days ahead within a week', async () => {
    const lone = await aShop(fixtures);
    const itemId = await anItem(fixtures, lone.id);
    await set(TODAY, itemId, 9, lone.token);
    await set(TOMORROW, itemId, 4, lone.token);
    const read = async (day: string) => (await graphql(fixtures, lone.token, StockOfDayDocument, { day })).ownStock;
    expect(await read(TODAY)).toMatchObject([{ pieces: 9, usualPieces: null, isUsual: false }]);
    expect(await read(TOMORROW)).toMatchObject([{ pieces: 4, usualPieces: null, isUsual: false }]);
    expect(await read('2026-11-26')).toMatchObject([{ pieces: 4, usualPieces: null, isUsual: false }]);
    for (const day of ['2026-11-23', '2026-12-01', 'demain', ''])
      await expect(read(day)).rejects.toThrow('BAD_USER_INPUT');
  });

  test('a cart line reports NOT_ENOUGH when the owner lowers the stock below its quantity', async () => {
    const lone = await aShop(fixtures);
    const itemId = await anItem(fixtures, lone.id);
    await set(TODAY, itemId, 10, lone.token);
    const buyer = await aCustomer(fixtures);
    expect(await addToCart(fixtures, buyer, { itemId, quantity: 11 })).toMatchObject({ __typename: 'SoldOut' });
    expect(await addToCart(fixtures, buyer, { itemId, quantity: 10 })).toMatchObject({ __typename: 'Cart' });
    await rest(fixtures, 'PUT', '/api/customitems/update-item', {
      token: lone.token,
      body: { itemId, updates: { quantity: 4 } },
    });
    expect(await cartOf(fixtures, buyer, lone.id)).toMatchObject({ lines: [{ problem: 'NOT_ENOUGH' }] });
  });
});

describe('stock of a day that is over', () => {
  const MORNING = '2026-11-25T05:00:00Z';
  let lone: Somebody;
  let customer: Somebody;
  let itemId: string;
  /** Five pieces today, and as many tomorrow. */
  beforeEach(async () => {
    [lone, customer] = [await aShop(fixtures), await aCustomer(fixtures)];
    itemId = await anItem(fixtures, lone.id, { priceCents: 650 });
    await set(TODAY, itemId, 5, lone.token);
  });

  /** Calls an order off as its shop, and lets the half minute pass in which it could be undone. */
  async function calledOff(orderId: string) {
    await cancelByShop(fixtures, lone, orderId);
    await undoTimePasses(fixtures, orderId);
    await createServices(fixtures.product.parts).cancellations.finalise(orderId);
    const rows = await fixtures.sql('select settled_at from cancellation where order_id = $1', orderId);
    expect(rows).toEqual([{ settled_at: expect.any(String) }]);
  }
  async function holds(windowIndex: number) {
    const windowStartsAt = (await windowsOf(fixtures, lone.id, customer.token))[windowIndex] ?? '';
    const input = { shopId: lone.id, windowStartsAt, totalCents: 1329 };
    expect((await startCheckout(fixtures, customer, input)).__typename).toBe('Checkout');
  }
  const expectStock = async (stock: number) => expect(await left(itemId)).toMatchObject({ stock });

  test('cancelling an order returns its pieces to the stock of its day, but not to that of the next', async () => {
    const { id: today } = await anOrder(fixtures, customer, lone.id, { itemId, quantity: 2 });
    await expectStock(3);
    await calledOff(today);
    await expectStock(5);
    const { id } = await anOrder(fixtures, customer, lone.id, { itemId, quantity: 2 });
    await morningOf(MORNING);
    await expectStock(5);
    await calledOff(id);
    await expectStock(5);
  });

  test('a hold of yesterday that expires adds no pieces to today’s stock', async () => {
    await addToCart(fixtures, customer, { itemId, quantity: 2 });
    await holds(0);
    await expectStock(3);
    await morningOf(MORNING);
    await at(MORNING).housekeeping.endHolds();
    await expectStock(5);
  });

  test('moving a hold to another window after the end of the business day takes pieces of the new day', async () => {
    await addToCart(fixtures, customer, { itemId, quantity: 2 });
    await holds(0);
    await morningOf(MORNING);
    await holds(1);
    await expectStock(3);
    // A change within the day touches nothing.
    await fixtures.sql("update checkout set created_at = $1 where state = 'HELD' and shop_id = $2", MORNING, lone.id);
    await holds(2);
    await expectStock(3);
  });
});
