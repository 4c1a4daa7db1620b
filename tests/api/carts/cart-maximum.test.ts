import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { IngredientType } from '../../../server/menus/ingredient.entity';
import { Item, ItemKind } from '../../../server/menus/item.entity';
import { freshDatabase } from '../../support/database';
import { addToCart, payByCard, placeOrder, startCheckout, windowsOf } from '../../support/ordering';
import { rest } from '../../support/rest';
import {
  aCustomer,
  anIngredient,
  anItem,
  aShop,
  aWorld,
  graphql,
  type Somebody,
  type World,
} from '../../support/world';

const FULL = 'Votre panier est plein : 2 000,00 € au plus.';

let world: World;
let shop: Somebody;
let customer: Somebody;
let hamper: string;

beforeAll(async () => {
  world = await aWorld(await freshDatabase());
});
afterAll(() => world.stop());
beforeEach(async () => {
  shop = await aShop(world, { capacityUnits: 500 });
  customer = await aCustomer(world);
  hamper = await anItem(world, shop.id, { name: 'Panier garni', priceCents: 20_000, preparationUnits: 1 });
});

const add = (more: object) => addToCart(world, customer, { itemId: hamper, ...more });
const cart = async () => {
  const query = 'query ($id: ID!) { cart(shopId: $id) { totalCents itemCount lines { id } } }';
  return (await graphql(world, customer.token, query, { id: shop.id }))['cart'] as {
    totalCents: number;
    itemCount: number;
    lines: { id: string }[];
  };
};
const setQuantity = async (quantity: number) => {
  const { lines } = await cart();
  const query = `mutation ($input: SetCartLineQuantityInput!) {
    setCartLineQuantity(input: $input) { __typename ... on Cart { totalCents } ... on Refusal { message } }
  }`;
  const answer = await graphql(world, customer.token, query, { input: { lineId: lines[0]?.id, quantity } });
  return answer['setCartLineQuantity'];
};
const reprice = (priceCents: number) => world.product.orm.em.fork().nativeUpdate(Item, { id: hamper }, { priceCents });
const checkout = async (totalCents: number) => {
  const [windowStartsAt = ''] = await windowsOf(world, shop.id, customer.token);
  return startCheckout(world, customer, { shopId: shop.id, windowStartsAt, totalCents });
};

test('a cart comes to 2 000 € at most, by further lines or by more of one', async () => {
  expect(await add({ quantity: 10 })).toMatchObject({ __typename: 'Cart', totalCents: 200_029 });
  for (const more of [{}, { note: 'Sans fromage' }, { quantity: 89 }])
    expect(await add(more)).toEqual({ __typename: 'CartFull', message: FULL });
  expect(await setQuantity(11)).toEqual({ __typename: 'CartFull', message: FULL });
  const body = { customerId: customer.id, restaurantId: shop.id, items: [{ _id: hamper, quantity: 1 }] };
  const refused = await rest(world, 'POST', '/api/cart/add', { token: customer.token, body });
  expect(refused).toMatchObject({ status: 400, body: { code: 'CART_FULL', error: FULL } });
  expect(await cart()).toMatchObject({ totalCents: 200_029, itemCount: 10 });
  expect(await checkout(200_029)).toMatchObject({ __typename: 'Checkout', totalCents: 200_029 });
});

test('one that prices brought above it is read and made smaller, but not paid', async () => {
  await add({ quantity: 10 });
  await reprice(99_999);
  expect(await cart()).toMatchObject({ totalCents: 999_990 + 29 });
  expect(await checkout(1_000_019)).toEqual({ __typename: 'CartFull', message: FULL });
  expect(await setQuantity(3)).toMatchObject({ __typename: 'Cart', totalCents: 299_997 + 29 });
  expect(await setQuantity(4)).toMatchObject({ __typename: 'CartFull' });
  expect(await setQuantity(2)).toMatchObject({ __typename: 'Cart', totalCents: 199_998 + 29 });
  expect(await checkout(200_027)).toMatchObject({ __typename: 'Checkout' });
});

test('a piece that alone costs more is not composed', async () => {
  const toppings = await Promise.all(
    [1, 2].map((at) => anIngredient(world, shop.id, IngredientType.TOPPING, `Truffe ${at}`, { priceCents: 99_999 })),
  );
  const pizza = await anItem(world, shop.id, {
    kind: ItemKind.PIZZA,
    priceCents: 99_999,
    sizes: [{ name: 'Royale', priceCents: 99_999 }],
  });
  const refused = await add({ itemId: pizza, selections: { size: 'Royale', toppings } });
  expect(refused.__typename).toBe('InvalidSelection');
});

test('ordering again fills the cart as far as that', async () => {
  await add({ quantity: 6 });
  await add({ itemId: await anItem(world, shop.id, { priceCents: 130 }) });
  const { clientSecret } = await checkout(120_159);
  expect(await payByCard(world, clientSecret)).toBe('succeeded');
  const { id = '' } = await placeOrder(world, customer, shop.id);
  await add({ note: 'Sans fromage', quantity: 5 });
  const query = `mutation ($id: String!) {
    orderAgain(reference: $id) { __typename ... on OrderedAgain { changes { name reason quantity } } ... on Refusal { message } }
  }`;
  const { orderAgain } = await graphql(world, customer.token, query, { id });
  expect(orderAgain).toEqual({
    __typename: 'OrderedAgain',
    changes: [{ name: 'Panier garni', reason: 'CART_FULL', quantity: 0 }],
  });
  expect(await cart()).toMatchObject({ itemCount: 6 });
});

test('an order at the counter as well', async () => {
  const place = (order: string) => rest(world, 'POST', '/api/orders', { token: shop.token, body: { order } });
  expect(await place('11 panier garni')).toMatchObject({
    status: 400,
    body: { error: 'Une commande va jusqu’à 2 000,00 €.' },
  });
  expect(await place('10 panier garni')).toMatchObject({ status: 201 });
});
