import { expect, test } from 'vitest';
import { Allergen } from '../../../server/menus/allergens';
import { IngredientType } from '../../../server/menus/ingredient.entity';
import { ItemKind } from '../../../server/menus/item.entity';
import { selecting } from '../../support/options';
import { ownFixtures } from '../../support/own-fixtures';
import { addToCart, anOrder, cartOf, payByCard } from '../../support/ordering';
import { rest } from '../../support/rest';
import { aCustomer, anIngredient, anItem, aShop, graphql } from '../../support/fixtures';

const fixtures = await ownFixtures();

const [shop, customer] = [await aShop(fixtures), await aCustomer(fixtures)];

const post = (path: string, body: object) => rest(fixtures, 'POST', `/api/${path}`, { body, token: customer.token });
const get = async (path: string) => (await rest(fixtures, 'GET', `/api/${path}`, { token: customer.token })).body;

test('the REST cart and order show a pizza’s size, toppings, sauce and note under the field names of the tracking page', async () => {
  await anIngredient(fixtures, shop.id, IngredientType.TOPPING, 'Olives', { priceCents: 100 });
  await anIngredient(fixtures, shop.id, IngredientType.SAUCE, 'Barbecue');
  const [junior, senior] = [
    { name: 'Junior 26 cm', priceCents: 850 },
    { name: 'Senior 33 cm', priceCents: 1150 },
  ];
  const pizza = { kind: ItemKind.PIZZA, name: 'Margherita', priceCents: 850, sauceLimit: 1, sizes: [junior, senior] };
  await anItem(fixtures, shop.id, pizza);
  const whose = { customerId: customer.id, restaurantId: shop.id };
  const cart = async () =>
    (await get(`cart?customerId=${customer.id}&restaurantId=${shop.id}`))['items'] as { selections: object }[];
  const chosen = {
    size: 'Senior 33 cm',
    selectedToppings: [{ name: 'Olives', price: 1 }],
    selectedItemSauces: [{ name: 'Barbecue' }],
    sauces: ['Barbecue'],
    specialInstructions: 'bien cuite',
  };
  const line = { name: 'Margherita', basePrice: 0.01, quantity: 1 };

  const { sauces: _theirs, ...asSent } = chosen;
  expect((await post('cart/add', { ...whose, items: [{ ...line, selections: asSent }] })).status).toBe(201);
  const [read] = await cart();
  expect(read).toMatchObject({
    basePrice: 12.5,
    specialInstructions: 'bien cuite',
    selections: { ...chosen, regularPrice: 11.5 },
  });
  // What was read may be sent back as it is: it is the same line.
  expect((await post('cart/add', { ...whose, items: [{ ...line, selections: read?.selections }] })).status).toBe(201);
  expect(await cart()).toEqual([{ ...read, quantity: 2 }]);

  const [window] = (await get(`pickup/next-pickup-window/${shop.id}`))['pickupWindows'] as Record<string, string>[];
  const pickup = { pickupWindow: window?.['pickupWindow'], pickupDate: window?.['date'] };
  const { body: intent } = await post('payment-page/create-intent', { restaurantId: shop.id, amount: 2529, ...pickup });
  expect(await payByCard(fixtures, String(intent['clientSecret']))).toBe('succeeded');
  const { body: placed } = await post('cart/place-order', { ...whose, ...pickup, totalPrice: 25.29 });
  const order = (await get(`orders/${(placed['order'] as { _id: string })._id}`))['order'];
  const { size, selectedItemSauces, specialInstructions } = chosen;
  const cartItem = { size, selectedItemSauces, specialInstructions };
  expect(order).toMatchObject({
    items: [{ name: 'Margherita', basePrice: 12.5, quantity: 2, selections: chosen }],
    cartItems: [{ categoryType: 'withSize', ...cartItem, selectedToppings: [{ name: 'Olives' }] }],
  });
});

test('the REST cart lists supplements by type, and of a line that can no longer be made the salad, tomato and onion', async () => {
  const [shop, customer] = [await aShop(fixtures), await aCustomer(fixtures)];
  const { MEAT, SIDE, DRINK, SOT } = IngredientType;
  for (const [type, name] of [
    [SIDE, 'Cheddar'],
    [MEAT, 'Bacon'],
    [DRINK, 'Limonade'],
    [SOT, 'salad'],
    [SOT, 'tomato'],
  ] as const)
    await anIngredient(fixtures, shop.id, type, name, { priceCents: type === SOT ? 0 : 100 });
  await anItem(fixtures, shop.id, { kind: ItemKind.SANDWICH, name: 'Kebab', priceCents: 750, sot: true });
  const whose = { customerId: customer.id, restaurantId: shop.id };
  const chosen = { sotSelections: ['tomato', 'salad'], supplements: ['Cheddar', { name: 'Bacon' }, 'Limonade'] };
  const body = { ...whose, items: [{ name: 'Kebab', selections: chosen }] };
  const added = await rest(fixtures, 'POST', '/api/cart/add', { body, token: customer.token });
  const price = 1;
  const supplements = ['Limonade', 'Bacon', 'Cheddar'].map((name) => ({ name, price }));
  expect(added.body['cart']).toMatchObject({
    items: [{ basePrice: 10.5, selections: { sotSelections: ['salad', 'tomato'], supplements }, problem: null }],
  });

  await fixtures.sql('delete from ingredient where shop_id = $1 and name in ($2, $3)', shop.id, 'tomato', 'Bacon');
  const path = `/api/cart?customerId=${customer.id}&restaurantId=${shop.id}`;
  expect((await rest(fixtures, 'GET', path, { token: customer.token })).body['items']).toMatchObject([
    {
      ...{ basePrice: 10.5, problem: 'CHOICE_UNAVAILABLE' },
      selections: { sotSelections: ['salad', 'tomato'], meats: [], supplements: [], regularPrice: 7.5 },
    },
  ]);
});

const ORDER = `query ($reference: String!) {
  order(reference: $reference) { lines { allergens allergensDeclared } kitchenTicket { portions { allergens } } }
}`;

test.each([
  ['a sauce nobody spoke of', null, 'Gluten ; le reste non renseigné : demandez au comptoir'],
  ['a sauce with none of the fourteen', [], 'Gluten'],
])('%s is declared alike in the cart, in the order and on the kitchen ticket', async (_, allergens, onPaper) => {
  const [shop, customer] = [await aShop(fixtures), await aCustomer(fixtures)];
  const sauce = await anIngredient(fixtures, shop.id, IngredientType.SAUCE, 'Maison', { allergens });
  const more = { kind: ItemKind.SANDWICH, sauceLimit: 1, allergens: [Allergen.GLUTEN] };
  const itemId = await anItem(fixtures, shop.id, more);
  const declared = { allergens: ['GLUTEN'], allergensDeclared: allergens !== null };

  const line = { itemId, selections: selecting({ sauces: [sauce] }) };
  await addToCart(fixtures, customer, line);
  const { lines, linesCents } = await cartOf(fixtures, customer, shop.id);
  expect(lines).toMatchObject([declared]);
  const { token: reference } = await anOrder(fixtures, customer, shop.id, { ...line, linesCents: 2 * linesCents });
  expect(await graphql(fixtures, shop.token, ORDER, { reference })).toEqual({
    order: { lines: [declared], kitchenTicket: { portions: [{ allergens: onPaper }, { allergens: onPaper }] } },
  });
});
