import { afterAll, expect, test } from 'vitest';
import { IngredientType } from '../../../server/menus/ingredient.entity';
import { ItemKind } from '../../../server/menus/item.entity';
import { freshDatabase } from '../../support/database';
import { payByCard } from '../../support/ordering';
import { rest } from '../../support/rest';
import {
  aCustomer,
  anIngredient,
  anItem,
  aShop,
  createFixtures,
  PASSWORD,
  type Somebody,
} from '../../support/fixtures';

const fixtures = await createFixtures(await freshDatabase());
const shop = await aShop(fixtures, { capacityUnits: 6 });
const customer = await aCustomer(fixtures);
afterAll(() => fixtures.stop());

const call = (method: string, path: string, options: { token?: string; body?: unknown } = {}) =>
  rest(fixtures, method, path, options);

test('a sandwich is ordered over the specification’s REST paths, from the menu to the owner’s list of orders', async () => {
  const chicken = await anIngredient(fixtures, shop.id, IngredientType.MEAT, 'Poulet', { priceCents: 150 });
  await anIngredient(fixtures, shop.id, IngredientType.SAUCE, 'Mayonnaise');
  await anIngredient(fixtures, shop.id, IngredientType.SOT, 'salad');
  await anIngredient(fixtures, shop.id, IngredientType.MENU_FRIES, 'Frites');
  await anIngredient(fixtures, shop.id, IngredientType.MENU_DRINK, 'Coca', { supplementPriceCents: 50 });
  const id = await anItem(fixtures, shop.id, {
    kind: ItemKind.SANDWICH,
    name: 'Le Parisien',
    priceCents: 650,
    hasMeatSelection: true,
    meatLimit: 1,
    sauceLimit: 1,
    sot: true,
    isMenu: true,
    preparationUnits: 1,
  });

  const { body: menu } = await call('GET', `/api/menu/${shop.id}`);
  expect(menu['menu']).toMatchObject([{ _id: id, itemName: 'Le Parisien', regularPrice: 6.5 }]);
  const { body: sandwich } = await call('GET', `/api/sandwich/${id}`);
  expect(sandwich['sandwich']).toMatchObject({
    restaurantId: shop.id,
    hasMeatSelection: true,
    meatLimit: 1,
    useAllMeats: true,
    allowedMeats: [],
  });
  expect((await call('GET', `/api/meats/${shop.id}`)).body).toEqual({
    meats: [{ _id: chicken, name: 'Poulet', price: 1.5, supplementPrice: 0, image: null, outOfStock: false }],
  });
  expect((await call('GET', `/api/sot/${shop.id}`)).body).toMatchObject({
    salad: { available: true, outOfStock: false },
    onion: { available: false },
  });
  expect((await call('GET', `/api/ismenu/${shop.id}`)).body).toMatchObject({
    hasFries: true,
    hasDrinks: true,
    drinks: [{ name: 'Coca', supplementPrice: 0.5 }],
  });

  const added = await call('POST', '/api/cart/add', {
    token: customer.token,
    body: {
      customerId: customer.id,
      restaurantId: shop.id,
      categoryType: 'sandwich',
      totalPrice: 8.5,
      items: [
        {
          name: 'Le Parisien',
          basePrice: 0.01,
          quantity: 1,
          selections: {
            meats: ['Poulet'],
            sauces: ['Mayonnaise'],
            sotSelections: ['salad'],
            supplements: ['Poulet'],
            sides: { fries: true, drink: 'Coca' },
          },
        },
      ],
    },
  });
  expect(added).toMatchObject({
    status: 201,
    body: { cart: { totalPrice: 8.5, items: [{ menuItemId: id, basePrice: 8.5, quantity: 1 }] } },
  });
  const { body: windows } = await call('GET', `/api/pickup/next-pickup-window/${shop.id}`);
  const [window] = windows['pickupWindows'] as { date: string; pickupWindow: string; remaining: number }[];
  expect(window).toEqual({ date: '11/24/2026', pickupWindow: '11:30 AM - 11:45 AM', remaining: 6 });

  const choice = { pickupWindow: window?.pickupWindow, pickupDate: window?.date };
  const order = { customerId: customer.id, restaurantId: shop.id, ...choice, totalPrice: 8.79 };
  expect(
    await call('POST', '/api/payment-page/create-intent', {
      token: customer.token,
      body: { amount: 100, restaurantId: shop.id },
    }),
  ).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED', message: 'Le total a changé : 8,79 €.' } });
  const intent = await call('POST', '/api/payment-page/create-intent', {
    token: customer.token,
    body: { amount: 879, restaurantId: shop.id, ...choice },
  });
  expect(intent.status).toBe(200);
  expect(await call('POST', '/api/cart/place-order', { token: customer.token, body: order })).toMatchObject({
    status: 402,
    body: { code: 'PAYMENT_REQUIRED' },
  });
  expect(await payByCard(fixtures, String(intent.body['clientSecret']))).toBe('succeeded');

  const first = await call('POST', '/api/cart/place-order', { token: customer.token, body: order });
  const again = await call('POST', '/api/cart/place-order', { token: customer.token, body: order });
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.body).toEqual(first.body);
  const placed = first.body['order'] as { _id: string; tokenNumber: string };

  expect(
    (await call('GET', `/api/orders/${placed.tokenNumber.toLowerCase()}`, { token: customer.token })).body,
  ).toMatchObject({
    order: {
      _id: placed._id,
      status: 'Préparation',
      statusKey: 'PREPARING',
      totalPrice: 8.79,
      pickupWindow: '11:30 AM - 11:45 AM',
      pickupDate: '11/24/2026',
      customerName: 'Camille Martin',
      items: [
        {
          name: 'Le Parisien',
          quantity: 1,
          basePrice: 8.5,
          selections: { sotSelections: ['salad'], meats: ['Poulet'], sides: { drink: 'Coca', fries: true } },
        },
      ],
    },
  });
  expect((await call('GET', `/api/orders/user/${customer.id}`, { token: customer.token })).body['orders']).toHaveLength(
    1,
  );
  expect((await call('GET', `/api/orders/restaurant/${shop.id}`, { token: shop.token })).body['orders']).toMatchObject([
    { orderId: placed.tokenNumber, userId: customer.id },
  ]);
  expect((await call('GET', `/api/token-details/${placed.tokenNumber}`, { token: shop.token })).body).toMatchObject({
    orderId: placed.tokenNumber,
    cartItems: [{ itemName: 'Le Parisien', selectedDrink: { name: 'Coca' } }],
  });
  expect(
    (await call('GET', `/api/cart?customerId=${customer.id}&restaurantId=${shop.id}`, { token: customer.token })).body,
  ).toEqual({ items: [], totalPrice: 0 });
  expect(
    await call('POST', `/api/owner-orders/mark-no-show/${customer.id}`, { token: shop.token, body: '' }),
  ).toMatchObject({ status: 404 });
});

