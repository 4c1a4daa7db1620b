import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../support/database';
import { listen } from '../../support/subscriptions';
import { eventually } from '../../support/ordering';
import { aCustomer, anItem, aShop, createFixtures } from '../../support/fixtures';

const fixtures = await createFixtures(await freshDatabase(), { LOG_LEVEL: 'fatal' });
const [shop, customer] = [await aShop(fixtures), await aCustomer(fixtures)];
const item = await anItem(fixtures, shop.id);
afterAll(() => fixtures.stop());

const NUL = String.raw`\u0000`;
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

async function send(path: string, body: string, token = customer.token) {
  const response = await fetch(`${fixtures.base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body,
  });
  const text = await response.text();
  return { status: response.status, text };
}
const ask = (query: string, variables: object = {}) => send('/graphql', JSON.stringify({ query, variables }));
/** Words of the errors in a GraphQL answer. */
const words = (text: string) =>
  ((JSON.parse(text) as { errors?: { extensions?: { code?: string } }[] }).errors ?? []).map(
    ({ extensions }) => extensions?.code,
  );

describe('a NUL character, which PostgreSQL cannot store', () => {
  test.each([
    [
      'written into the query',
      `mutation { loginCustomer(input: { email: "a${NUL}b", password: "x" }) { __typename } }`,
    ],
    ['as a note', `mutation { addToCart(input: { itemId: "ITEM", note: "a${NUL}b" }) { __typename } }`],
    [
      'in a choice',
      `mutation { addToCart(input: { itemId: "ITEM", selections: { size: "a${NUL}b" } }) { __typename } }`,
    ],
    ['in an id', `{ shop(id: "a${NUL}b") { name } }`],
    ['in a token', `{ order(reference: "a${NUL}b") { id } }`],
    ['in a payment', `mutation { placeOrder(input: { shopId: "SHOP", intentId: "a${NUL}b" }) { __typename } }`],
    ['in an address', `{ addresses(text: "a${NUL}b") { label } }`],
  ])('a NUL character %s is refused as bad input or not found', async (_where, query) => {
    const { status, text } = await ask(query.replace('ITEM', item).replace('SHOP', shop.id));
    expect(status).toBe(200);
    for (const word of words(text)) expect(word).toMatch(/^(BAD_USER_INPUT|NOT_FOUND)$/);
  });

  test('a NUL character in a subscription is refused as bad input or not found', async () => {
    const stream = listen(fixtures, shop.token, `subscription { orderChanged(reference: "a${NUL}b") { id } }`);
    await eventually('an answer', async () => stream.heard.length > 0);
    expect(stream.heard[0]).toMatch(/NOT_FOUND|BAD_USER_INPUT/);
    await stream.close();
  });
});

describe('an invalid request body', () => {
  test.each([100, 5_000, 60_000])('a body nested %i levels deep is rejected without a server error', async (levels) => {
    const body = `{"customerId":"${customer.id}","restaurantId":"${shop.id}","items":${deep(levels)}}`;
    expect((await send('/api/cart/add', body)).status).toBe(400);
    const { status, text } = await send('/graphql', `{"query":"{ now }","variables":{"a":${deep(levels)}}}`);
    expect(status, text).toBeLessThan(500);
  });

  test.each([
    ['of 300 kB', `{"a":"${'x'.repeat(300_000)}"}`, 413],
    ['that is no JSON', '{"items":', 400],
    ['with a forbidden key', '{"__proto__":{"admin":true}}', 400],
    ['that is a number', '1', 400],
    ['that is null', 'null', 400],
    ['with a number beyond all', '{"customerId":"x","restaurantId":"x","items":[],"totalPrice":1e999}', 400],
  ])('%s', async (_what, body, status) => {
    const answer = await send('/api/cart/add', body);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toMatchObject({ error: expect.any(String), code: expect.any(String) });
  });

  test('a GraphQL query of two thousand fields is rejected by the parser', async () => {
    const { status, text } = await ask(`{ ${'now '.repeat(2000)} }`);
    expect(status).toBe(400);
    expect(words(text)).toEqual(['GRAPHQL_PARSE_FAILED']);
  });
});

test('random values in the fields of a request never cause a server error or reveal internals', async () => {
  const given = (words: string) => fc.constantFrom(...words.split(' '));
  const value = fc.oneof(
    fc.constantFrom('', ' ', "'; drop table item; --", '\u0000', '\ud800', '9'.repeat(40), 'x'.repeat(600)),
    given(`null 0 🥐 ../../../etc %00 {{7*7}} NaN 346ACD ${shop.id} ${customer.id} ${item}`),
    ...[fc.string(), fc.integer(), fc.double()],
    fc.constantFrom(null, true, [], {}, [null], { id: 1 }, -1, 0.1, 1e308, 2 ** 31, 2 ** 53),
  );
  const rest = fc.tuple(
    given('cart/add payment-page/create-intent cart/place-order user/login owner/login stripe/webhook').map(
      (path) => `/api/${path}`,
    ),
    fc.dictionary(
      given(
        'customerId restaurantId items totalPrice amount pickupWindow pickupDate paymentIntentId email password restaurantType',
      ),
      value,
    ),
  );
  const selections = fc.dictionary(given('meats sauces sides size sotSelections selectedToppings'), value);
  const line = given('_id name quantity category specialInstructions selections');
  const lines = fc.record({
    customerId: fc.constant(customer.id),
    restaurantId: fc.constant(shop.id),
    items: fc.array(fc.dictionary(line, fc.oneof(value, selections)), { minLength: 1, maxLength: 3 }),
  });
  const paths = fc.tuple(
    given(
      '/api/items/ /api/menu/ /api/sandwich/ /api/drinks/ /api/sot/ /api/orders/ /api/orders/user/ /api/orders/restaurant/ /api/token-details/ /api/pickup/next-pickup-window/ /api/nearbyboulangeries?lat= /api/cart?customerId= /boulangerie/ /uploads/',
    ),
    fc.string().map((text) => (text.isWellFormed() ? encodeURIComponent(text) : '%')),
  );
  const problems: string[] = [];
  const judge = (what: string, status: number, text: string) => {
    if (status >= 500 || /INTERNAL|select |insert |node_modules|\bat [A-Z]\w+\./.test(text))
      problems.push(`${what} → ${status} ${text.slice(0, 200)}`);
  };
  await fc.assert(
    fc.asyncProperty(rest, lines, paths, value, async ([path, body], line, [prefix, part], any) => {
      for (const [to, what] of [
        [path, body],
        ['/api/cart/add', line],
      ] as const) {
        const { status, text } = await send(to, JSON.stringify(what));
        judge(`${to} ${JSON.stringify(what)}`, status, text);
      }
      const got = await fetch(`${fixtures.base}${prefix}${part}`, {
        headers: { authorization: `Bearer ${shop.token}` },
      });
      if (!prefix.startsWith('/boulangerie')) judge(prefix + part, got.status, await got.text());
      const { status, text } = await ask(
        'mutation ($a: ID!, $b: Int!, $c: String!) { addToCart(input: { itemId: $a, quantity: $b, note: $c }) { __typename } setCartLineQuantity(input: { lineId: $a, quantity: $b }) { __typename } }',
        { a: any, b: any, c: any },
      );
      judge(JSON.stringify(any), status, text);
    }),
    { numRuns: 120 },
  );
  expect(problems).toEqual([]);
});
