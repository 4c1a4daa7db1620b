import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type CartContentFragment,
  LatestCartPageDocument,
  PutBackCartLineDocument,
} from '../../../graphql/generated/customer/cart';
import { paidLines, REMOVE_PAID, type PricedLine } from '../../../server/carts/priced-line';
import { Ingredient, IngredientType } from '../../../server/menus/ingredient.entity';
import { Item, ItemKind } from '../../../server/menus/item.entity';
import { ownFixtures } from '../../support/own-fixtures';
import { selecting } from '../../support/options';
import { addToCart, beginCheckout, cartOf, setQuantity } from '../../support/ordering';
import { rest } from '../../support/rest';
import { statementsOf } from '../../support/statements';
import { aCustomer, anIngredient, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';

const fixtures = await ownFixtures();
let customer: Somebody;

const shop = await aShop(fixtures);
beforeEach(async () => {
  customer = await aCustomer(fixtures);
});

/** A cart, or why it was refused. */
type Answer = CartContentFragment & { __typename: string; message?: string };
const add = async (itemId: string, more: object = {}) => {
  const input = { itemId, ...more };
  return (await graphql(fixtures, customer.token, PutBackCartLineDocument, { input })).addToCart as Answer;
};
const set = async (lineId: string | undefined, quantity: number) =>
  (await setQuantity(fixtures, customer, lineId ?? '', quantity)) as Answer;
const cart = () => cartOf(fixtures, customer, shop.id);
const edit = (itemId: string, values: Partial<Item>) =>
  fixtures.product.orm.em.fork().nativeUpdate(Item, { id: itemId }, values);

describe('adding to a cart', () => {
  test('adding the same item again raises its line’s quantity, while another item, choice or note makes a new line', async () => {
    const croissant = await anItem(fixtures, shop.id, { priceCents: 120 });
    const chicken = await anIngredient(fixtures, shop.id, IngredientType.MEAT, `Poulet ${croissant.slice(-4)}`);
    const beef = await anIngredient(fixtures, shop.id, IngredientType.MEAT, `Bœuf ${croissant.slice(-4)}`);
    const rules = { kind: ItemKind.SANDWICH, hasMeatSelection: true, meatLimit: 2 };
    const sandwich = await anItem(fixtures, shop.id, { ...rules, priceCents: 650 });

    await add(croissant);
    await add(croissant, { quantity: 2 });
    await add(sandwich, { selections: selecting({ meats: [beef, chicken] }) });
    await add(sandwich, { selections: selecting({ meats: [chicken, beef] }) });
    await add(sandwich, { selections: selecting({ meats: [chicken] }) });
    await add(croissant, { note: 'Bien cuit' });
    const { lines, itemCount, linesCents, totalCents } = await add(croissant, { note: '  Bien cuit ' });

    expect(lines.map(({ item, quantity, note }) => [item.id, quantity, note])).toEqual([
      [croissant, 3, ''],
      [sandwich, 2, ''],
      [sandwich, 1, ''],
      [croissant, 2, 'Bien cuit'],
    ]);
    expect([itemCount, linesCents, totalCents]).toEqual([8, 5 * 120 + 3 * 650, 5 * 120 + 3 * 650 + 29]);
  });

  test('a customer’s carts, one per shop, are listed latest first with the piece count of the others, without unpayable shops', async () => {
    const [first, left, last] = [await aShop(fixtures), await aShop(fixtures), await aShop(fixtures)];
    for (const [{ id }, quantity] of [
      [first, 2],
      [left, 1],
      [last, 3],
    ] as const)
      await add(await anItem(fixtures, id), { quantity });
    await fixtures.sql('update shop set charges_enabled = false where id = $1', left.id);
    const { latestCart, carts } = await graphql(fixtures, customer.token, LatestCartPageDocument);
    expect(latestCart).toMatchObject({ shop: { id: last.id } });
    expect(carts.map(({ shop, itemCount, elsewhereCount }) => [shop.id, itemCount, elsewhereCount])).toEqual([
      [last.id, 3, 2],
      [first.id, 2, 3],
    ]);
  });

  test('a recomposed cart line replaces the previous one, which stays unchanged when the new one is refused', async () => {
    const itemId = await anItem(fixtures, shop.id);
    const { lines: before } = await add(itemId, { note: 'Bien cuite', quantity: 2 });
    await add(await anItem(fixtures, shop.id));
    const replaces = before[0]?.id;
    const said = await add(itemId, { note: 'Pas trop cuite', quantity: 2, replaces });
    expect(said.lines.map(({ note, quantity }) => [note, quantity])).toEqual([
      ['Pas trop cuite', 2],
      ['', 1],
    ]);
    const again = { note: 'Pas trop cuite', quantity: 2, replaces: said.lines[0]?.id };
    expect((await add(itemId, again)).itemCount).toBe(3);
    await edit(itemId, { stock: 1 });
    expect(await add(itemId, { ...again, note: 'Noire' })).toMatchObject({ __typename: 'SoldOut' });
    expect((await cart()).itemCount).toBe(3);
  });

  test('adding to a cart from two tabs concurrently loses nothing', async () => {
    const croissant = await anItem(fixtures, shop.id);
    const tart = await anItem(fixtures, shop.id);
    await Promise.all(Array.from({ length: 30 }, (_, index) => add(index % 3 === 0 ? tart : croissant)));
    const { lines } = await cart();
    expect(Object.fromEntries(lines.map(({ item, quantity }) => [item.id, quantity]))).toEqual({
      [croissant]: 20,
      [tart]: 10,
    });
  });

  test('adding to a cart while another tab sets a quantity loses neither change', async () => {
    const croissant = await anItem(fixtures, shop.id);
    const { lines } = await add(croissant);
    const adding = Array.from({ length: 10 }, () => add(croissant, { note: 'Bien cuit' }));
    await Promise.all([...adding, set(lines[0]?.id, 5)]);
    expect((await cart()).lines.map(({ quantity }) => quantity)).toEqual([5, 10]);
  });

  test('adding several items in one request keeps the others when one is sold out', async () => {
    const croissant = await anItem(fixtures, shop.id);
    const last = await anItem(fixtures, shop.id, { stock: 1 });
    const query = `mutation ($croissant: AddToCartInput!, $last: AddToCartInput!) {
      a: addToCart(input: $croissant) { __typename }
      b: addToCart(input: $last) { __typename }
      c: addToCart(input: $last) { __typename }
      d: addToCart(input: $croissant) { __typename }
    }`;
    const inputs = { croissant: { itemId: croissant }, last: { itemId: last } };
    const answers = await graphql<Record<string, Answer>>(fixtures, customer.token, query, inputs);
    const types = Object.values(answers).map(({ __typename }) => __typename);
    expect(types).toEqual(['Cart', 'Cart', 'SoldOut', 'Cart']);
    expect((await cart()).lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });
});

describe('limits of a cart', () => {
  test('a cart holds at most 60 lines and refuses the next as CartFull', async () => {
    const croissant = await anItem(fixtures, shop.id);
    for (let index = 0; index < 60; index++) await add(croissant, { note: `Ligne ${index}` });
    expect(await add(croissant, { note: 'Une de trop' })).toEqual({
      __typename: 'CartFull',
      message: 'Votre panier est plein : 60 lignes au plus.',
    });
    expect(await add(croissant, { note: 'Ligne 59' })).toMatchObject({ __typename: 'Cart', itemCount: 61 });
    expect((await cart()).lines).toHaveLength(60);
  });

  test('a cart line holds at most 99 pieces', async () => {
    const croissant = await anItem(fixtures, shop.id);
    const { lines } = await add(croissant, { quantity: 99 });
    const beyond = 'La quantité va de 1 à 99.';
    for (const quantity of [1, 0, -1, 100]) await expect(add(croissant, { quantity })).rejects.toThrow(beyond);
    for (const quantity of [-1, 100]) await expect(set(lines[0]?.id, quantity)).rejects.toThrow(beyond);
    expect((await cart()).itemCount).toBe(99);
    expect(await set(lines[0]?.id, 0)).toMatchObject({ __typename: 'Cart', lines: [], totalCents: 0 });
  });

  test('a cart refuses more pieces than the item’s stock, summed over all its lines', async () => {
    const tart = await anItem(fixtures, shop.id, { name: 'Tarte aux fraises', stock: 3 });
    const { lines } = await add(tart, { quantity: 2 });
    const soldOut = { __typename: 'SoldOut', message: 'Tarte aux fraises : il n’en reste que 3.' };
    expect(await add(tart, { quantity: 2, note: 'Sans sucre' })).toEqual(soldOut);
    expect(await set(lines[0]?.id, 4)).toEqual(soldOut);
    const query = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { ... on SoldOut { left } } }';
    const input = { itemId: tart, quantity: 2 };
    expect(await graphql(fixtures, customer.token, query, { input })).toEqual({ addToCart: { left: 3 } });
    expect((await cart()).itemCount).toBe(2);
  });

  test('a cart line’s note is limited to 500 characters and contains no control characters', async () => {
    const croissant = await anItem(fixtures, shop.id);
    expect(await add(croissant, { note: '🥐'.repeat(500) })).toMatchObject({ __typename: 'Cart' });
    await expect(add(croissant, { note: 'a'.repeat(501) })).rejects.toThrow('La note est trop long');
    await expect(add(croissant, { note: 'a\u0007' })).rejects.toThrow('caractères interdits');
    expect((await cart()).itemCount).toBe(1);
  });
});

describe('refused cart changes', () => {
  const restAdd = (items: object[], totalPrice?: number) =>
    rest(fixtures, 'POST', '/api/cart/add', {
      token: customer.token,
      body: { customerId: customer.id, restaurantId: shop.id, items, totalPrice },
    });

  test('adding several lines over REST adds none when one of them is refused', async () => {
    const croissant = await anItem(fixtures, shop.id);
    const gone = await anItem(fixtures, shop.id, { stock: 0 });
    await add(croissant);
    const unicorn = { _id: croissant, selections: { meats: ['Licorne'] } };
    for (const bad of [{ _id: gone }, { _id: crypto.randomUUID() }, unicorn, { _id: croissant, quantity: 99 }]) {
      const [five, crisp] = [{ quantity: 5 }, { specialInstructions: 'Bien cuit' }];
      const items = [{ _id: croissant, ...five }, { _id: croissant, ...crisp }, bad];
      expect((await restAdd(items)).status).toBeGreaterThanOrEqual(400);
      expect((await cart()).lines.map(({ quantity }) => quantity)).toEqual([1]);
    }
  });

  test('adding over REST with a wrong total adds nothing and reports the server’s total', async () => {
    const croissant = await anItem(fixtures, shop.id, { priceCents: 120 });
    await add(croissant);
    expect(await restAdd([{ _id: croissant, quantity: 2, basePrice: 0.01 }], 0.02)).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED', message: 'Le total a changé : 2,40 €.' },
    });
    expect((await cart()).itemCount).toBe(1);
    expect((await restAdd([{ _id: croissant, quantity: 2 }], 2.4)).status).toBe(201);
    expect((await restAdd([{ _id: croissant }], 4.8)).status).toBe(201);
  });
});

