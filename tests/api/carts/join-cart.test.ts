import { expect, test } from 'vitest';
import { JoinCartDocument } from '../../../graphql/generated/customer/join-cart';
import type { DeviceCartLineInput } from '../../../graphql/generated/schema';
import { ItemKind } from '../../../server/menus/item.entity';
import { selecting } from '../../support/options';
import { addToCart, cartOf } from '../../support/ordering';
import { aCustomer, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';
import { ownFixtures } from '../../support/own-fixtures';
import { anId } from '../../support/an-id';

const fixtures = await ownFixtures();

async function aStart() {
  const [shop, customer] = [await aShop(fixtures), await aCustomer(fixtures)];
  const item = await anItem(fixtures, shop.id, { stock: 10 });
  await addToCart(fixtures, customer, { itemId: item, quantity: 2 });
  return { shop, customer, item };
}

const join = async ({ token }: Somebody, shopId: string, lines: DeviceCartLineInput[], cartId = anId()) => {
  const input = { shopId, cartId, lines };
  return (await graphql(fixtures, token, JoinCartDocument, { input })).joinCart;
};

test('a device cart is merged into the account’s cart once, when sent repeatedly or concurrently', async () => {
  const { shop, customer, item } = await aStart();
  const other = await anItem(fixtures, shop.id);
  const lines = [
    { itemId: item, quantity: 3 },
    { itemId: item, quantity: 1, note: 'Bien cuit' },
    { itemId: other, quantity: 1 },
  ];
  const cartId = anId();
  const answers = await Promise.all([1, 2, 3].map(() => join(customer, shop.id, lines, cartId)));
  await join(customer, shop.id, lines, cartId);
  // Said once: what was there before, and is paid as well.
  expect(answers.flatMap(({ changes }) => changes)).toMatchObject([{ reason: 'ALREADY_THERE', quantity: 2 }]);
  const quantities = async () => (await cartOf(fixtures, customer, shop.id)).lines.map(({ quantity }) => quantity);
  expect(await quantities()).toEqual([5, 1, 1]);
  await join(customer, shop.id, [{ itemId: other, quantity: 1 }]);
  expect(await quantities()).toEqual([5, 1, 2]);
  // What was added meanwhile is of another device: sent again, the first cart still adds nothing.
  await join(customer, shop.id, lines, cartId);
  expect(await quantities()).toEqual([5, 1, 2]);
});

test('merging a device cart reports sold-out, reduced and withdrawn items and adds the others', async () => {
  const { shop, customer, item } = await aStart();
  const { cart, changes } = await join(customer, shop.id, [
    { itemId: item, quantity: 9 },
    { itemId: await anItem(fixtures, shop.id, { stock: 0 }), quantity: 1 },
    { itemId: anId(), quantity: 1 },
    { itemId: '}{', quantity: 1 },
    { itemId: await anItem(fixtures, shop.id), quantity: 1 },
  ]);
  expect(changes.map(({ reason, quantity }) => [reason, quantity])).toEqual([
    ['FEWER', 10],
    ['SOLD_OUT', 0],
    ['WITHDRAWN', 0],
    ['WITHDRAWN', 0],
    ['ALREADY_THERE', 1],
  ]);
  expect(changes[2]?.name).toBe('Un article');
  expect(cart.lines.map(({ quantity }) => quantity)).toEqual([10, 1]);
});

test('merging a device cart in a shop that takes preorders is not limited by the stock of today', async () => {
  const [shop, customer] = [await aShop(fixtures, { daysAhead: 7 }), await aCustomer(fixtures)];
  const itemId = await anItem(fixtures, shop.id, { stock: 1 });
  const { cart, changes } = await join(customer, shop.id, [{ itemId, quantity: 3 }]);
  expect(changes).toEqual([]);
  expect(cart.lines.map(({ quantity }) => quantity)).toEqual([3]);
});

test('merging a device cart keeps to 99 pieces a line and 60 lines', async () => {
  const { shop, customer } = await aStart();
  const item = await anItem(fixtures, shop.id);
  await addToCart(fixtures, customer, { itemId: item, quantity: 98 });
  const { changes } = await join(customer, shop.id, [{ itemId: item, quantity: 2 }]);
  expect(changes[0]).toMatchObject({ reason: 'FEWER', quantity: 99 });
  const notes = Array.from({ length: 60 }, (_, n) => ({ itemId: item, quantity: 1, note: `${n}` }));
  await expect(join(customer, shop.id, [...notes, { itemId: item, quantity: 1 }])).rejects.toThrow();
  await expect(join(customer, shop.id, [{ itemId: item, quantity: 0 }])).rejects.toThrow();
});

test('merging a device cart shows a price that has changed since, and names a choice that the shop has deleted', async () => {
  const { shop, customer } = await aStart();
  const itemId = await anItem(fixtures, shop.id, { priceCents: 480 });
  await join(customer, shop.id, [{ itemId, quantity: 1, unitCents: 450 }]);
  expect((await cartOf(fixtures, customer, shop.id)).lines.at(-1)).toMatchObject({ previousUnitCents: 450 });
  const sandwich = await anItem(fixtures, shop.id, { kind: ItemKind.SANDWICH, sauceLimit: 1, name: 'Le Parisien' });
  const lines = [{ itemId: sandwich, quantity: 1, selections: selecting({ sauces: ['Algérienne'] }) }];
  expect((await join(customer, shop.id, lines)).changes).toContainEqual(
    expect.objectContaining({ name: 'Le Parisien', reason: 'CHOICE_UNAVAILABLE', choice: 'Algérienne' }),
  );
});
