import { beforeEach, expect, test } from 'vitest';
import { OrderAgainDocument } from '../../../graphql/generated/customer/after-order';
import { PutBackCartLineDocument } from '../../../graphql/generated/customer/cart';
import type { AddToCartInput } from '../../../graphql/generated/schema';
import { IngredientType } from '../../../server/menus/ingredient.entity';
import { Item, ItemKind } from '../../../server/menus/item.entity';
import { selecting } from '../../support/options';
import { beginCheckout, cartOf, payByCard, placeOrder, setQuantity } from '../../support/ordering';
import { rest } from '../../support/rest';
import { aCustomer, anIngredient, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';
import { ownFixtures } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

const FULL = 'Votre panier est plein : 2 000,00 € au plus.';

let shop: Somebody;
let customer: Somebody;
let hamper: string;

beforeEach(async () => {
  shop = await aShop(fixtures, { capacityUnits: 500 });
  customer = await aCustomer(fixtures);
  hamper = await anItem(fixtures, shop.id, { name: 'Panier garni', priceCents: 20_000, preparationUnits: 1 });
});

const add = async (more: Partial<AddToCartInput>) => {
  const input = { itemId: hamper, ...more };
  return (await graphql(fixtures, customer.token, PutBackCartLineDocument, { input })).addToCart;
};
const cart = () => cartOf(fixtures, customer, shop.id);
const setTo = async (quantity: number) => setQuantity(fixtures, customer, (await cart()).lines[0]?.id ?? '', quantity);
const reprice = (priceCents: number) =>
  fixtures.product.orm.em.fork().nativeUpdate(Item, { id: hamper }, { priceCents });
const checkout = async (totalCents: number) => {
  const { windowStartsAt: _window, ...checkout } = await beginCheckout(fixtures, customer, shop.id, totalCents);
  return checkout;
};

test('a cart is limited to 2 000 €, whether by adding lines or by raising a quantity', async () => {
  expect(await add({ quantity: 10 })).toMatchObject({ __typename: 'Cart', totalCents: 200_029 });
  for (const more of [{}, { note: 'Sans fromage' }, { quantity: 89 }])
    expect(await add(more)).toEqual({ __typename: 'CartFull', message: FULL });
  expect(await setTo(11)).toEqual({ __typename: 'CartFull', message: FULL });
  const body = { customerId: customer.id, restaurantId: shop.id, items: [{ _id: hamper, quantity: 1 }] };
  const refused = await rest(fixtures, 'POST', '/api/cart/add', { token: customer.token, body });
  expect(refused).toMatchObject({ status: 400, body: { code: 'CART_FULL', error: FULL } });
  expect(await cart()).toMatchObject({ totalCents: 200_029, itemCount: 10 });
  expect(await checkout(200_029)).toMatchObject({ __typename: 'Checkout', totalCents: 200_029 });
});

test('a cart that price changes lifted over 2 000 € can be read and reduced but not checked out', async () => {
  await add({ quantity: 10 });
  await reprice(99_999);
  expect(await cart()).toMatchObject({ totalCents: 999_990 + 29 });
  expect(await checkout(1_000_019)).toEqual({ __typename: 'CartFull', message: FULL });
  expect(await setTo(3)).toMatchObject({ __typename: 'Cart', totalCents: 299_997 + 29 });
  expect(await setTo(4)).toMatchObject({ __typename: 'CartFull' });
  expect(await setTo(2)).toMatchObject({ __typename: 'Cart', totalCents: 199_998 + 29 });
  expect(await checkout(200_027)).toMatchObject({ __typename: 'Checkout' });
});

test('an item whose composition alone costs more than 2 000 € cannot be added to the cart', async () => {
  const toppings = await Promise.all(
    [1, 2].map((at) => anIngredient(fixtures, shop.id, IngredientType.TOPPING, `Truffe ${at}`, { priceCents: 99_999 })),
  );
  const pizza = await anItem(fixtures, shop.id, {
    kind: ItemKind.PIZZA,
    priceCents: 99_999,
    sizes: [{ name: 'Royale', priceCents: 99_999 }],
  });
  const refused = await add({ itemId: pizza, selections: selecting({ size: 'Royale', toppings }) });
  expect(refused.__typename).toBe('InvalidSelection');
});

test('ordering again fills the cart up to 2 000 € and reports the items left out', async () => {
  await add({ quantity: 6 });
  await add({ itemId: await anItem(fixtures, shop.id, { priceCents: 130 }) });
  const { clientSecret } = await checkout(120_159);
  expect(await payByCard(fixtures, clientSecret)).toBe('succeeded');
  const { id = '' } = await placeOrder(fixtures, customer, shop.id);
  await add({ note: 'Sans fromage', quantity: 5 });
  const { orderAgain } = await graphql(fixtures, customer.token, OrderAgainDocument, { reference: id });
  expect(orderAgain).toMatchObject({
    __typename: 'OrderedAgain',
    changes: [{ name: 'Panier garni', reason: 'CART_FULL', quantity: 0 }],
  });
  expect(await cart()).toMatchObject({ itemCount: 6 });
});

test('a counter order is limited to 2 000 €', async () => {
  const place = (order: string) => rest(fixtures, 'POST', '/api/orders', { token: shop.token, body: { order } });
  expect(await place('11 panier garni')).toMatchObject({
    status: 400,
    body: { error: 'Une commande va jusqu’à 2 000,00 €.' },
  });
  expect(await place('10 panier garni')).toMatchObject({ status: 201 });
});
