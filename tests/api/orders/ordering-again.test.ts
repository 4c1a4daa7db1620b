import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { CartPageQuery } from '../../../graphql/generated/customer/cart';
import { ReturningCustomerDocument } from '../../../graphql/generated/customer/returning-customer';
import { RunningOrdersDocument } from '../../../graphql/generated/customer/running-orders';
import { IngredientType } from '../../../server/menus/ingredient.entity';
import { ItemKind } from '../../../server/menus/item.entity';
import { chosenIn } from '../../../server/menus/options/selections';
import {
  addToCart,
  beginCheckout,
  cartOf,
  payByCard,
  placeOrder,
  startCheckout,
  windowsOf,
} from '../../support/ordering';
import { selecting } from '../../support/options';
import { aCustomer, anIngredient, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';
import { ownFixtures, rowsOf as sql } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

let shop: Somebody;
let customer: Somebody;
let croissant: string;
let sandwich: string;
let chicken: string;
let order: string;

beforeEach(async () => {
  shop = await aShop(fixtures, { capacityUnits: 50 });
  customer = await aCustomer(fixtures);
  croissant = await anItem(fixtures, shop.id, { name: 'Croissant', priceCents: 130, stock: 10 });
  chicken = await anIngredient(fixtures, shop.id, IngredientType.MEAT, 'Poulet', { priceCents: 150 });
  sandwich = await anItem(fixtures, shop.id, {
    kind: ItemKind.SANDWICH,
    name: 'Le Parisien',
    priceCents: 650,
    hasMeatSelection: true,
    meatLimit: 1,
  });
  await addToCart(fixtures, customer, { itemId: croissant, quantity: 3 });
  await addToCart(fixtures, customer, {
    itemId: sandwich,
    selections: selecting({ meats: [chicken], supplements: [chicken] }),
    note: 'Bien cuit',
  });
  const { clientSecret } = await beginCheckout(fixtures, customer, shop.id, 1219);
  expect(await payByCard(fixtures, clientSecret)).toBe('succeeded');
  order = (await placeOrder(fixtures, customer, shop.id)).id ?? '';
});

async function again({ token } = customer) {
  const query = `mutation ($id: String!) { orderAgain(reference: $id) { __typename
    ... on OrderedAgain { changes { name reason quantity choice }
      cart { totalCents lines { quantity unitCents previousUnitCents note item { name } } } }
    ... on Refusal { message } } }`;
  type Again = { orderAgain: { changes: object[]; cart: Pick<CartPageQuery['cart'], 'totalCents' | 'lines'> } };
  return (await graphql<Again>(fixtures, token, query, { id: order })).orderAgain;
}
async function offered({ token } = customer) {
  const { sameAgain } = await graphql(fixtures, token, ReturningCustomerDocument);
  const { openOrders } = await graphql(fixtures, token, RunningOrdersDocument);
  const once = sameAgain as typeof sameAgain | null;
  return { once: once && [once.order.id, once.totalCents, once.changes], running: openOrders };
}

test('ordering again fills the cart with the same lines, choices and notes, and a repeated call adds nothing', async () => {
  for (const answer of [await again(), await again()]) {
    expect(answer).toMatchObject({
      __typename: 'OrderedAgain',
      changes: [],
      cart: {
        totalCents: 1219,
        lines: [
          { quantity: 3, unitCents: 130, previousUnitCents: null, item: { name: 'Croissant' } },
          { quantity: 1, unitCents: 800, note: 'Bien cuit', item: { name: 'Le Parisien' } },
        ],
      },
    });
  }
});

test('ordering again keeps the cart’s lines, adds only missing ones and reports the surplus that was not in the order', async () => {
  await addToCart(fixtures, customer, { itemId: croissant, quantity: 5 });
  const { cart, changes } = await again();
  expect(changes).toEqual([{ name: 'Croissant', reason: 'ALREADY_THERE', quantity: 2, choice: null }]);
  expect(cart.lines.map(({ quantity, item }) => [item.name, quantity])).toEqual([
    ['Croissant', 5],
    ['Le Parisien', 1],
  ]);
});

test('ordering again reports items in short supply and choices that are out of stock or deleted', async () => {
  await sql('update item set stock = 2 where id = $1', [croissant]);
  await sql('update ingredient set out_of_stock = true where id = $1', [chicken]);
  const gone = { name: 'Le Parisien', reason: 'CHOICE_UNAVAILABLE', quantity: 0, choice: 'Poulet' };
  expect(await again()).toMatchObject({
    changes: [{ name: 'Croissant', reason: 'FEWER', quantity: 2 }, gone],
    cart: { lines: [{ quantity: 2 }] },
  });
  await sql('delete from ingredient where id = $1', [chicken]);
  expect((await again()).changes).toContainEqual(gone);
});

test('ordering again finds a renamed choice by its former name and shows its current one', async () => {
  await sql("update ingredient set name = 'Volaille fermière' where id = $1", [chicken]);
  await sql("update ingredient set name = 'Poulet fermier' where id = $1", [chicken]);
  expect((await again()).changes).toEqual([]);
  const { lines } = await cartOf(fixtures, customer, shop.id);
  const meats = lines.map(({ choices }) => chosenIn(choices, 'MEATS').map(({ name }) => name));
  expect(meats).toContainEqual(['Poulet fermier']);
  const device = [{ itemId: sandwich, quantity: 1, selections: selecting({ meats: ['volaille fermière'] }) }];
  const join = 'mutation ($input: JoinCartInput!) { joinCart(input: $input) { changes { reason } } }';
  const input = { shopId: shop.id, cartId: randomUUID(), lines: device };
  const joined = await graphql(fixtures, customer.token, join, { input });
  expect(joined).toEqual({ joinCart: { changes: [{ reason: 'ALREADY_THERE' }, { reason: 'ALREADY_THERE' }] } });
});

test('ordering again leaves the cart unchanged when nothing of the order is available', async () => {
  await sql('update item set published = false where id = $1', [sandwich]);
  await sql('update item set stock = 0 where id = $1', [croissant]);
  expect(await again()).toEqual({
    __typename: 'NothingLeft',
    message: 'Plus rien de cette commande n’est disponible aujourd’hui.',
  });
  expect((await cartOf(fixtures, customer, shop.id)).itemCount).toBe(0);
});

test('ordering again uses today’s prices, as its offer says without filling the cart, which shows the former price', async () => {
  expect((await offered()).once).toEqual([order, 1219, []]);
  await sql('update item set price_cents = 150 where id = $1', [croissant]);
  expect((await offered()).once).toEqual([order, 1279, []]);
  expect((await cartOf(fixtures, customer, shop.id)).itemCount).toBe(0);
  const { cart, changes } = await again();
  expect([cart.totalCents, changes]).toEqual([1279, []]);
  expect(cart.lines[0]).toMatchObject({ unitCents: 150, previousUnitCents: 130 });
  // In the cart already, and nothing else.
  expect((await offered()).once).toEqual([order, 1279, []]);
});

test('the offer to repeat the last order has no total when the cart has other lines or something is missing', async () => {
  await addToCart(fixtures, customer, { itemId: croissant, quantity: 5 });
  expect((await offered()).once).toEqual([order, null, []]);
  await sql('update item set stock = 2 where id = $1', [croissant]);
  await sql('delete from cart_line');
  const fewer = { __typename: 'RefillChange', name: 'Croissant', reason: 'FEWER', quantity: 2, choice: null };
  expect((await offered()).once).toEqual([order, null, [fewer]]);
  await sql('update item set published = false');
  expect((await offered()).once).toBeNull();
  await sql('update item set published = true');
  await sql('update shop set charges_enabled = false where id = $1', [shop.id]);
  expect((await offered()).once).toBeNull();
  expect((await offered(await aCustomer(fixtures))).once).toBeNull();
});

const shiftWindow = (by: string) =>
  sql('update booked_window set starts_at = starts_at + $1::interval, ends_at = ends_at + $1::interval', [by]);

test('openOrders lists an order until it has ended or its window is long past', async () => {
  const { running } = await offered();
  expect(running).toMatchObject([{ id: order, status: 'PREPARING', arrivingAt: null }]);
  expect((await offered(await aCustomer(fixtures))).running).toEqual([]);
  await shiftWindow('-2 days');
  expect((await offered()).running).toEqual([]);
  await shiftWindow('2 days');
  await sql("update orders set status = 'COLLECTED' where id = $1", [order]);
  expect((await offered()).running).toEqual([]);
});

test('an order can be repeated only by its customer, and only at a shop that can take payments', async () => {
  await expect(again(await aCustomer(fixtures))).rejects.toThrow('Commande introuvable.');
  await expect(again(shop)).rejects.toThrow('Cette commande n’est pas la vôtre.');
  await sql('update shop set charges_enabled = false where id = $1', [shop.id]);
  await expect(again()).rejects.toThrow('Cette boutique ne prend pas de commandes pour le moment.');
});

test('a cart shows its own customer’s unexpired hold and no other customer’s', async () => {
  await again();
  const [first = '', second = ''] = await windowsOf(fixtures, shop.id, customer.token);
  const hold = async (who: Somebody) => (await cartOf(fixtures, who, shop.id)).hold;
  expect(await hold(customer)).toBeNull();
  await startCheckout(fixtures, customer, { shopId: shop.id, windowStartsAt: second, totalCents: 1219 });
  expect(await hold(customer)).toMatchObject({ windowId: second, units: 1 });
  expect((await hold(customer))?.secondsLeft).toBeGreaterThan(300);
  await startCheckout(fixtures, customer, { shopId: shop.id, windowStartsAt: first, totalCents: 1219 });
  expect(await hold(customer)).toMatchObject({ windowId: first });
  expect(await hold(await aCustomer(fixtures))).toBeNull();
  await sql("update checkout set hold_until = '2026-11-24T09:00:00Z' where customer_id = $1", [customer.id]);
  expect(await hold(customer)).toBeNull();
});

test('an item tells its customer what they chose last time, and nobody else', async () => {
  const query = 'query ($id: ID!) { item(id: $id) { lastChoices { groupId options { name } } } }';
  const asked = async (token: string | null) =>
    (await graphql<{ item: { lastChoices: object[] | null } }>(fixtures, token, query, { id: sandwich })).item;
  const options = [{ name: 'Poulet' }];
  const chosen = ['MEATS', 'SUPPLEMENTS'].map((groupId) => ({ groupId, options }));
  expect(await asked(customer.token)).toEqual({ lastChoices: chosen });
  for (const token of [null, (await aCustomer(fixtures)).token, shop.token])
    expect(await asked(token)).toEqual({ lastChoices: null });
});
