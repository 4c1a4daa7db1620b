import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { IngredientType } from '../../../server/menus/ingredient.entity';
import { ItemKind } from '../../../server/menus/item.entity';
import { freshDatabase } from '../../support/database';
import { aCustomer, anIngredient, anItem, aShop, createFixtures, graphql, type Somebody } from '../../support/fixtures';
import {
  aLunch,
  type Deal,
  dealtCart,
  decline,
  type Lunch,
  lunchDeal,
  part,
  removeDeal,
  saveDeal,
} from '../../support/meal-deals';
import { selecting } from '../../support/options';
import { addToCart, beginCheckout, payByCard, placeOrder, setQuantity } from '../../support/ordering';
import { rest } from '../../support/rest';

const settings = { JWT_SECRET: 'a secret that both processes know' };
const databaseUrl = await freshDatabase();
// Two servers on one database, as behind a load balancer.
const fixtures = await createFixtures(databaseUrl, settings);
const second = await createFixtures(databaseUrl, settings);
afterAll(async () => {
  await second.stop();
  await fixtures.stop();
});

const rows = <Row extends object>(text: string, ...values: unknown[]) => fixtures.sql<Row>(text, ...values);
let shop: Somebody;
let customer: Somebody;
let lunch: Lunch;

beforeEach(async () => {
  [shop, customer] = [await aShop(fixtures, { capacityUnits: 50 }), await aCustomer(fixtures)];
  lunch = await aLunch(fixtures, shop.id);
});

const saving = (more: Partial<Deal> = {}) => saveDeal(fixtures, shop, { ...lunchDeal(lunch), ...more });
const fill = async (...itemIds: string[]) => {
  for (const itemId of itemIds) await addToCart(fixtures, customer, { itemId });
};
const cart = (server: typeof fixtures & { language?: string } = fixtures) => dealtCart(server, customer, shop.id);
const deals = async (server = fixtures) =>
  (await cart(server)).mealDeals.map(({ quantity, cents }) => [quantity, cents]);
const restCart = async () => {
  const path = `/api/cart?customerId=${customer.id}&restaurantId=${shop.id}`;
  const { body } = await rest(fixtures, 'GET', path, { token: customer.token });
  return body as { items: { name: string; basePrice: number; quantity: number }[]; totalPrice: number };
};
const restAdd = (itemId: string, more: object = {}) => {
  const body = { customerId: customer.id, restaurantId: shop.id, items: [{ _id: itemId }], ...more };
  return rest(fixtures, 'POST', '/api/cart/add', { token: customer.token, body });
};

