import { expect, test } from 'vitest';
import { ChangeItemsDocument, ImportMenuDocument } from '../../../graphql/generated/owner/menu';
import { addToCart, startCheckout, windowsOf } from '../../support/ordering';
import { statementsOf } from '../../support/statements';
import { aCustomer, anItem, aShop, graphql } from '../../support/fixtures';
import { ownFixtures } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

test('concurrent price changes, menu imports and checkouts neither deadlock nor oversell', async () => {
  const shop = await aShop(fixtures, { capacityUnits: 500 });
  const names = ['A', 'B', 'C', 'D', 'E', 'F'];
  const items: string[] = [];
  for (const name of names) items.push(await anItem(fixtures, shop.id, { name, priceCents: 100, stock: 40 }));
  const customers = await Promise.all(Array.from({ length: 8 }, () => aCustomer(fixtures)));
  for (const [place, customer] of customers.entries()) {
    const inAnyOrder = [...items.slice(place % items.length), ...items.slice(0, place % items.length)];
    for (const itemId of place % 2 === 0 ? inAnyOrder : inAnyOrder.toReversed())
      await addToCart(fixtures, customer, { itemId, quantity: 2 });
  }
  const [windowStartsAt = ''] = await windowsOf(fixtures, shop.id, shop.token);

  const reprice = (priceCents: number) => {
    const changes = items.toReversed().map((itemId) => ({ itemId, priceCents }));
    return graphql(fixtures, shop.token, ChangeItemsDocument, { input: { items: changes } });
  };
  const row = { category: 'Viennoiseries', priceCents: 100, stock: 40, freshlyBaked: true };
  const file = { rows: names.toReversed().map((name) => ({ ...row, name })) };
  const input = { shopId: shop.id, windowStartsAt, totalCents: 100 * 2 * items.length + 29 };
  const checkouts = Promise.all(customers.map((customer) => startCheckout(fixtures, customer, input)));
  const files = [1, 2].map(() => graphql(fixtures, shop.token, ImportMenuDocument, file));
  await Promise.all([checkouts, ...[120, 100, 130, 100].map(reprice), ...files]);
  for (const { __typename } of await checkouts) expect(['Checkout', 'PriceChanged']).toContain(__typename);

  // What is held is what left the stock since the owner last counted, never more than there was.
  const rows = await fixtures.sql<{ stock: number }>('select stock from item where shop_id = $1', shop.id);
  for (const { stock } of rows) expect(stock).toBeGreaterThanOrEqual(40 - 2 * customers.length);
});

test('importing a file of 1000 known items takes fewer than 60 statements and does not block checkouts', async () => {
  const shop = await aShop(fixtures, { capacityUnits: 500 });
  const itemId = await anItem(fixtures, shop.id, { name: 'Article 0', priceCents: 100, stock: 900 });
  const file = async (stock: number) => {
    const row = { category: 'Viennoiseries', priceCents: 100, stock, freshlyBaked: true };
    const rows = Array.from({ length: 1000 }, (_, at) => ({ ...row, name: `Article ${at}` }));
    return (await graphql(fixtures, shop.token, ImportMenuDocument, { rows })).importMenu;
  };
  expect(await file(800)).toMatchObject({ added: 999, changed: 1 });
  expect((await statementsOf(() => file(700))).length).toBeLessThan(60);

  const [windowStartsAt = ''] = await windowsOf(fixtures, shop.id, shop.token);
  const over = new AbortController();
  const importing = file(600).finally(() => over.abort());
  do {
    const customer = await aCustomer(fixtures);
    await addToCart(fixtures, customer, { itemId });
    const checkout = await startCheckout(fixtures, customer, { shopId: shop.id, windowStartsAt, totalCents: 129 });
    expect(checkout).toMatchObject({ __typename: 'Checkout' });
  } while (!over.signal.aborted);
  expect(await importing).toMatchObject({ added: 0, changed: 1000 });
  const left = await fixtures.sql<{ stock: number; count: number }>(
    'select stock, count(*)::int as count from item where shop_id = $1 and id <> $2 group by stock',
    shop.id,
    itemId,
  );
  expect(left).toEqual([{ stock: 600, count: 999 }]);
});
