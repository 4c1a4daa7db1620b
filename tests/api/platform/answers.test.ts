import { createClient } from 'graphql-ws';
import { describe, expect, test } from 'vitest';
import { securityHeaders } from '../../../server/platform/http/headers';
import { ownFixtures } from '../../support/own-fixtures';
import { listen } from '../../support/subscriptions';
import { eventually } from '../../support/ordering';
import { aShop } from '../../support/fixtures';

const fixtures = await ownFixtures();
const shop = await aShop(fixtures);
const SOCKET = `${fixtures.base.replace('http', 'ws')}/graphql`;

interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

async function call(path: string, { method = 'GET', headers = {}, body }: Call = {}) {
  const response = await fetch(`${fixtures.base}${path}`, { method, headers, ...(body !== undefined && { body }) });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: (text && JSON.parse(text)) as Record<string, unknown>,
  };
}
const JSON_TYPE = { 'content-type': 'application/json' };
const LOGIN = '/api/user/login';
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const posted = (body: string, type = 'application/json', more: object = {}): Call => ({
  ...{ method: 'POST', headers: { 'content-type': type, ...more }, body },
});

describe('an error is answered as JSON with a code for programs and a sentence for people:', () => {
  test.each<[string, string, Call, number, string]>([
    ['a path nobody serves', '/api/nothing', {}, 404, 'NOT_FOUND'],
    ['a path of programs in capitals', '/API/Items/x', {}, 404, 'NOT_FOUND'],
    ['a path of programs after two slashes', '//api/nothing', {}, 404, 'NOT_FOUND'],
    ['a page that is changed', '/userSearch', { method: 'PUT' }, 405, 'METHOD_NOT_ALLOWED'],
    ['a method of file shares', '/api/cart', { method: 'PROPFIND' }, 405, 'METHOD_NOT_ALLOWED'],
    ['a path below one', '/api/items/x/y', {}, 404, 'NOT_FOUND'],
    ['a hidden file', '/.env', {}, 404, 'NOT_FOUND'],
    ['a hidden folder', '/.git/config', {}, 404, 'NOT_FOUND'],
    ['the icon of old browsers', '/favicon.ico', {}, 404, 'NOT_FOUND'],
    ['a method nobody serves', '/api/cart/add', {}, 405, 'METHOD_NOT_ALLOWED'],
    ['a method of the webhook', '/api/stripe/webhook', {}, 405, 'METHOD_NOT_ALLOWED'],
    ['PATCH', '/api/cart', { method: 'PATCH' }, 405, 'METHOD_NOT_ALLOWED'],
    ['a look at /graphql', '/graphql', {}, 405, 'METHOD_NOT_ALLOWED'],
    ['a query in the address of /graphql', '/graphql?query=%7Bnow%7D', {}, 405, 'METHOD_NOT_ALLOWED'],
    ['a body of text', LOGIN, posted('{}', 'text/plain'), 415, 'UNSUPPORTED_TYPE'],
    ['a body of XML', LOGIN, posted('<a/>', 'application/xml'), 415, 'UNSUPPORTED_TYPE'],
    ['a form', LOGIN, posted('a=b', 'application/x-www-form-urlencoded'), 415, 'UNSUPPORTED_TYPE'],
    ['an unknown charset', LOGIN, posted('{}', 'application/json; charset=utf-7'), 415, 'UNSUPPORTED_TYPE'],
    ['a packed body', LOGIN, posted('x', 'application/json', { 'content-encoding': 'gzip' }), 415, 'UNSUPPORTED_TYPE'],
    ['no JSON', LOGIN, posted('{'), 400, 'BAD_USER_INPUT'],
    ['33 levels', LOGIN, posted(deep(33)), 400, 'BAD_USER_INPUT'],
    ['sixty thousand levels', LOGIN, posted(deep(60_000)), 400, 'BAD_USER_INPUT'],
    ['a forbidden key', LOGIN, posted('{"__proto__":{"admin":true}}'), 400, 'BAD_USER_INPUT'],
    ['a number for a body', LOGIN, posted('1'), 400, 'BAD_USER_INPUT'],
    ['null for a body', LOGIN, posted('null'), 400, 'BAD_USER_INPUT'],
    ['a number beyond all', LOGIN, posted('{"email":"a@b.fr","password":1e999}'), 400, 'BAD_USER_INPUT'],
    ['too much', LOGIN, posted(`"${'x'.repeat(262_144)}"`), 413, 'TOO_LARGE'],
    ['an endless address', `/api/token-details/${'x'.repeat(400)}`, {}, 404, 'NOT_FOUND'],
    ['a broken address', '/api/items/%E0%A4%A', {}, 400, 'BAD_USER_INPUT'],
    [
      'what only those may see who are signed in',
      '/api/nearbyboulangeries?lat=1&lat=2&lng=3',
      {},
      401,
      'UNAUTHENTICATED',
    ],
  ])('%s', async (_what, path, sent, status, code) => {
    const { status: given, headers, body } = await call(path, sent);
    expect({ given, code: body['code'] }).toEqual({ given: status, code });
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(body).toMatchObject({ error: expect.any(String), message: body['error'], msg: body['error'] });
    if (status === 405) expect(headers.get('allow')).toMatch(/^[A-Z, ]+$/);
  });

  test('OPTIONS answers the methods that a path allows', async () => {
    expect((await call('/api/cart/add')).headers.get('allow')).toBe('POST');
    expect((await call('/api/categories')).headers.get('allow')).toBe('POST');
    expect((await call('/graphql')).headers.get('allow')).toBe('POST');
  });
});

