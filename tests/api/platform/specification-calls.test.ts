import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IngredientType } from '../../../server/menus/ingredient.entity';
import { ItemKind } from '../../../server/menus/item.entity';
import { freshDatabase } from '../../support/database';
import { mailsTo, tokenIn } from '../../support/mailbox';
import { payByCard } from '../../support/ordering';
import { rest, type RestAnswer } from '../../support/rest';
import { register } from '../../support/signing-up';
import { aCustomer, anIngredient, anItem, aShop, aWorld, PASSWORD, type Somebody } from '../../support/world';
import { anId } from '../../support/an-id';

// Specification 8.2, call by call and in the order of a visit: each as its clients send it, and one way in which it is
// refused. What each of them does beyond that is tested beside its subject.

const world = await aWorld(await freshDatabase());
let shop: Somebody;
let customer: Somebody;
let sandwich: string;
let item: string;
/** What one call answers and a later one sends. */
const facts = { window: {}, secret: '', order: '', token: '', link: '' };
const newcomer = `${randomUUID()}@clients.test`;

beforeAll(async () => {
  [shop, customer] = [await aShop(world), await aCustomer(world)];
  item = await anItem(world, shop.id, { name: 'Quiche', priceCents: 650 });
  sandwich = await anItem(world, shop.id, { kind: ItemKind.SANDWICH, name: 'Le Parisien', priceCents: 850 });
  await anIngredient(world, shop.id, IngredientType.MEAT, 'Poulet');
});
afterAll(() => world.stop());

const get = (path: string, token?: string) =>
  rest(world, 'GET', `/api/${path}`, { ...(token !== undefined && { token }) });
const post = (path: string, body: object, token?: string) =>
  rest(world, 'POST', `/api/${path}`, { body, ...(token !== undefined && { token }) });
const nobody = anId();
const order = () => ({ customerId: customer.id, restaurantId: shop.id, ...facts.window, totalPrice: 6.79 });

interface Call {
  name: string;
  happy: () => Promise<RestAnswer>;
  status: number;
  /** What the specification's clients read of the answer. */
  read: string;
  keep?: (answer: RestAnswer['body']) => void;
  refused: () => Promise<RestAnswer>;
  as: [number, string];
}

/** A list that anybody may read, unless there is no such shop. */
const list = (path: string, read: string): Call => ({
  name: `GET /api/${path}/{ownerId}`,
  happy: () => get(`${path}/${shop.id}`),
  status: 200,
  read,
  refused: () => get(`${path}/${nobody}`),
  as: [404, 'NOT_FOUND'],
});

