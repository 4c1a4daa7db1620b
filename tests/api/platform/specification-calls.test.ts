import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { IngredientType } from '../../../server/menus/ingredient.entity';
import { ItemKind } from '../../../server/menus/item.entity';
import { freshDatabase } from '../../support/database';
import { mailsTo, tokenIn } from '../../support/mailbox';
import { payByCard } from '../../support/ordering';
import { rest, type RestAnswer } from '../../support/rest';
import { register } from '../../support/signing-up';
import { aCustomer, anIngredient, anItem, aShop, createFixtures, PASSWORD } from '../../support/fixtures';
import { anId } from '../../support/an-id';

// Specification 8.2, call by call and in the order of a visit: each as its clients send it, and one way in which it is
// refused. What each of them does beyond that is tested beside its subject.

const fixtures = await createFixtures(await freshDatabase());
const [shop, customer] = [await aShop(fixtures), await aCustomer(fixtures)];
const item = await anItem(fixtures, shop.id, { name: 'Quiche', priceCents: 650 });
const sandwich = await anItem(fixtures, shop.id, { kind: ItemKind.SANDWICH, name: 'Le Parisien', priceCents: 850 });
await anIngredient(fixtures, shop.id, IngredientType.MEAT, 'Poulet');
/** What one call answers and a later one sends. */
const facts = { window: {}, secret: '', order: '', token: '', link: '' };
const newcomer = `${randomUUID()}@clients.test`;

afterAll(() => fixtures.stop());

const get = (path: string, token?: string) =>
  rest(fixtures, 'GET', `/api/${path}`, { ...(token !== undefined && { token }) });
const post = (path: string, body: object, token?: string) =>
  rest(fixtures, 'POST', `/api/${path}`, { body, ...(token !== undefined && { token }) });
const nobody = anId();
const order = () => ({ customerId: customer.id, restaurantId: shop.id, ...facts.window, totalPrice: 6.79 });

interface Call {
  name: string;
  /** What the specification's clients read of the answer. */
  read: string;
  happy: () => Promise<RestAnswer>;
  /** @default 200 */
  status?: number;
  keep?: (answer: RestAnswer['body']) => void;
  refused: () => Promise<RestAnswer>;
  as: [number, string];
}

const UNAUTHENTICATED: Call['as'] = [401, 'UNAUTHENTICATED'];
const FORBIDDEN: Call['as'] = [403, 'FORBIDDEN'];
const NOT_FOUND: Call['as'] = [404, 'NOT_FOUND'];

/** A call that differs in what it is handed. */
const both = <With>(name: string, read: string, send: (by: With) => Promise<RestAnswer>, good: With, bad: With) => ({
  ...{ name, read, happy: () => send(good), refused: () => send(bad) },
});

/** A list that anybody may read, unless there is no such shop. */
const list = (path: string, read: string): Call => ({
  ...both(`GET /api/${path}/{ownerId}`, read, (id: string) => get(`${path}/${id}`), shop.id, nobody),
  as: NOT_FOUND,
});

const device = { token: `fcm:${'a'.repeat(60)}`, userId: customer.id };
const login = (password: string) => post('user/login', { email: customer.email, password });
const nearby = (token?: string) => get('nearbyboulangeries?lat=48.8556&lng=2.3601', token);
const line = { customerId: customer.id, restaurantId: shop.id, items: [{ _id: item, quantity: 1 }], totalPrice: 6.5 };
const ofCart = `cart?customerId=${customer.id}&restaurantId=${shop.id}`;
const intent = (amount: number) =>
  post('payment-page/create-intent', { amount, restaurantId: shop.id, ...facts.window }, customer.token);
const printed = (orderId: string) =>
  post('print', { orderId, customerName: 'Camille', items: [], totalAmount: 6.79 }, customer.token);