describe('a meal deal in the cart', () => {
  test('a cart whose items fill a meal deal gets its price by itself, and shows each line at its own price', async () => {
    const { id } = await saving({ nameEn: 'Lunch deal' });
    await fill(lunch.kebab, lunch.tart);
    expect(await cart()).toMatchObject({ mealDeals: [], linesCents: 930, totalCents: 959 });
    await fill(lunch.cola);
    const saved = { mealDealId: id, quantity: 1, cents: 130 };
    expect(await cart()).toMatchObject({
      lines: [{ lineCents: 650 }, { lineCents: 280 }, { lineCents: 190 }],
      mealDeals: [{ ...saved, name: 'Formule Midi' }],
      ...{ declinedMealDealIds: [], linesCents: 990, totalCents: 1019 },
    });
    expect(await cart({ ...fixtures, language: 'en' })).toMatchObject({
      mealDeals: [{ ...saved, name: 'Lunch deal' }],
    });
  });

  test('over REST a meal deal is a line of its own, and the lines add up to totalPrice', async () => {
    const { id } = await saving();
    await fill(lunch.kebab, lunch.tart, lunch.cola);
    const { items, totalPrice } = await restCart();
    expect(totalPrice).toBe(9.9);
    expect(items).toHaveLength(4);
    expect(Math.round(items.reduce((sum, one) => sum + one.basePrice * one.quantity * 100, 0))).toBe(990);
    expect(items.at(-1)).toEqual({
      ...{ _id: id, menuItemId: null, name: 'Formule Midi', description: '', category: '', image: null },
      ...{ basePrice: -1.3, quantity: 1, specialInstructions: '', problem: null },
      selections: {
        ...{ hasMeatSelection: false, meatLimit: 0, sauceLimit: 0, sot: false, regularPrice: -1.3, isMenu: false },
        ...(items[0] as unknown as { selections: object }).selections,
        regularPrice: -1.3,
      },
    });
  });

  test('cart/add takes the total of the cart with or without its meal deal, or that of what is added, and no other', async () => {
    await saving();
    await fill(lunch.kebab, lunch.tart);
    for (const totalPrice of [10, 0.6])
      expect(await restAdd(lunch.cola, { totalPrice })).toMatchObject({
        ...{ status: 409, body: { code: 'PRICE_CHANGED' } },
      });
    expect(await restAdd(lunch.cola, { totalPrice: 9.9 })).toMatchObject({
      ...{ status: 201, body: { cart: { totalPrice: 9.9 } } },
    });
    expect(await restAdd(lunch.cola, { totalPrice: 1.9 })).toMatchObject({
      ...{ status: 201, body: { cart: { totalPrice: 11.8 } } },
    });
    expect(await restAdd(lunch.cola, { totalPrice: 15 })).toMatchObject({
      ...{ status: 201, body: { cart: { totalPrice: 13.7 } } },
    });
  });

  test('a meal deal follows the quantities of the cart and applies as often as it can', async () => {
    await saving();
    await fill(lunch.kebab, lunch.tart, lunch.cola);
    const set = async (quantities: number[]) => {
      const { lines } = await cart();
      for (const [at, quantity] of quantities.entries())
        await setQuantity(fixtures, customer, lines[at]?.id ?? '', quantity);
      return deals();
    };
    expect(await set([2, 2, 5])).toEqual([[2, 260]]);
    expect(await cart()).toMatchObject({ linesCents: 2 * 990 + 3 * 190 });
    expect(await set([3, 1, 2])).toEqual([[1, 130]]);
    expect(await set([99, 99, 0])).toEqual([]);
  });

  test('of several meal deals those apply that save the most, each item being in one', async () => {
    const snack = [part('Dessert', lunch.tart), part('Boisson', lunch.cola)];
    await saving();
    await saving({ name: 'Goûter', priceCents: 400, parts: snack });
    await fill(lunch.tart, lunch.cola);
    expect(await cart()).toMatchObject({ mealDeals: [{ name: 'Goûter', cents: 70 }], linesCents: 400 });
    await fill(lunch.kebab);
    expect(await cart()).toMatchObject({ mealDeals: [{ name: 'Formule Midi', cents: 130 }], linesCents: 990 });
    await fill(lunch.tart, lunch.cola);
    expect(await cart()).toMatchObject({
      mealDeals: [
        { name: 'Formule Midi', cents: 130 },
        { name: 'Goûter', cents: 70 },
      ],
      linesCents: 1390,
    });
  });

  test('options are paid beside the meal deal, and lines of one item with other options count alike', async () => {
    const bacon = await anIngredient(fixtures, shop.id, IngredientType.MEAT, 'Bacon', { priceCents: 150 });
    const kebab = await anItem(fixtures, shop.id, { kind: ItemKind.SANDWICH, name: 'Galette', priceCents: 650 });
    await saving({ parts: lunchDeal({ ...lunch, kebab }).parts });
    await addToCart(fixtures, customer, { itemId: kebab, selections: selecting({ supplements: [bacon] }) });
    await fill(lunch.tart, lunch.cola);
    expect(await cart()).toMatchObject({ mealDeals: [{ cents: 130 }], linesCents: 990 + 150 });
    await fill(kebab, lunch.tart, lunch.cola);
    expect(await cart()).toMatchObject({ mealDeals: [{ quantity: 2, cents: 260 }], linesCents: 2 * 990 + 150 });
  });

  test('a pizza of any size is in a meal deal at the price of its smallest, and the rest is paid beside it', async () => {
    const sizes = [
      { name: 'Moyenne', priceCents: 1_000 },
      { name: 'Grande', priceCents: 1_400 },
    ];
    const pizza = await anItem(fixtures, shop.id, { kind: ItemKind.PIZZA, priceCents: 1_000, sizes });
    await saving({ priceCents: 1_100, parts: [part('Pizza', pizza, 50), part('Boisson', lunch.cola)] });
    await addToCart(fixtures, customer, { itemId: pizza, selections: selecting({ size: 'Grande' }) });
    await fill(lunch.cola);
    // 10.00 € and 1.90 € for 11.00 € and the surcharge of 0.50 €.
    expect(await cart()).toMatchObject({ mealDeals: [{ cents: 40 }], linesCents: 1_400 + 190 - 40 });
  });

  test('a line that cannot be ordered is in no meal deal', async () => {
    await saving();
    await fill(lunch.kebab, lunch.tart, lunch.cola);
    const states = [
      [`update item set stock = 0 where id = $1`, 'update item set stock = null where id = $1'],
      ['update item set published = false where id = $1', 'update item set published = true where id = $1'],
    ];
    for (const [gone = '', back = ''] of states) {
      await rows(gone, lunch.tart);
      expect(await cart()).toMatchObject({ mealDeals: [], linesCents: 1_120 });
      expect((await restCart()).items).toHaveLength(3);
      await rows(back, lunch.tart);
      expect(await deals()).toEqual([[1, 130]]);
    }
  });

  test('a meal deal with hours is not in a cart without a window, so that no window makes it dearer', async () => {
    await saving({ served: { days: [], from: null, until: '14:30' } });
    await fill(lunch.kebab, lunch.tart, lunch.cola);
    expect(await cart()).toMatchObject({ mealDeals: [], linesCents: 1_120 });
    expect(await restCart()).toMatchObject({ totalPrice: 11.2 });
  });

  test('a meal deal that its owner changes or removes is so in the next cart, on every server', async () => {
    const { id } = await saving();
    await fill(lunch.kebab, lunch.tart, lunch.cola);
    const onBoth = async () => [await deals(), await deals(second)];
    expect(await onBoth()).toEqual([[[1, 130]], [[1, 130]]]);
    await saveDeal(second, shop, { ...lunchDeal(lunch), id, priceCents: 900 });
    expect(await onBoth()).toEqual([[[1, 220]], [[1, 220]]]);
    await removeDeal(fixtures, shop, id);
    expect(await onBoth()).toEqual([[], []]);
    await saveDeal(fixtures, shop, { ...lunchDeal(lunch), priceCents: 1_000 });
    expect(await onBoth()).toEqual([[[1, 120]], [[1, 120]]]);
  });

  test('the meal deals of a shop are in no cart of another, and a shop without any answers as before', async () => {
    await saving();
    const other = await aShop(fixtures);
    const theirs = await aLunch(fixtures, other.id);
    for (const itemId of Object.values(theirs)) await addToCart(fixtures, customer, { itemId });
    expect(await dealtCart(fixtures, customer, other.id)).toMatchObject({
      ...{ mealDeals: [], declinedMealDealIds: [], linesCents: 1_120, totalCents: 1_149 },
    });
    const path = `/api/cart?customerId=${customer.id}&restaurantId=${other.id}`;
    const { body } = await rest(fixtures, 'GET', path, { token: customer.token });
    expect([(body['items'] as object[]).length, body['totalPrice']]).toEqual([3, 11.2]);
  });
});