const CALLS: Call[] = [
  {
    name: 'POST /api/user/register',
    happy: () => register(world, newcomer),
    status: 201,
    read: 'msg',
    refused: () => register(world, newcomer, { password: 'weak' }),
    as: [400, 'BAD_USER_INPUT'],
  },
  {
    name: 'POST /api/user/activate',
    happy: async () => {
      const [mail] = await mailsTo(world.dataDir, newcomer);
      facts.link = mail ? tokenIn(mail, '/activate/') : '';
      return post('user/activate', { token: facts.link });
    },
    status: 200,
    read: 'msg',
    refused: () => post('user/activate', { token: facts.link }),
    as: [400, 'LINK_INVALID'],
  },
  {
    name: 'POST /api/user/login',
    happy: () => post('user/login', { email: customer.email, password: PASSWORD }),
    status: 200,
    read: 'token',
    refused: () => post('user/login', { email: customer.email, password: 'wrong' }),
    as: [401, 'INVALID_CREDENTIALS'],
  },
  {
    name: 'POST /api/notifications/save-token',
    happy: () =>
      post('notifications/save-token', { token: `fcm:${'a'.repeat(60)}`, userId: customer.id }, customer.token),
    status: 200,
    read: 'msg',
    refused: () => post('notifications/save-token', { token: `fcm:${'a'.repeat(60)}` }),
    as: [401, 'UNAUTHENTICATED'],
  },
  {
    name: 'GET /api/nearbyboulangeries',
    happy: () => get('nearbyboulangeries?lat=48.8556&lng=2.3601', customer.token),
    status: 200,
    read: 'shops',
    refused: () => get('nearbyboulangeries?lat=48.8556&lng=2.3601'),
    as: [401, 'UNAUTHENTICATED'],
  },
  list('items', 'items'),
  list('menu', 'menu'),
  {
    name: 'GET /api/sandwich/{id}',
    happy: () => get(`sandwich/${sandwich}`),
    status: 200,
    read: 'sandwich',
    refused: () => get(`sandwich/${nobody}`),
    as: [404, 'NOT_FOUND'],
  },
  ...['drinks', 'meats', 'sauces', 'sides'].map((path) => list(path, path)),
  list('sot', 'salad'),
  {
    name: 'POST /api/cart/add',
    happy: () =>
      post(
        'cart/add',
        { customerId: customer.id, restaurantId: shop.id, items: [{ _id: item, quantity: 1 }], totalPrice: 6.5 },
        customer.token,
      ),
    status: 201,
    read: 'cart',
    refused: () =>
      post('cart/add', { customerId: customer.id, restaurantId: shop.id, items: [{ _id: item }] }, shop.token),
    as: [403, 'FORBIDDEN'],
  },
  {
    name: 'GET /api/cart',
    happy: () => get(`cart?customerId=${customer.id}&restaurantId=${shop.id}`, customer.token),
    status: 200,
    read: 'totalPrice',
    refused: () => get(`cart?customerId=${customer.id}&restaurantId=${shop.id}`, shop.token),
    as: [403, 'FORBIDDEN'],
  },
  {
    ...list('pickup/next-pickup-window', 'pickupWindows'),
    keep: ({ pickupWindows }) => {
      const [first] = pickupWindows as { date: string; pickupWindow: string }[];
      facts.window = { pickupWindow: first?.pickupWindow, pickupDate: first?.date };
    },
  },
  {
    name: 'POST /api/payment-page/create-intent',
    happy: () =>
      post('payment-page/create-intent', { amount: 679, restaurantId: shop.id, ...facts.window }, customer.token),
    status: 200,
    read: 'clientSecret',
    keep: ({ clientSecret }) => void (facts.secret = String(clientSecret)),
    refused: () => post('payment-page/create-intent', { amount: 1, restaurantId: shop.id }, customer.token),
    as: [409, 'PRICE_CHANGED'],
  },
  {
    name: 'POST /api/cart/place-order',
    happy: async () => {
      expect(await post('cart/place-order', order(), customer.token)).toMatchObject({ status: 402 });
      expect(await payByCard(world, facts.secret)).toBe('succeeded');
      return post('cart/place-order', order(), customer.token);
    },
    status: 201,
    read: 'order',
    keep: ({ order: placed }) => {
      const { _id, tokenNumber } = placed as { _id: string; tokenNumber: string };
      Object.assign(facts, { order: _id, token: tokenNumber });
    },
    refused: () => post('cart/place-order', order(), shop.token),
    as: [403, 'FORBIDDEN'],
  },
  {
    name: 'GET /api/orders/{orderId}',
    happy: () => get(`orders/${facts.order}`, customer.token),
    status: 200,
    read: 'order',
    refused: async () => get(`orders/${facts.order}`, (await aCustomer(world)).token),
    as: [404, 'NOT_FOUND'],
  },
  {
    name: 'GET /api/orders/user/{userId}',
    happy: () => get(`orders/user/${customer.id}`, customer.token),
    status: 200,
    read: 'orders',
    refused: () => get(`orders/user/${customer.id}`, shop.token),
    as: [403, 'FORBIDDEN'],
  },
  {
    name: 'GET /api/token-details/{token}',
    happy: () => get(`token-details/${facts.token}`, customer.token),
    status: 200,
    read: 'cartItems',
    refused: () => get(`token-details/${facts.token}`),
    as: [401, 'UNAUTHENTICATED'],
  },
  {
    name: 'POST /api/print',
    happy: () =>
      post('print', { orderId: facts.token, customerName: 'Camille', items: [], totalAmount: 6.79 }, customer.token),
    status: 200,
    read: 'message',
    refused: () => post('print', { orderId: 'KKKKKK' }, customer.token),
    as: [404, 'NOT_FOUND'],
  },
];

test('each call of specification 8.2 answers what its clients read, and is refused in one sentence under three names', async () => {
  for (const { name, happy, status, read, keep, refused, as } of CALLS) {
    const answer = await happy();
    expect({ name, ...answer }).toMatchObject({ name, status, body: { [read]: expect.anything() as unknown } });
    keep?.(answer.body);
    const no = await refused();
    const [refusedStatus, code] = as;
    expect({ name, ...no }).toMatchObject({ name, status: refusedStatus, body: { code } });
    const { error, message, msg } = no.body;
    expect([name, typeof error, message, msg]).toEqual([name, 'string', error, error]);
  }
});

test('POST /api/google-login is refused in the usual format when Google is not configured', async () => {
  // Its happy way needs keys to sign with: google.test.ts.
  const { status, body } = await post('google-login', { token: 'a-credential' });
  expect(status).toBeGreaterThanOrEqual(400);
  expect([body['message'], body['msg']]).toEqual([body['error'], body['error']]);
});