const CALLS: Call[] = [
  {
    ...both(
      'POST /api/user/register',
      'msg',
      (more: object) => register(fixtures, newcomer, more),
      {},
      { password: 'weak' },
    ),
    status: 201,
    as: [400, 'BAD_USER_INPUT'],
  },
  {
    name: 'POST /api/user/activate',
    read: 'msg',
    happy: async () => {
      const [mail] = await mailsTo(fixtures.dataDir, newcomer);
      facts.link = mail ? tokenIn(mail, '/activate/') : '';
      return post('user/activate', { token: facts.link });
    },
    refused: () => post('user/activate', { token: facts.link }),
    as: [400, 'LINK_INVALID'],
  },
  { ...both('POST /api/user/login', 'token', login, PASSWORD, 'wrong'), as: [401, 'INVALID_CREDENTIALS'] },
  {
    name: 'POST /api/notifications/save-token',
    read: 'msg',
    happy: () => post('notifications/save-token', device, customer.token),
    refused: () => post('notifications/save-token', { token: device.token }),
    as: UNAUTHENTICATED,
  },
  { ...both('GET /api/nearbyboulangeries', 'shops', nearby, customer.token, undefined), as: UNAUTHENTICATED },
  list('items', 'items'),
  list('menu', 'menu'),
  {
    ...both('GET /api/sandwich/{id}', 'sandwich', (id: string) => get(`sandwich/${id}`), sandwich, nobody),
    as: NOT_FOUND,
  },
  ...['drinks', 'meats', 'sauces', 'sides'].map((path) => list(path, path)),
  list('sot', 'salad'),
  {
    ...both('POST /api/cart/add', 'cart', (by: string) => post('cart/add', line, by), customer.token, shop.token),
    status: 201,
    as: FORBIDDEN,
  },
  {
    ...both('GET /api/cart', 'totalPrice', (by: string) => get(ofCart, by), customer.token, shop.token),
    as: FORBIDDEN,
  },
  {
    ...list('pickup/next-pickup-window', 'pickupWindows'),
    keep: ({ pickupWindows }) => {
      const [first] = pickupWindows as { date: string; pickupWindow: string }[];
      facts.window = { pickupWindow: first?.pickupWindow, pickupDate: first?.date };
    },
  },
  {
    ...both('POST /api/payment-page/create-intent', 'clientSecret', intent, 679, 1),
    keep: ({ clientSecret }) => void (facts.secret = String(clientSecret)),
    as: [409, 'PRICE_CHANGED'],
  },
  {
    name: 'POST /api/cart/place-order',
    read: 'order',
    happy: async () => {
      expect(await post('cart/place-order', order(), customer.token)).toMatchObject({ status: 402 });
      expect(await payByCard(fixtures, facts.secret)).toBe('succeeded');
      return post('cart/place-order', order(), customer.token);
    },
    status: 201,
    keep: ({ order: placed }) => {
      const { _id, tokenNumber } = placed as { _id: string; tokenNumber: string };
      Object.assign(facts, { order: _id, token: tokenNumber });
    },
    refused: () => post('cart/place-order', order(), shop.token),
    as: FORBIDDEN,
  },
  {
    name: 'GET /api/orders/{orderId}',
    read: 'order',
    happy: () => get(`orders/${facts.order}`, customer.token),
    refused: async () => get(`orders/${facts.order}`, (await aCustomer(fixtures)).token),
    as: NOT_FOUND,
  },
  {
    name: 'GET /api/orders/user/{userId}',
    read: 'orders',
    happy: () => get(`orders/user/${customer.id}`, customer.token),
    refused: () => get(`orders/user/${customer.id}`, shop.token),
    as: FORBIDDEN,
  },
  {
    name: 'GET /api/token-details/{token}',
    read: 'cartItems',
    happy: () => get(`token-details/${facts.token}`, customer.token),
    refused: () => get(`token-details/${facts.token}`),
    as: UNAUTHENTICATED,
  },
  {
    name: 'POST /api/print',
    read: 'message',
    happy: () => printed(facts.token),
    refused: () => printed('KKKKKK'),
    as: NOT_FOUND,
  },
];

test('each call of specification 8.2 answers what its clients read, and is refused in one sentence under three names', async () => {
  for (const { name, happy, status = 200, read, keep, refused, as } of CALLS) {
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
