import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PauseOrdersDocument, ResumeOrdersDocument } from '../../../graphql/generated/owner/settings';
import { IngredientType } from '../../../server/menus/ingredient.entity';
import { ItemKind } from '../../../server/menus/item.entity';
import { ownFixtures } from '../../support/own-fixtures';
import { payByCard } from '../../support/ordering';
import { rest } from '../../support/rest';
import { aCustomer, anIngredient, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';
import { anId } from '../../support/an-id';

const fixtures = await ownFixtures();
let shop: Somebody;
let customer: Somebody;
let stranger: Somebody;
let item: string;
let window: { pickupWindow: string; pickupDate: string };

beforeAll(async () => {
  stranger = await aCustomer(fixtures);
});
beforeEach(async () => {
  shop = await aShop(fixtures, { capacityUnits: 2 });
  customer = await aCustomer(fixtures);
  item = await anItem(fixtures, shop.id, { name: 'Quiche', priceCents: 650, preparationUnits: 1 });
  const { body } = await rest(fixtures, 'GET', `/api/pickup/next-pickup-window/${shop.id}`);
  const [first] = body['pickupWindows'] as { date: string; pickupWindow: string }[];
  window = { pickupWindow: first?.pickupWindow ?? '', pickupDate: first?.date ?? '' };
});

const post = (path: string, body: unknown, token?: string) =>
  rest(fixtures, 'POST', `/api/${path}`, { body, ...(token !== undefined && { token }) });
const get = (path: string, token?: string) =>
  rest(fixtures, 'GET', `/api/${path}`, { ...(token !== undefined && { token }) });
const line = (more: object = {}) => ({
  customerId: customer.id,
  restaurantId: shop.id,
  items: [{ name: 'Quiche', quantity: 1 }],
  ...more,
});
const add = (more: object = {}, token = customer.token) => post('cart/add', line(more), token);
const intent = (more: object = {}, token = customer.token) =>
  post('payment-page/create-intent', { amount: 679, restaurantId: shop.id, ...window, ...more }, token);
const place = (more: object = {}, token = customer.token) =>
  post(
    'cart/place-order',
    { customerId: customer.id, restaurantId: shop.id, ...window, totalPrice: 6.79, ...more },
    token,
  );
const refused = (status: number, code: string, text?: string) => ({
  status,
  body: { code, ...(text !== undefined && { error: text, message: text, msg: text }) },
});

test('pickup windows are answered without a token', async () => {
  const { status, body } = await get(`pickup/next-pickup-window/${shop.id}`);
  expect(status).toBe(200);
  const [first] = body['pickupWindows'] as object[];
  expect(first).toEqual({ date: '11/24/2026', pickupWindow: '11:30 AM - 11:45 AM', remaining: 2 });
  expect(await get(`pickup/next-pickup-window/${anId()}`)).toMatchObject(refused(404, 'NOT_FOUND'));
});

describe('cart/add', () => {
  test('cart/add answers the cart at the server’s prices and merges equal lines', async () => {
    expect(await add({ items: [{ name: 'Quiche', quantity: 2, basePrice: 0.01, price: 0.01 }] })).toMatchObject({
      status: 201,
      body: { cart: { totalPrice: 13, items: [{ menuItemId: item, name: 'Quiche', basePrice: 6.5, quantity: 2 }] } },
    });
    expect(await add({ totalPrice: 6.5 })).toMatchObject({ status: 201, body: { cart: { items: [{ quantity: 3 }] } } });
    expect(await get(`cart?customerId=${customer.id}&restaurantId=${shop.id}`, customer.token)).toMatchObject({
      status: 200,
      body: { totalPrice: 19.5, items: [{ menuItemId: item, quantity: 3 }] },
    });
  });

  test('cart/add with a wrong total is refused with the right one and adds nothing', async () => {
    expect(await add({ totalPrice: 6.4 })).toMatchObject(refused(409, 'PRICE_CHANGED', 'Le total a changé : 6,50 €.'));
    expect(await get(`cart?customerId=${customer.id}&restaurantId=${shop.id}`, customer.token)).toMatchObject({
      body: { items: [], totalPrice: 0 },
    });
  });

  test('cart/add for another customer is forbidden, while an owner orders under the id of their token', async () => {
    expect(await add({}, stranger.token)).toMatchObject(refused(403, 'FORBIDDEN'));
    expect(await add({ customerId: shop.id }, shop.token)).toMatchObject({ status: 201 });
    expect(await get(`cart?customerId=${customer.id}&restaurantId=${shop.id}`, stranger.token)).toMatchObject(
      refused(403, 'FORBIDDEN'),
    );
  });

  test.each([
    ['no customer', { customerId: undefined }, 400],
    ['no shop', { restaurantId: undefined }, 400],
    ['a shop nobody knows', { restaurantId: '018f0000-0000-7000-8000-000000000000' }, 404],
    ['no line', { items: [] }, 400],
    ['61 lines', { items: Array.from({ length: 61 }, () => ({ name: 'Quiche' })) }, 400],
    ['a line without an item', { items: [{ quantity: 1 }] }, 400],
    ['an item nobody knows', { items: [{ name: 'Licorne' }] }, 404],
    ['a hundred of one', { items: [{ name: 'Quiche', quantity: 100 }] }, 400],
    ['none of one', { items: [{ name: 'Quiche', quantity: 0 }] }, 400],
    ['a negative total', { totalPrice: -1 }, 400],
    ['a total in words', { totalPrice: '6.50' }, 400],
    ['a note of 501 characters', { items: [{ name: 'Quiche', specialInstructions: 'x'.repeat(501) }] }, 400],
    ['one taken away', { items: [{ name: 'Quiche', quantity: -1 }] }, 400],
    ['half of one', { items: [{ name: 'Quiche', quantity: 1.5 }] }, 400],
    ['a quantity in words', { items: [{ name: 'Quiche', quantity: '1' }] }, 400],
    ['a meat that is not offered', { items: [{ name: 'Quiche', selections: { meats: ['Licorne'] } }] }, 400],
  ])('with %s is refused in one sentence under three names', async (what, more, status) => {
    const answer = await add(more);
    const code = status === 404 ? 'NOT_FOUND' : what.startsWith('a meat') ? 'INVALID_SELECTION' : 'BAD_USER_INPUT';
    const text = String(answer.body['error']);
    expect(answer).toMatchObject({ status, body: { error: expect.stringMatching(/./) as string } });
    expect(answer.body).toEqual({ code, error: text, message: text, msg: text });
  });

  test('cart/add of more than is left is refused as sold out', async () => {
    await fixtures.sql('update item set stock = 1 where id = $1', item);
    expect(await add({ items: [{ name: 'Quiche', quantity: 2 }] })).toMatchObject(refused(409, 'SOLD_OUT'));
  });
});

describe('payment-page/create-intent', () => {
  test('payment-page/create-intent accepts the server’s amount, 0 or none, and refuses any other', async () => {
    await add();
    for (const amount of [679, 0, undefined]) {
      const answer = await intent({ amount });
      expect(answer).toMatchObject({ status: 200, body: { clientSecret: expect.any(String) } });
    }
    expect(await intent({ amount: 100 })).toMatchObject(refused(409, 'PRICE_CHANGED', 'Le total a changé : 6,79 €.'));
  });

  test('payment-page/create-intent names why it refuses: cart, window, amount, shop or stock', async () => {
    expect(await intent()).toMatchObject(refused(400, 'CART_EMPTY', 'Your cart is empty.'));
    await add();
    expect(await intent({ pickupWindow: '3:07 AM - 3:08 AM' })).toMatchObject(
      refused(400, 'WINDOW_INVALID', 'Please select a valid pickup window.'),
    );
    for (const amount of [6.79, -5]) expect(await intent({ amount })).toMatchObject(refused(400, 'BAD_USER_INPUT'));
    expect(await intent({ restaurantId: anId() })).toMatchObject(refused(404, 'NOT_FOUND'));
    await fixtures.sql(
      `insert into booked_window (id, shop_id, starts_at, ends_at, capacity_units, booked_units) values ($1, $2, '2026-11-24T10:30:00Z', '2026-11-24T10:45:00Z', 2, 2)`,
      anId(),
      shop.id,
    );
    expect(await intent()).toMatchObject(refused(409, 'WINDOW_FULL'));
    await fixtures.sql('update item set stock = 0 where id = $1', item);
    expect(await intent()).toMatchObject(refused(409, 'SOLD_OUT'));
  });

  test('payment-page/create-intent refuses a cart that cannot be picked up today, with or without a window', async () => {
    await add();
    await graphql(fixtures, shop.token, PauseOrdersDocument, { length: 'UNTIL_TOMORROW' });
    for (const at of [window, { pickupWindow: undefined, pickupDate: undefined }])
      expect(await intent(at)).toMatchObject(refused(400, 'WINDOW_INVALID', 'Please select a valid pickup window.'));
    await graphql(fixtures, shop.token, ResumeOrdersDocument);
    expect(await intent({ pickupWindow: undefined, pickupDate: undefined })).toMatchObject({ status: 200 });
  });
});

describe('cart/place-order', () => {
  async function paid() {
    await add();
    const { body } = await intent();
    expect(await payByCard(fixtures, String(body['clientSecret']))).toBe('succeeded');
    return { paymentIntentId: String(body['clientSecret']).split('_secret_')[0] };
  }

  test('cart/place-order answers 402 before the payment, 201 after it and 200 with the same order when repeated', async () => {
    expect(await place()).toMatchObject(refused(400, 'CART_EMPTY'));
    await add();
    const { body } = await intent();
    expect(await place()).toMatchObject(refused(402, 'PAYMENT_REQUIRED', 'Le paiement n’est pas encore confirmé.'));
    await payByCard(fixtures, String(body['clientSecret']));
    const [first, second] = [await place(), await place()];
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body).toEqual(first.body);
    expect(first.body['order']).toMatchObject({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      tokenNumber: expect.stringMatching(/^[A-Z0-9]{6}$/),
      ...window,
      totalPrice: 6.79,
      status: 'Préparation',
    });
  });

  test('five simultaneous calls of cart/place-order make one order and answer 201 once', async () => {
    const named = await paid();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => place(named)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => (body['order'] as { _id: string })._id)).size).toBe(1);
  });

  test('cart/place-order answers 409 REFUNDED on every call when window and hold were lost before', async () => {
    const named = await paid();
    await fixtures.sql("update checkout set state = 'RELEASED' where customer_id = $1", customer.id);
    await fixtures.sql('update booked_window set booked_units = capacity_units where shop_id = $1', shop.id);
    for (const answer of [await place(named), await place(named)])
      expect(answer).toMatchObject(
        refused(409, 'REFUNDED', 'Votre créneau n’était plus disponible : vous êtes intégralement remboursé.'),
      );
  });

  test('cart/place-order is refused to everyone but the customer it names', async () => {
    const named = await paid();
    expect(await place(named, stranger.token)).toMatchObject(refused(403, 'FORBIDDEN'));
    expect(await place({ ...named, customerId: stranger.id }, stranger.token)).toMatchObject(refused(404, 'NOT_FOUND'));
    expect(await place({ restaurantId: undefined })).toMatchObject(refused(400, 'BAD_USER_INPUT'));
    expect(await place({ totalPrice: '6.79' })).toMatchObject(refused(400, 'BAD_USER_INPUT'));
  });

  test('an order can be read by its customer and shop, by id or token, and listed by its customer', async () => {
    const { body } = await place(await paid());
    const { _id: id, tokenNumber: token } = body['order'] as { _id: string; tokenNumber: string };
    const rival = await aShop(fixtures);
    for (const reference of [id, token, token.toLowerCase()]) {
      for (const party of [customer, shop])
        expect(await get(`orders/${reference}`, party.token)).toMatchObject({ status: 200, body });
      for (const other of [stranger, rival])
        expect(await get(`orders/${reference}`, other.token)).toMatchObject(
          refused(404, 'NOT_FOUND', 'Commande introuvable.'),
        );
    }
    expect((await get(`token-details/${token}`, shop.token)).body).toEqual({
      cartItems: [
        expect.objectContaining({
          ...{ _id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string, itemName: 'Quiche', quantity: 1, price: 6.5 },
          ...{ categoryType: 'simple', specialInstructions: '' },
        }),
      ],
      orderId: token,
      customerName: 'Camille Martin',
      status: 'Préparation',
      totalPrice: 6.79,
    });
    for (const [reference, by] of [
      [token, rival],
      ['nonsense', shop],
    ] as const)
      expect(await get(`token-details/${reference}`, by.token)).toMatchObject(
        refused(404, 'NOT_FOUND', 'Commande introuvable.'),
      );
    expect((await get(`orders/user/${customer.id}`, customer.token)).body).toMatchObject({ orders: [{ _id: id }] });
    expect(await get(`orders/user/${customer.id}`, stranger.token)).toMatchObject(refused(403, 'FORBIDDEN'));
    expect(await get(`orders/user/${customer.id}`, shop.token)).toMatchObject(refused(403, 'FORBIDDEN'));
    expect((await get(`orders/user/${stranger.id}`, stranger.token)).body).toEqual({ orders: [] });
    expect((await get(`cart?customerId=${customer.id}&restaurantId=${shop.id}`, customer.token)).body).toEqual({
      items: [],
      totalPrice: 0,
    });
  });

  test('a sandwich is composed by the names of its parts and ordered at the server’s price', async () => {
    const part = (type: IngredientType, name: string, more = {}) => anIngredient(fixtures, shop.id, type, name, more);
    await part(IngredientType.MEAT, 'Poulet', { priceCents: 150 });
    await part(IngredientType.SAUCE, 'Mayonnaise');
    await part(IngredientType.SOT, 'salad');
    await part(IngredientType.MENU_FRIES, 'Frites');
    await part(IngredientType.MENU_DRINK, 'Coca', { supplementPriceCents: 50 });
    const rules = { hasMeatSelection: true, meatLimit: 1, sauceLimit: 1, sot: true, isMenu: true };
    const kebab = { kind: ItemKind.SANDWICH, name: 'Le Parisien', priceCents: 650, preparationUnits: 1 };
    const menuItemId = await anItem(fixtures, shop.id, { ...kebab, ...rules });
    const kept = { meats: ['Poulet'], sotSelections: ['salad'], sides: { fries: true, drink: 'Coca' } };
    const selections = { ...kept, sauces: ['Mayonnaise'], supplements: ['Poulet'] };
    const items = [{ name: 'Le Parisien', basePrice: 0.01, quantity: 1, selections }];
    expect(await add({ categoryType: 'sandwich', totalPrice: 8.5, items })).toMatchObject({
      status: 201,
      body: { cart: { totalPrice: 8.5, items: [{ menuItemId, basePrice: 8.5, quantity: 1 }] } },
    });
    const { body } = await intent({ amount: 879 });
    expect(await payByCard(fixtures, String(body['clientSecret']))).toBe('succeeded');
    const { tokenNumber } = (await place({ totalPrice: 8.79 })).body['order'] as { tokenNumber: string };
    expect((await get(`orders/${tokenNumber}`, customer.token)).body['order']).toMatchObject({
      ...window,
      ...{ status: 'Préparation', statusKey: 'PREPARING', totalPrice: 8.79, customerName: 'Camille Martin' },
      items: [{ name: 'Le Parisien', quantity: 1, basePrice: 8.5, selections: kept }],
    });
    expect((await get(`orders/restaurant/${shop.id}`, shop.token)).body['orders']).toMatchObject([
      { orderId: tokenNumber, userId: customer.id },
    ]);
    expect((await get(`token-details/${tokenNumber}`, shop.token)).body).toMatchObject({
      cartItems: [{ itemName: 'Le Parisien', selectedDrink: { name: 'Coca' } }],
    });
  });
});
