import { describe, expect, test } from 'vitest';
import { BoardPageDocument } from '../../../graphql/generated/owner/board';
import { SetItemSoldOutDocument, SetStockDocument, StockOfDayDocument } from '../../../graphql/generated/owner/menu';
import { createServices } from '../../../server/platform/context';
import { ownFixtures } from '../../support/own-fixtures';
import { addToCart, cartOf } from '../../support/ordering';
import { rest } from '../../support/rest';
import { aCustomer, anItem, aShop, graphql } from '../../support/fixtures';

// The clock of the fixtures says: Tuesday 24 November 2026, 11:00 in Paris.
const TODAY = '2026-11-24';
const TOMORROW = '2026-11-25';

const fixtures = await ownFixtures();

const shop = await aShop(fixtures);

/** What the morning of a later day does, as the server does it when it wakes. */
const morningOf = async (instant: string) => {
  const clock = { now: () => new Date(instant) };
  await createServices({ ...fixtures.product.parts, clock }).stocks.beginDay();
};
const set = (day: string, itemId: string, stock: number | null, token = shop.token) =>
  graphql(fixtures, token, SetStockDocument, { day, changes: [{ itemId, stock }] });
const soldOut = (itemId: string) => graphql(fixtures, shop.token, SetItemSoldOutDocument, { itemId, soldOut: true });
const left = async (itemId: string) => {
  const rows = await fixtures.sql<{ stock: number | null; sold_out_until: Date | null }>(
    'select stock, sold_out_until from item where id = $1',
    itemId,
  );
  return { stock: rows[0]?.stock, soldOut: rows[0]?.sold_out_until !== null };
};

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
    const [planned, renewed, uncounted, untouched] = [
      await anItem(fixtures, shop.id),
      await anItem(fixtures, shop.id),
      await anItem(fixtures, shop.id),
      await anItem(fixtures, shop.id, { stock: 5 }),
    ];
    await set(TODAY, planned, 40);
    await set(TOMORROW, planned, 15);
    await set(TODAY, renewed, 12);
    await set(TODAY, uncounted, null);
    await fixtures.sql('update item set stock = 3 where id = any($1)', [planned, renewed, untouched]);
    await morningOf('2026-11-25T05:00:00Z');
    expect([await left(planned), await left(renewed), await left(uncounted), await left(untouched)]).toMatchObject([
      { stock: 15 },
      { stock: 12 },
      { stock: null },
      { stock: 3 },
    ]);
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

  test('the stock of a day is from 0 to 9999 pieces', async () => {
    const itemId = await anItem(fixtures, shop.id, { stock: 2 });
    await expect(set(TODAY, itemId, -1)).rejects.toThrow('La quantité va de 0 à 9999.');
    await expect(set(TODAY, itemId, 10_000)).rejects.toThrow('BAD_USER_INPUT');
    expect(await left(itemId)).toMatchObject({ stock: 2 });
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
