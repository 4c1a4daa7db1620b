import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAttemptLimiter, type Budget, BUDGETS } from '../../../server/accounts/sign-in/attempt-limiter';
import { LIMITED } from '../../../server/platform/http/limits';
import { freshDatabase } from '../../support/database';
import { rest } from '../../support/rest';
import { aCustomer, anItem, aShop, createFixtures, type Somebody, type Fixtures } from '../../support/fixtures';

let one: Fixtures;
let other: Fixtures;
let shop: Somebody;

beforeAll(async () => {
  const database = await freshDatabase();
  one = await createFixtures(database, { JWT_SECRET: 'the same in both processes' });
  other = await createFixtures(database, { JWT_SECRET: 'the same in both processes', TRUST_PROXY: '1' });
  shop = await aShop(one);
});
afterAll(() => Promise.all([one.stop(), other.stop()]));
beforeEach(async () => {
  await one.product.pool.query('delete from attempt');
});

async function login(fixtures: Fixtures, email: string, from?: string) {
  const response = await fetch(`${fixtures.base}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(from && { 'x-forwarded-for': from }) },
    body: JSON.stringify({ email, password: 'wrong' }),
  });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: (await response.json()) as object,
  };
}
const someone = () => `${crypto.randomUUID()}@clients.test`;

async function ask(fixtures: Fixtures, token: string | undefined, query: string) {
  const { body } = await rest(fixtures, 'POST', '/graphql', { ...(token && { token }), body: { query } });
  return body as {
    data?: Record<string, { __typename: string }>;
    errors?: { extensions: Record<string, unknown> }[];
  };
}

describe('limit of sign-in attempts', () => {
  test('sign-in attempts are limited to ten a minute for an account and address, counted across processes', async () => {
    const email = someone();
    const answers = [];
    for (let at = 0; at < 14; at++) answers.push(await login(at % 2 ? one : other, email));
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array<number>(10).fill(401),
      ...Array<number>(4).fill(429),
    ]);
    const refused = answers[10];
    expect(Number(refused?.retryAfter)).toBeGreaterThan(0);
    expect(Number(refused?.retryAfter)).toBeLessThanOrEqual(60);
    expect(refused?.body).toMatchObject({ code: 'RATE_LIMITED', msg: expect.any(String) as string });
    expect((await login(one, someone())).status).toBe(401);
  });

  test('of forty simultaneous sign-in attempts at two processes exactly ten are answered', async () => {
    const email = someone();
    const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => login(at % 2 ? one : other, email)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  test('sign-in attempts count per GraphQL field, and together with REST and other spellings of the address', async () => {
    const email = someone();
    const mutation = `mutation { ${[1, 2, 3, 4, 5].map((at) => `a${at}: loginCustomer(input: { email: "${email}", password: "x" }) { __typename }`).join(' ')} }`;
    const words = async () =>
      Object.values((await ask(one, undefined, mutation)).data ?? {}).map(({ __typename }) => __typename);
    expect(await words()).toEqual(Array<string>(5).fill('InvalidCredentials'));
    expect(await words()).toEqual(Array<string>(5).fill('InvalidCredentials'));
    expect(await words()).toEqual(Array<string>(5).fill('TooManyTries'));
    expect((await login(other, email)).status).toBe(429);
    // Spelled otherwise it is the same account.
    expect((await login(one, ` ${email.toUpperCase()} `)).status).toBe(429);
  });

  test('the forwarded client address counts only when it comes from a trusted reverse proxy', async () => {
    const [email, behind] = [someone(), someone()];
    for (let at = 0; at < 10; at++) await login(one, email, `192.0.2.${at}`);
    expect((await login(one, email, '192.0.2.99')).status).toBe(429);
    for (let at = 0; at < 10; at++) expect((await login(other, behind, '192.0.2.1')).status).toBe(401);
    expect((await login(other, behind, '192.0.2.1')).status).toBe(429);
    expect((await login(other, behind, '192.0.2.2')).status).toBe(401);
    // Only what the proxy itself saw counts, not what was written before it.
    expect((await login(other, behind, '198.51.100.7, 192.0.2.1')).status).toBe(429);
  });

  test('stored attempts contain no e-mail or network address', async () => {
    const email = someone();
    await login(one, email);
    const rows = await one.sql<{ key: string }>('select key from attempt');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/@|127\.0\.0\.1/);
  });
});

describe('limits of mails to one mailbox', () => {
  const said = async (through: Fixtures, call: string | undefined) =>
    Object.values((await ask(through, undefined, `mutation { ${call} { __typename } }`)).data ?? {})[0]?.__typename;
  /** Eight of the calls in turn, at both processes in turn. */
  async function eight(calls: readonly string[]) {
    const words = [];
    for (let at = 0; at < 8; at++) words.push(await said(at % 2 ? one : other, calls[at % calls.length]));
    return words;
  }
  const SIX = [...Array<string>(6).fill('Done'), 'TooManyTries', 'TooManyTries'];

  test('password reset mails to one mailbox are limited to six, counted across processes', async () => {
    expect(await eight([`requestPasswordReset(email: "${someone()}")`])).toEqual(SIX);
  });

  test('sign-up and activation mails are limited to six together, and do not count for password resets', async () => {
    const email = someone();
    const input = `{ name: "Zoé", email: "${email}", password: "Levain!2027", acceptsTerms: true }`;
    const calls = [`registerCustomer(input: ${input})`, `resendActivation(email: "${email}", role: OWNER)`];
    expect(await eight(calls)).toEqual(SIX);
    expect(await said(one, `requestPasswordReset(email: "${email}")`)).toBe('Done');
  });
});

describe('limits of expensive calls', () => {
  /** Uses up what one process gives, as that many calls would. */
  async function spend(attempt: 'cart' | 'checkout' | 'voice' | 'device' | 'search', who: Somebody | null) {
    const [tries = 0] = Object.values<Budget>(BUDGETS[attempt]).map((budget) => budget.tries);
    for (let at = 0; at < tries; at++) await one.product.parts.limiter.refuse(attempt, who?.id ?? '', '127.0.0.1');
  }

  test('cart calls over the limit are refused over GraphQL and REST with the time to wait, for that caller only', async () => {
    const customer = await aCustomer(one);
    const item = await anItem(one, shop.id);
    await spend('cart', customer);
    const { errors } = await ask(
      one,
      customer.token,
      `mutation { addToCart(input: { itemId: "${item}" }) { __typename } }`,
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: expect.any(Number) as number,
    });
    const body = { customerId: customer.id, restaurantId: shop.id, items: [{ _id: item }] };
    expect(await rest(one, 'POST', '/api/cart/add', { token: customer.token, body })).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED' },
    });
    const days = await ask(one, customer.token, `{ pickupDays(shopId: "${shop.id}") { day } }`);
    expect(days.errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
    // Reading goes on, and somebody else is not held up.
    expect((await rest(one, 'GET', `/api/orders/user/${customer.id}`, { token: customer.token })).status).toBe(200);
    const next = await aCustomer(one);
    expect(
      (await rest(one, 'POST', '/api/cart/add', { token: next.token, body: { ...body, customerId: next.id } })).status,
    ).toBe(201);
    // Each process counts this for itself: it protects no account, and a write a call would cost more than the call.
    const rows = await one.sql('select from attempt');
    expect(rows).toEqual([]);
  });

  test.each([
    ['opening payments', 'checkout', 'POST', '/api/payment-page/create-intent', { restaurantId: 'x' }],
    ['what is said at the counter', 'voice', 'POST', '/api/orders', { order: 'un flan' }],
    ['devices', 'device', 'POST', '/api/notifications/save-token', { token: 'x' }],
  ] as const)('%s: calls over the limit are refused', async (_what, attempt, method, path, body) => {
    await spend(attempt, shop);
    expect((await rest(one, method, path, { token: shop.token, body })).status).toBe(429);
    expect((await rest(one, method, path, { body })).status).toBe(401);
  });

  test('address lookups from one network address share a limit across GraphQL and REST, signed in or not', async () => {
    await spend('search', null);
    for (const [token, query] of [
      [undefined, '{ addresses(text: "rivoli") { label } }'],
      [
        undefined,
        `mutation { registerOwner(input: { shopName: "L", address: "rivoli", kind: CAFE, name: "I", email: "${someone()}", phone: "0612345678", password: "x" }) { __typename } }`,
      ],
      [
        shop.token,
        'mutation { saveShopIdentity(input: { name: "L", kind: CAFE, description: "", address: "rivoli" }) { __typename } }',
      ],
    ] as const)
      expect((await ask(one, token, query)).errors?.[0]?.extensions, query).toMatchObject({ code: 'RATE_LIMITED' });
    expect((await rest(one, 'POST', '/api/owner/register', { body: {} })).status).toBe(429);
    // Which a call from elsewhere does not share.
    expect((await rest(other, 'POST', '/api/owner/register', { body: {} })).status).toBe(400);
  });

  test('each heardOrder field of one GraphQL document counts towards the limit', async () => {
    const busy = await aShop(one);
    const query = `{ ${[1, 2, 3, 4, 5].map((at) => `a${at}: heardOrder(text: "un flan") { unknownWords }`).join(' ')} }`;
    const { tries } = BUDGETS.voice.account;
    for (let at = 0; at < tries / 5; at++) expect((await ask(one, busy.token, query)).errors).toBeUndefined();
    expect((await ask(one, busy.token, query)).errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
  });
});

test('limits are counted in memory when the database cannot be reached', async () => {
  const { Pool } = (await import('pg')).default;
  const nowhere = new Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none', connectionTimeoutMillis: 200 });
  const limiter = createAttemptLimiter(nowhere);
  const waits = [];
  for (let at = 0; at < 12; at++) waits.push(await limiter.refuse('login', 'camille', '192.0.2.1'));
  expect(waits.slice(0, 10)).toEqual(Array<null>(10).fill(null));
  expect(waits.slice(10).every((wait) => (wait ?? 0) > 0)).toBe(true);
  await nowhere.end();
});

test('every limit names an existing GraphQL operation or REST path', async () => {
  const schema = buildSchema(readFileSync('graphql/schema.graphql', 'utf8'));
  const { body } = await rest(one, 'GET', '/api/openapi.json');
  const paths = Object.entries(body['paths'] as Record<string, Record<string, unknown>>);
  const calls = [
    ...[schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
    ),
    ...paths.flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    ),
  ];
  expect(Object.keys(LIMITED).filter((call) => !calls.includes(call))).toEqual([]);
});