describe('menu changes after an item was added to the cart', () => {
  test('a cart line takes the item’s new price at once and shows the price last seen', async () => {
    const croissant = await anItem(fixtures, shop.id, { priceCents: 120 });
    expect((await add(croissant, { quantity: 2 })).lines).toMatchObject([{ unitCents: 120, previousUnitCents: null }]);
    await edit(croissant, { priceCents: 130 });
    expect(await cart()).toMatchObject({
      linesCents: 260,
      lines: [{ unitCents: 130, previousUnitCents: 120, problem: null }],
    });
    expect((await add(croissant)).lines).toMatchObject([{ quantity: 3, unitCents: 130, previousUnitCents: null }]);
  });

  test('a cart line takes a supplement’s new price at once', async () => {
    const bacon = await anIngredient(fixtures, shop.id, IngredientType.MEAT, 'Bacon', { priceCents: 100 });
    const sandwich = await anItem(fixtures, shop.id, { kind: ItemKind.SANDWICH, priceCents: 650 });
    await add(sandwich, { selections: selecting({ supplements: [bacon] }) });
    await fixtures.product.orm.em.fork().nativeUpdate(Ingredient, { id: bacon }, { priceCents: 150 });
    expect((await cart()).lines).toMatchObject([{ unitCents: 800, previousUnitCents: 750 }]);
  });

  test.each<[string, Partial<Item>, string]>([
    ['nearly sold out', { stock: 1 }, 'NOT_ENOUGH'],
    ['taken off the menu', { published: false }, 'WITHDRAWN'],
  ])('a cart line whose item is %s can still be reduced or removed', async (_name, values, problem) => {
    const tart = await anItem(fixtures, shop.id, { stock: 5 });
    const { lines } = await add(tart, { quantity: 2 });
    await edit(tart, values);
    expect((await cart()).lines).toMatchObject([{ quantity: 2, problem }]);
    expect(await set(lines[0]?.id, 1)).toMatchObject({ __typename: 'Cart' });
    expect(await set(lines[0]?.id, 0)).toMatchObject({ __typename: 'Cart', lines: [] });
  });

  test('an unpublished item or one of a shop that cannot be paid cannot be added to the cart', async () => {
    const hidden = await anItem(fixtures, shop.id, { published: false });
    await expect(add(hidden)).rejects.toThrow('Article introuvable.');
    const unpaid = await aShop(fixtures);
    const item = await anItem(fixtures, unpaid.id);
    await fixtures.sql('update shop set charges_enabled = false where id = $1', unpaid.id);
    await expect(add(item)).rejects.toThrow('Article introuvable.');
  });
});