describe('a meal deal that the customer undoes', () => {
  const undo = (mealDealId: string, declined = true, shopId = shop.id) =>
    decline(fixtures, customer, { shopId, mealDealId, declined });

  test('an undone meal deal leaves the price until it is applied again, and another may take its place', async () => {
    const { id } = await saving();
    await saving({ name: 'Goûter', priceCents: 400, parts: [part('D', lunch.tart), part('B', lunch.cola)] });
    await fill(lunch.kebab, lunch.tart, lunch.cola);
    const undone = await undo(id);
    expect(undone).toMatchObject({
      ...{ mealDeals: [{ name: 'Goûter', cents: 70 }], declinedMealDealIds: [id], linesCents: 1_050 },
    });
    expect(await cart()).toEqual(undone);
    expect(await undo(id)).toEqual(undone);
    expect(await restCart()).toMatchObject({ totalPrice: 10.5 });
    await fill(lunch.cola);
    expect(await cart()).toMatchObject({ declinedMealDealIds: [id], linesCents: 1_240 });
    expect(await undo(id.toUpperCase(), false)).toMatchObject({ declinedMealDealIds: [], linesCents: 1_180 });
    expect(await undo(id.toUpperCase())).toMatchObject({ declinedMealDealIds: [id], linesCents: 1_240 });
  });

  test('an undone meal deal counts again once the cart is paid', async () => {
    const { id } = await saving();
    await fill(lunch.kebab, lunch.tart, lunch.cola);
    await undo(id);
    const { clientSecret } = await beginCheckout(fixtures, customer, shop.id, 1_149);
    expect(await payByCard(fixtures, clientSecret)).toBe('succeeded');
    expect(await placeOrder(fixtures, customer, shop.id)).toMatchObject({ __typename: 'Order' });
    expect(await cart()).toMatchObject({ lines: [], declinedMealDealIds: [] });
    await fill(lunch.kebab, lunch.tart, lunch.cola);
    expect(await deals()).toEqual([[1, 130]]);
  });

  test('what is no meal deal is ignored, and a cart remembers twenty at most', async () => {
    expect(await undo('nonsense')).toMatchObject({ lines: [], declinedMealDealIds: [] });
    const ids = Array.from({ length: 21 }, (_, at) => `01938f00-0000-7000-8000-0000000000${at + 10}`);
    for (const id of ids) await undo(id);
    expect((await cart()).declinedMealDealIds).toEqual(ids.slice(1));
    await expect(undo(ids[0] ?? '', true, ids[0])).rejects.toThrow('NOT_FOUND');
  });

  test('two tabs that undo two meal deals at once undo both', async () => {
    const both = [await saving(), await saving({ name: 'Autre' })].map(({ id }) => id);
    await fill(lunch.kebab, lunch.tart, lunch.cola);
    await Promise.all(both.map((id) => undo(id)));
    expect((await cart()).declinedMealDealIds.toSorted()).toEqual(both.toSorted());
    expect(await deals()).toEqual([]);
  });

  test('a cart of a device that joins the account’s leaves its undone meal deals undone', async () => {
    const { id } = await saving();
    await fill(lunch.kebab, lunch.tart);
    await undo(id);
    const query = `mutation ($input: JoinCartInput!) { joinCart(input: $input) { __typename } }`;
    const cartId = '01938f00-0000-7000-8000-000000000001';
    const input = { shopId: shop.id, cartId, lines: [{ itemId: lunch.cola, quantity: 1 }] };
    await graphql(fixtures, customer.token, query, { input });
    expect(await cart()).toMatchObject({ declinedMealDealIds: [id], mealDeals: [], linesCents: 1_120 });
  });
});