describe('GraphQL', () => {
  const ask = (body: unknown, headers: Record<string, string> = JSON_TYPE) =>
    call('/graphql', { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) });

  test.each<[string, string]>([
    ['with too many aliases', `{ ${Array.from({ length: 6 }, (_, at) => `a${at}: now`).join(' ')} }`],
    ['with too many calls', `mutation { ${'signOutEverywhere resumeOrders { id } '.repeat(6)} }`],
    ['about the schema', '{ __schema { types { name } } }'],
    ['about a type', '{ __type(name: "Account") { fields { name } } }'],
    ['of two thousand fields', `{ ${'now '.repeat(2000)} }`],
  ])('a GraphQL document %s is rejected before it is executed', async (what, query) => {
    const { status, body } = await ask({ query });
    const code = what.includes('thousand') ? 'GRAPHQL_PARSE_FAILED' : 'GRAPHQL_VALIDATION_FAILED';
    expect([status, body]).toMatchObject([400, { errors: [{ extensions: { code } }] }]);
    expect(body).not.toHaveProperty('data');
  });

  test('GraphQL variables nested sixty thousand levels deep cause no server error', async () => {
    expect((await ask(`{"query":"{ now }","variables":{"a":${deep(60_000)}}}`)).status).toBeLessThan(500);
  });

  test('a GraphQL document with nested fragments is answered, one with cyclic fragments is rejected', async () => {
    const levels = Array.from(
      { length: 11 },
      (_, at) => `fragment F${at} on Order { cancellation { at } ...F${at + 1} }`,
    ).join(' ');
    const { status } = await ask({ query: `{ myOrders { ...F0 } } ${levels} fragment F11 on Order { id }` });
    expect(status).toBe(200);
    const cyclic = await ask({ query: '{ myOrders { ...F } } fragment F on Order { id ...F }' });
    expect(cyclic.status).toBe(400);
  });

  test('a list of a hundred invalid ids is answered with BAD_USER_INPUT, not with an internal error', async () => {
    const query = 'mutation ($ids: [ID!]!) { markOrdersSeen(orderIds: $ids) }';
    const { status, body } = await ask({ query, variables: { ids: Array.from({ length: 100 }, () => ({})) } });
    expect(status).toBeLessThan(500);
    expect(JSON.stringify(body)).not.toContain('INTERNAL');
    expect(JSON.stringify(body)).toContain('BAD_USER_INPUT');
  });

  test('a batch of GraphQL operations is rejected', async () => {
    const { status } = await ask([{ query: '{ now }' }, { query: '{ now }' }]);
    expect(status).toBe(400);
  });

  test('GraphQL rejects text and form bodies, which pages of other sites could send', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect((await ask('{"query":"{ now }"}', { 'content-type': type })).status).toBeGreaterThanOrEqual(400);
  });

  test('GraphQL errors suggest no field names of the schema', async () => {
    const { text } = await ask({ query: '{ ownSho { id } }' });
    expect(text).not.toMatch(/Did you mean|ownShop/);
  });

  test('a WebSocket carries at most twenty subscriptions', async () => {
    const client = createClient({
      url: SOCKET,
      retryAttempts: 0,
      connectionParams: { authorization: `Bearer ${shop.token}` },
    });
    const refused: unknown[] = [];
    for (let at = 0; at < 25; at++)
      client.subscribe(
        { query: 'subscription { boardChanged { orders { token } } }' },
        { next: () => undefined, error: (errors) => refused.push(errors), complete: () => undefined },
      );
    await eventually('the last five are refused', async () => refused.length === 5);
    expect(JSON.stringify(refused[0])).toContain('RATE_LIMITED');
    await client.dispose();
  });

  test('a subscription that is aliased without end is rejected', async () => {
    const tokens = Array.from({ length: 9 }, (_, at) => `a${at}: token`).join(' ');
    const stream = listen(fixtures, shop.token, `subscription { boardChanged { orders { ${tokens} } } }`);
    await eventually('an answer', async () => stream.heard.length > 0);
    expect(stream.heard).toEqual(['GRAPHQL_VALIDATION_FAILED']);
    await stream.close();
  });

  test('GraphQL errors over a WebSocket suggest no field names of the schema', async () => {
    const client = createClient({ url: SOCKET, retryAttempts: 0 });
    const said = new Promise((resolve) =>
      client.subscribe(
        { query: 'subscription { boardChangd { cursr } }' },
        { next: () => undefined, error: resolve, complete: () => undefined },
      ),
    );
    expect(JSON.stringify(await said)).toMatch(/Cannot query field(?!.*boardChanged)/);
    await client.dispose();
  });

  test('a WebSocket message of 70 kB closes the connection with code 1009', async () => {
    const socket = new WebSocket(SOCKET, 'graphql-transport-ws');
    const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    socket.send(JSON.stringify({ type: 'connection_init', payload: { text: 'x'.repeat(70_000) } }));
    expect(await closed).toBe(1009);
  });
});