describe('writing a cart', () => {
  test('adding to a cart takes three SQL statements, over GraphQL and REST', async () => {
    const itemId = await anItem(fixtures, shop.id, { stock: 9 });
    await addToCart(fixtures, customer, { itemId });
    const body = { customerId: customer.id, restaurantId: shop.id, items: [{ _id: itemId }] };
    expect(await statementsOf(() => addToCart(fixtures, customer, { itemId }))).toHaveLength(3);
    const post = () => rest(fixtures, 'POST', '/api/cart/add', { token: customer.token, body });
    expect(await statementsOf(post)).toHaveLength(3);
  });

  test('a customer’s own hold counts as available stock when adding to the cart, at the cost of a fourth statement', async () => {
    const itemId = await anItem(fixtures, shop.id, { stock: 4, preparationUnits: 1 });
    await addToCart(fixtures, customer, { itemId, quantity: 2 });
    const { lines, totalCents } = await cart();
    expect((await beginCheckout(fixtures, customer, shop.id, totalCents)).__typename).toBe('Checkout');
    const [{ id = '' } = {}] = lines;
    const refused = { __typename: 'SoldOut', message: expect.stringContaining('4') as string };
    // Two are left on the shelf.
    expect(await addToCart(fixtures, customer, { itemId, quantity: 3 })).toMatchObject(refused);
    expect(await setQuantity(fixtures, customer, id, 5)).toMatchObject(refused);
    const added = () => addToCart(fixtures, customer, { itemId, quantity: 1 });
    expect((await statementsOf(added)).length).toBe(4);
    expect(await setQuantity(fixtures, customer, id, 4)).toMatchObject({ __typename: 'Cart' });
    expect((await cart()).lines).toMatchObject([{ quantity: 4, problem: null }]);
  });

  test('an item added while the paid lines are removed from the cart stays, and the paid lines do not reappear', async () => {
    const [paid, added] = [await anItem(fixtures, shop.id), await anItem(fixtures, shop.id)];
    await addToCart(fixtures, customer, { itemId: paid });
    const line = (await cart()).lines[0]?.id;
    const adding = await fixtures.product.orm.em.fork().transactional(async (em) => {
      await em.execute('select from cart where customer_id = ? for update', [customer.id]);
      const answer = addToCart(fixtures, customer, { itemId: added });
      await pause(300); // it has read the cart, and waits to write it
      const paid = paidLines([{ cartLineId: line, quantity: 1 } as PricedLine]);
      await em.execute(`with ${REMOVE_PAID} select 1`, [paid, customer.id, shop.id]);
      return { answer };
    });
    await adding.answer;
    expect((await cart()).lines.map(({ item }) => item.id)).toEqual([added]);
  });
});