test('every REST refusal carries one sentence as error, message and msg, and a stable code', async () => {
  const other = await aCustomer(fixtures);
  const otherShop = await aShop(fixtures);
  const item = await anItem(fixtures, otherShop.id, { stock: 1 });
  const line = (more: object) => ({
    customerId: other.id,
    restaurantId: otherShop.id,
    items: [{ _id: item, ...more }],
  });
  const malformed = '018f0000-0000-7000-8000-000000000000';
  const owner = { email: shop.email, password: PASSWORD };
  const selections = { meats: ['Licorne'] };
  const cart = '/api/cart/add';
  const intent = '/api/payment-page/create-intent';
  const cases: [method: string, path: string, by: Somebody | null, body: unknown, status: number, code: string][] = [
    ['GET', '/api/nearbyboulangeries?lat=48.85&lng=2.36', null, undefined, 401, 'UNAUTHENTICATED'],
    ['GET', '/api/nearbyboulangeries?lat=abc&lng=2.36', other, undefined, 400, 'BAD_USER_INPUT'],
    ['GET', '/api/nearbyboulangeries?lat=95&lng=2.36', other, undefined, 400, 'BAD_USER_INPUT'],
    ['GET', '/api/items/nonsense', null, undefined, 404, 'NOT_FOUND'],
    ['GET', `/api/items/${malformed}`, null, undefined, 404, 'NOT_FOUND'],
    ['GET', "/api/items/1'%20or%201=1", null, undefined, 404, 'NOT_FOUND'],
    ['GET', '/api/nothing', null, undefined, 404, 'NOT_FOUND'],
    ['DELETE', `/api/items/${otherShop.id}`, null, undefined, 405, 'METHOD_NOT_ALLOWED'],
    ['POST', '/api/user/login', null, { email: other.email }, 400, 'BAD_USER_INPUT'],
    ['POST', '/api/user/login', null, { email: other.email, password: 'wrong' }, 401, 'INVALID_CREDENTIALS'],
    ['POST', '/api/user/login', null, '{"email":', 400, 'BAD_USER_INPUT'],
    ['POST', '/api/user/login', null, { email: 'a\u0000b', password: 'x' }, 400, 'BAD_USER_INPUT'],
    ['POST', '/api/owner/login', null, owner, 400, 'BAD_USER_INPUT'],
    ['POST', '/api/owner/login', null, { ...owner, restaurantType: 'restaurant' }, 401, 'INVALID_CREDENTIALS'],
    ['POST', cart, null, line({}), 401, 'UNAUTHENTICATED'],
    ['POST', cart, customer, line({}), 403, 'FORBIDDEN'],
    ['POST', cart, other, line({ quantity: -1 }), 400, 'BAD_USER_INPUT'],
    ['POST', cart, other, line({ quantity: 1.5 }), 400, 'BAD_USER_INPUT'],
    ['POST', cart, other, line({ quantity: '1' }), 400, 'BAD_USER_INPUT'],
    ['POST', cart, other, line({ quantity: 2 }), 409, 'SOLD_OUT'],
    ['POST', cart, other, line({ selections }), 400, 'INVALID_SELECTION'],
    ['POST', cart, other, { ...line({}), totalPrice: 0.01 }, 409, 'PRICE_CHANGED'],
    ['POST', cart, other, { ...line({}), items: [] }, 400, 'BAD_USER_INPUT'],
    ['POST', cart, other, line({ specialInstructions: 'x\u0007' }), 400, 'BAD_USER_INPUT'],
    ['GET', `/api/cart?customerId=${customer.id}&restaurantId=${shop.id}`, other, undefined, 403, 'FORBIDDEN'],
    ['POST', intent, other, { amount: 0, restaurantId: otherShop.id }, 400, 'CART_EMPTY'],
    ['POST', intent, other, { amount: -5, restaurantId: otherShop.id }, 400, 'BAD_USER_INPUT'],
    ['POST', '/api/cart/place-order', other, { customerId: other.id, restaurantId: otherShop.id }, 400, 'CART_EMPTY'],
    ['GET', `/api/orders/user/${customer.id}`, other, undefined, 403, 'FORBIDDEN'],
    ['GET', `/api/orders/restaurant/${shop.id}`, otherShop, undefined, 403, 'FORBIDDEN'],
    ['GET', `/api/orders/restaurant/${shop.id}`, customer, undefined, 403, 'FORBIDDEN'],
    ['GET', `/api/orders/${malformed}`, customer, undefined, 404, 'NOT_FOUND'],
    ['POST', '/api/stripe/webhook', null, { id: 'evt_forged' }, 400, 'BAD_USER_INPUT'],
  ];
  for (const [method, path, by, body, status, code] of cases) {
    const answer = await call(method, path, { ...(by && { token: by.token }), ...(body !== undefined && { body }) });
    expect({ path, ...answer }).toMatchObject({ path, status, body: { code } });
    const { error, message, msg } = answer.body;
    expect(typeof error, path).toBe('string');
    expect([message, msg]).toEqual([error, error]);
  }
  expect(
    (await call('GET', `/api/cart?customerId=${other.id}&restaurantId=${otherShop.id}`, { token: other.token })).body,
  ).toEqual({ items: [], totalPrice: 0 });
});
