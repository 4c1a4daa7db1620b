import { afterAll, beforeEach, expect, test } from 'vitest';
import { createAttemptLimiter } from '../../../server/accounts/sign-in/attempt-limiter';
import { createRoutesFixtures, CALLERS } from '../../support/routes-fixtures';
import { EVERYWHERE } from '../../support/forged-tokens';
import { REST_ROUTES, type RestRoute } from '../../support/rest-routes';

const at = await createRoutesFixtures();
const { fakes } = at;
afterAll(() => at.fixtures.stop());
// Everybody comes from the same address: each route begins with its attempts unspent.
beforeEach(() => {
  at.fixtures.product.parts.limiter = createAttemptLimiter();
});

const filled = (text: string) => text.replace(/\$(\w+)/g, (_, name: string) => String(at.facts[name]));

function bodyOf({ body, form }: RestRoute): { headers: Record<string, string>; body?: string | FormData } {
  if (form) {
    const fields = new FormData();
    for (const [name, value] of Object.entries(form)) fields.set(name, filled(value));
    return { headers: {}, body: fields };
  }
  if (body === undefined) return { headers: {} };
  return { headers: { 'content-type': 'application/json' }, body: filled(JSON.stringify(body)) };
}

async function call(route: RestRoute, token: string | null): Promise<number> {
  const { headers, body } = bodyOf(route);
  const response = await fetch(`${at.fixtures.base}/api${filled(route.path)}`, {
    method: route.call.split(' ')[0] ?? 'GET',
    headers: { ...headers, ...(token !== null && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body }),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  if (!response.ok) {
    expect(Object.keys(answer)).toEqual(expect.arrayContaining(['error', 'message', 'msg', 'code']));
    expect(response.headers.get('www-authenticate')).toBe(response.status === 401 ? 'Bearer' : null);
  }
  // What is the same for everybody may be kept and asked after; the shop’s own owner is answered apart.
  const isKept = response.headers.has('etag');
  expect(response.headers.get('cache-control')).toBe(isKept ? 'no-cache' : 'no-store');
  if (isKept) expect([token === at.shop.token, new Set(route.answers)]).toEqual([false, new Set([200])]);
  return response.status;
}

const titled = REST_ROUTES.map((route): [string, RestRoute] => [
  `${route.call.split(' ')[0]} ${route.path} ${JSON.stringify(route.body ?? route.form ?? '')}`,
  route,
]);
const order = async () =>
  (await at.fixtures.product.pool.query<object>('select * from orders where id = $1', [at.facts['order']])).rows;

test('the authorization table lists every REST path', async () => {
  const { paths } = (await (await fetch(`${at.fixtures.base}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, object>>;
  };
  const served = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`),
  );
  expect([...new Set(REST_ROUTES.map(({ call }) => call))].sort()).toEqual(served.sort());
});

test.each(titled)('%s', async (_title, route) => {
  const before = await order();
  const given: number[] = [];
  for (const token of at.tokens) given.push(await call(route, token));
  const by = (answers: number[]) => Object.fromEntries(CALLERS.map((caller, index) => [caller, answers[index]]));
  expect(by(given)).toEqual(by(route.answers));
  // Told of here for the first time, it is claimed.
  const claimed = route.call.endsWith('place-order') ? [{ claimed_at: expect.any(String) as string }] : [{}];
  expect(await order()).toMatchObject(before.map((row, index) => ({ ...row, ...claimed[index] })));
});

test.each(titled)('a forged token is treated like no token: %s', async (_title, route) => {
  const { answers } = route;
  const set = (answers[4] ?? 0) >= 403 ? fakes.customer : fakes.owner;
  const given = await Promise.all(EVERYWHERE.map(async (fault) => [fault, await call(route, set[fault] ?? '')]));
  expect(given.filter(([, status]) => status !== answers[0] && status !== 429)).toEqual([]);
});