describe('security headers', () => {
  const policy = (config: Parameters<typeof securityHeaders>[0]) => {
    const { contentSecurityPolicy } = securityHeaders(config);
    return typeof contentSecurityPolicy === 'object' ? JSON.stringify(contentSecurityPolicy.directives) : '';
  };
  const plain = { publicUrl: 'http://localhost', stripe: { mode: 'sandbox' } } as const;

  test('the content security policy allows the site’s own origin and configured services only', () => {
    expect(policy(plain)).not.toMatch(/https?:/);
    expect(policy({ ...plain, stripe: { mode: 'live' } })).toContain('https://js.stripe.com');
    for (const kind of ['frameSrc', 'connectSrc', 'imgSrc'])
      expect(policy({ ...plain, stripe: { mode: 'live' } })).toMatch(new RegExp(`"${kind}":\\[[^\\]]*link\\.com`));
    expect(policy({ ...plain, stripe: { mode: 'live' } })).not.toContain('google');
    expect(policy({ ...plain, googleClientId: 'x' })).toContain('https://accounts.google.com/gsi/client');
    const map = { tiles: 'https://tiles.example/{z}/{x}/{y}.png?key=1', attribution: '' };
    expect(policy({ ...plain, map }).match(/"\w+":\[[^\]]*https[^\]]*\]/g)).toEqual([
      '"connectSrc":["\'self\'","https://tiles.example"]',
    ]);
    expect(policy({ ...plain, s3: {} })).not.toMatch(/https?:/);
    for (const config of [plain, { ...plain, stripe: { mode: 'live' } as const, googleClientId: 'x' }])
      expect(/"scriptSrc":\[[^\]]*/.exec(policy(config))?.[0]).not.toMatch(/unsafe|\*"|data:|blob:/);
  });

  test('answers of API, health check and uploads carry the security headers', async () => {
    for (const path of ['/api/items/x', '/healthz', '/uploads/x', '/api/openapi.json']) {
      const { headers } = await call(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/default-src '(self|none)'/);
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  test('answers carry no CORS headers, so that pages of other sites cannot read them', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    for (const method of ['OPTIONS', 'GET']) {
      const response = await fetch(`${fixtures.base}/api/items/${shop.id}`, { method, headers });
      await response.text();
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});
