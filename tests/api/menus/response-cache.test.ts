import { afterAll, expect, test } from 'vitest';
import { ShopNowDocument, ShopPageDocument } from '../../../graphql/generated/customer/shop';
import { freshDatabase } from '../../support/database';
import { part, removeDeal, saveDeal } from '../../support/meal-deals';
import { rest } from '../../support/rest';
import { statementsOf } from '../../support/statements';
import { aCustomer, anItem, aShop, createFixtures, graphql, type Fixtures } from '../../support/fixtures';

const databaseUrl = await freshDatabase();
const start = () => createFixtures(databaseUrl, { JWT_SECRET: 'a secret both processes know' });
const processes: [Fixtures, Fixtures] = [await start(), await start()];
afterAll(() => Promise.all(processes.map((fixtures) => fixtures.stop())));
const shop = await aShop(processes[0]);
await anItem(processes[0], shop.id);

interface Shown {
  _id: string;
  price: number;
  quantity: number;
}

async function menuAt(fixtures: Fixtures): Promise<Map<string, Shown>> {
  const { body } = await rest(fixtures, 'GET', `/api/items/${shop.id}`);
  const sections = body['items'] as { items: Shown[] }[];
  return new Map(sections.flatMap((section) => section.items).map((item) => [item._id, item]));
}

/** What the page of a shop asks by GET. */
function pageOf(shopId: string, hash = (ShopPageDocument as { __meta__?: { hash: string } }).__meta__?.hash): string {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });
  return `/graphql?${new URLSearchParams({ variables: JSON.stringify({ shopId }), extensions }).toString()}`;
}

const header = (answer: Response, name: string) => answer.headers.get(name);
const ask = (fixtures: Fixtures, headers: Record<string, string> = {}, path = `/api/items/${shop.id}`) =>
  fetch(`${fixtures.base}${path}`, { headers });

test.each([
  ['a sale', 'update item set stock = stock - 1 where id = $1', 4],
  ['« épuisé »', `update item set sold_out_until = '2026-11-25' where id = $1`, 0],
])('the cached menu of another process shows %s at once', async (_what, sold, left) => {
  const [one, other] = processes;
  const item = await anItem(one, shop.id, { stock: 5 });
  expect((await menuAt(other)).get(item)?.quantity).toBe(5);
  await one.sql(sold, item);
  expect((await menuAt(other)).get(item)?.quantity).toBe(left);
});

test('a sale leaves the cached shop page unchanged and shows only in the query for the current stock', async () => {
  const [one, other] = processes;
  const item = await anItem(one, shop.id, { stock: 5 });
  const customer = await aCustomer(other);
  const change = (set: string) => one.sql(`update item set ${set} where id = '${item}'`);
  const left = async () => {
    const { limitedItems } = (await graphql(other, customer.token, ShopNowDocument, { shopId: shop.id })).shop;
    return limitedItems.find(({ id }) => id === item);
  };
  const page = async (known = '') => ask(other, { 'if-none-match': known }, pageOf(shop.id));
  let etag = header(await page(), 'etag') ?? '';
  expect(await left()).toMatchObject({ remaining: 5, soldOut: false });
  for (const [sold, now] of [
    [`stock = 4`, { remaining: 4, soldOut: false }],
    [`stock = 0, stock_day = '2026-11-25'`, { remaining: 0, soldOut: true }],
    [`stock = null, sold_out_until = now()`, { remaining: null, soldOut: true }],
    [`sold_out_until = null`, undefined],
  ] as const) {
    await change(sold);
    expect((await left()) ?? now).toEqual(now && expect.objectContaining(now));
    const asked = await statementsOf(async () => expect((await page(etag)).status).toBe(304));
    expect(asked.map(({ name }) => name)).toEqual(['shop-versions']);
  }
  // Sold and made dearer at once, in either order: another page.
  const client = await one.product.pool.connect();
  for (const steps of [
    ['stock = 3', 'price_cents = 170'],
    ['price_cents = 180', 'stock = 2'],
  ]) {
    for (const step of ['begin', ...steps.map((set) => `update item set ${set} where id = '${item}'`), 'commit'])
      await client.query(step);
    const changed = await page(etag);
    expect(changed.status).toBe(200);
    etag = header(changed, 'etag') ?? '';
  }
  client.release();
});

test('the cached shop page of another process shows a new, a changed and a removed meal deal at once', async () => {
  const [one, other] = processes;
  const item = await anItem(one, shop.id);
  const shown = async () => {
    const { data } = (await (await ask(other, {}, pageOf(shop.id))).json()) as {
      data: { shop: { mealDeals: { name: string; priceCents: number }[] } };
    };
    return data.shop.mealDeals.map(({ name, priceCents }) => [name, priceCents]);
  };
  const deal = { name: 'Duo', priceCents: 200, parts: [part('Un', item), part('Deux', item)] };
  expect(await shown()).toEqual([]);
  const { id } = await saveDeal(one, shop, deal);
  expect(await shown()).toEqual([['Duo', 200]]);
  await saveDeal(one, shop, { ...deal, id, priceCents: 180 });
  expect(await shown()).toEqual([['Duo', 180]]);
  // Without its item there is nothing to fill its parts with.
  await one.sql('update item set published = false where id = $1', item);
  expect(await shown()).toEqual([]);
  await one.sql('update item set published = true where id = $1', item);
  expect(await shown()).toEqual([['Duo', 180]]);
  await removeDeal(one, shop, id);
  expect(await shown()).toEqual([]);
});

test('concurrent requests for a changed shop page build the response once', async () => {
  const [fixtures] = processes;
  await anItem(fixtures, shop.id);
  const asked = await statementsOf(() =>
    Promise.all(Array.from({ length: 20 }, () => ask(fixtures, {}, pageOf(shop.id)))),
  );
  const named = asked.map(({ name = '' }) => name).filter((name) => ['shop', 'menus'].includes(name));
  expect(named).toEqual(['shop', 'menus']);
});

test('a cached menu answers 304 to a known ETag, from any process, until the menu changes', async () => {
  const [one, other] = processes;
  const first = await ask(one);
  const known = { 'if-none-match': header(first, 'etag') ?? '' };
  expect(await Promise.all([ask(one, known), ask(one)].map(async (answer) => (await answer).status))).toEqual([
    304, 200,
  ]);
  // The other process makes the same of the same.
  await ask(other);
  expect((await ask(other, known)).status).toBe(304);
  await anItem(one, shop.id);
  expect((await ask(other, known)).status).toBe(200);
});

test('the shop page is cached over GET like its menu, and an unknown persisted query is answered without caching', async () => {
  const [fixtures] = processes;
  const path = pageOf(shop.id);
  const first = await ask(fixtures, {}, path);
  expect(header(first, 'cache-control')).toBe('no-cache');
  const known = { 'if-none-match': header(first, 'etag') ?? '' };
  expect((await ask(fixtures, known, path)).status).toBe(304);
  await fixtures.sql(`update shop set description = 'Au feu de bois' where id = $1`, shop.id);
  const changed = await ask(fixtures, known, path);
  expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining('Au feu de bois')]);

  const unknown = await ask(fixtures, {}, pageOf(shop.id, 'f'.repeat(64)));
  expect(await unknown.json()).toMatchObject({ errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] });
  expect(header(unknown, 'cache-control')).toBe('no-store');
  expect((await ask(fixtures, {}, '/graphql?query={__typename}')).status).toBe(405);
  const nowhere = await ask(fixtures, {}, pageOf(crypto.randomUUID()));
  expect(await nowhere.json()).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
  expect(header(nowhere, 'cache-control')).toBe('no-store');
});

test('in every accepted encoding the first response and the cached one are equal, and no refused one is used', async () => {
  const [fixtures] = processes;
  for (const [accepted, encoding] of [['br'], ['gzip'], ['identity'], ['br;q=0, gzip', 'gzip']] as const) {
    for (let more = 0; more < 5; more++) await anItem(fixtures, shop.id);
    const headers = { 'accept-encoding': accepted };
    const [first, later] = [await ask(fixtures, headers), await ask(fixtures, headers)];
    for (const answer of [first, later])
      expect(header(answer, 'content-encoding') ?? 'identity').toBe(encoding ?? accepted);
    expect(await later.json()).toEqual(await first.json());
    expect((header(later, 'vary') ?? '').split(/, */)).toContain('accept-encoding');
  }
});

test('a shop not yet open shows its menu only to its owner, and the owner’s response is not cached for others', async () => {
  const [fixtures] = processes;
  const soon = await aShop(fixtures);
  await fixtures.sql('update shop set opened_at = null where id = $1', soon.id);
  await anItem(fixtures, soon.id);
  const customer = await aCustomer(fixtures);
  const path = `/api/items/${soon.id}`;
  const as = async (token: string) => (await ask(fixtures, { authorization: `Bearer ${token}` }, path)).status;
  const pageAs = async (token: string) =>
    (await ask(fixtures, { authorization: `Bearer ${token}` }, pageOf(soon.id))).text();
  expect([await pageAs(soon.token), await pageAs(customer.token)]).toEqual([
    expect.stringContaining('"menu"'),
    expect.stringContaining('NOT_FOUND'),
  ]);
  const forged = soon.token.replace(/[^.]+$/, 'A'.repeat(43));
  for (let round = 0; round < 2; round++) {
    expect(await Promise.all([soon.token, customer.token, forged].map(as))).toEqual([200, 404, 404]);
    expect((await ask(fixtures, {}, path)).status).toBe(404);
  }
  await fixtures.sql('update shop set opened_at = now() where id = $1', soon.id);
  expect([await as(customer.token), (await ask(fixtures, {}, `/api/items/${soon.id.toUpperCase()}`)).status]).toEqual([
    200, 200,
  ]);
  await fixtures.sql('update shop set charges_enabled = false where id = $1', soon.id);
  expect(await as(customer.token)).toBe(404);
});
