import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ShopPageDocument, type ShopPageQuery } from '../../../graphql/generated/customer/shop';
import { freshDatabase } from '../../support/database';
import { randomNumbers } from '../../support/random-numbers';
import { rest } from '../../support/rest';
import { aCustomer, anItem, aShop, aWorld, graphql, type Somebody, type World } from '../../support/world';

const MOVES = 60;
const JWT_SECRET = 'a secret both processes know';

let databaseUrl: string;
let processes: [World, World];
let shop: Somebody;
let items: string[];

const start = () => aWorld(databaseUrl, { JWT_SECRET });
beforeAll(async () => {
  databaseUrl = await freshDatabase();
  processes = [await start(), await start()];
  shop = await aShop(processes[0]);
  items = [];
  for (let count = 0; count < 3; count++)
    items.push(await anItem(processes[0], shop.id, { priceCents: 100, stock: 5 }));
});
afterAll(() => Promise.all(processes.map((world) => world.stop())));

interface Shown {
  _id: string;
  price: number;
  quantity: number;
}

async function menuAt(world: World): Promise<Map<string, Shown>> {
  const { body } = await rest(world, 'GET', `/api/items/${shop.id}`);
  const sections = body['items'] as { items: Shown[] }[];
  return new Map(sections.flatMap((section) => section.items).map((item) => [item._id, item]));
}

/** What the page of a shop asks by GET. */
function pageOf(shopId: string, hash = (ShopPageDocument as { __meta__?: { hash: string } }).__meta__?.hash): string {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } });
  return `/graphql?${new URLSearchParams({ variables: JSON.stringify({ shopId }), extensions }).toString()}`;
}

async function pageAt(world: World): Promise<Map<string, number>> {
  const { data } = (await (await ask(world, {}, pageOf(shop.id))).json()) as { data: ShopPageQuery };
  const all = data.shop.menu.flatMap(({ items: those }) => those);
  return new Map(all.map(({ id, priceCents }) => [id, priceCents]));
}

const header = (answer: Response, name: string) => answer.headers.get(name);
const ask = (world: World, headers: Record<string, string> = {}, path = `/api/items/${shop.id}`) =>
  fetch(`${world.base}${path}`, { headers });

test('whatever changes on whichever process, nobody reads a menu older than they know', async () => {
  const seed = Math.floor(Math.random() * 1e9);
  const random = randomNumbers(seed);
  const anyOf = <T>(some: readonly T[]): T => some[Math.floor(random() * some.length)] as T;
  const prices = new Map(items.map((id) => [id, 100]));
  const older: string[] = [];
  let ended = false;

  /** Cents of each item, over REST or as the page asks. */
  const pricesAt = async (world: World) => {
    if (random() < 0.5) return pageAt(world);
    return new Map([...(await menuAt(world))].map(([id, { price }]) => [id, Math.round(price * 100)]));
  };
  /** Reads here and there without end: a price only ever rises. */
  const read = async (known: Map<string, number>) => {
    for (let reads = 0; !ended; reads++) {
      for (const [id, price] of await pricesAt(processes[reads % 2] as World)) {
        if (price < (known.get(id) ?? 0)) older.push(`seed ${seed}: ${price} after ${known.get(id)}`);
        known.set(id, price);
      }
    }
  };

  const moves = {
    async byTheOwner(id: string, cents: number) {
      const changed = 'mutation ($prices: [NewPriceInput!]!) { changePrices(prices: $prices) { __typename } }';
      await graphql(anyOf(processes), shop.token, changed, { prices: [{ itemId: id, priceCents: cents }] });
    },
    async inALongTransaction(id: string, cents: number) {
      const client = await anyOf(processes).product.pool.connect();
      await client.query('begin');
      await client.query('update item set price_cents = $2 where id = $1', [id, cents]);
      await pause(15);
      await client.query('commit');
      client.release();
    },
    async twiceInOne(id: string, cents: number) {
      const set = 'update item set price_cents = $2 where id = $1';
      const client = await anyOf(processes).product.pool.connect();
      await client.query('begin');
      await client.query(set, [id, cents - 1]);
      await client.query(set, [id, cents]);
      await client.query('commit');
      client.release();
    },
  };
  const change = async (move: number) => {
    const id = anyOf(items);
    const cents = (prices.get(id) ?? 0) + 2;
    await anyOf(Object.values(moves))(id, cents);
    prices.set(id, cents);
    expect((await pricesAt(anyOf(processes))).get(id), `seed ${seed}, move ${move}`).toBe(cents);
  };

  const readers = [1, 2, 3].map(() => new Map<string, number>());
  for (const isLast of [false, true]) {
    ended = false;
    const reading = readers.map(read);
    for (let move = 0; move < MOVES / 2; move++) await change(move);
    ended = true;
    await Promise.all(reading);
    if (isLast) break;
    await processes[1].stop();
    processes[1] = await start();
  }
  expect(older).toEqual([]);
}, 60_000);

test.each([
  ['a sale', 'update item set stock = stock - 1 where id = $1', 4],
  ['« épuisé »', `update item set sold_out_until = '2026-11-25' where id = $1`, 0],
])('%s is in the next answer of another process', async (_what, sold, left) => {
  const [one, other] = processes;
  const item = await anItem(one, shop.id, { stock: 5 });
  expect((await menuAt(other)).get(item)?.quantity).toBe(5);
  await one.product.pool.query(sold, [item]);
  expect((await menuAt(other)).get(item)?.quantity).toBe(left);
});

test('who has the answer already is told so in a few bytes, until it changes', async () => {
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

test('the page of a shop is asked for by GET and kept like its menu; another version of the page is told to say it all', async () => {
  const [world] = processes;
  const path = pageOf(shop.id);
  const first = await ask(world, {}, path);
  expect(header(first, 'cache-control')).toBe('no-cache');
  const known = { 'if-none-match': header(first, 'etag') ?? '' };
  expect((await ask(world, known, path)).status).toBe(304);
  await world.product.pool.query(`update shop set description = 'Au feu de bois' where id = $1`, [shop.id]);
  const changed = await ask(world, known, path);
  expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining('Au feu de bois')]);

  const unknown = await ask(world, {}, pageOf(shop.id, 'f'.repeat(64)));
  expect(await unknown.json()).toMatchObject({ errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] });
  expect(header(unknown, 'cache-control')).toBe('no-store');
  expect((await ask(world, {}, '/graphql?query={__typename}')).status).toBe(405);
  const nowhere = await ask(world, {}, pageOf(crypto.randomUUID()));
  expect(await nowhere.json()).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
  expect(header(nowhere, 'cache-control')).toBe('no-store');
});

test.each(['br', 'gzip', 'identity'])('%s: the first reader and the later ones get the same', async (encoding) => {
  const [world] = processes;
  for (let more = 0; more < 5; more++) await anItem(world, shop.id);
  const answers = [
    await ask(world, { 'accept-encoding': encoding }),
    await ask(world, { 'accept-encoding': encoding }),
  ];
  expect(answers.map((answer) => header(answer, 'content-encoding') ?? 'identity')).toEqual([encoding, encoding]);
  const [first, later] = await Promise.all(answers.map((answer) => answer.json() as Promise<object>));
  expect(later).toEqual(first);
  expect([...(header(answers[1] as Response, 'vary') ?? '').split(/, */)]).toContain('accept-encoding');
});

test('an encoding that a reader refuses is not theirs', async () => {
  const refused = await ask(processes[0], { 'accept-encoding': 'br;q=0, gzip' });
  expect([header(refused, 'content-encoding'), refused.status]).toEqual(['gzip', 200]);
});

test('a shop that is not open yet shows its menu to its owner alone, and nobody gets the owner’s answer', async () => {
  const [world] = processes;
  const soon = await aShop(world);
  await world.product.pool.query('update shop set opened_at = null where id = $1', [soon.id]);
  await anItem(world, soon.id);
  const customer = await aCustomer(world);
  const path = `/api/items/${soon.id}`;
  const as = async (token: string) => (await ask(world, { authorization: `Bearer ${token}` }, path)).status;
  const pageAs = async (token: string) =>
    (await ask(world, { authorization: `Bearer ${token}` }, pageOf(soon.id))).text();
  expect([await pageAs(soon.token), await pageAs(customer.token)]).toEqual([
    expect.stringContaining('"menu"'),
    expect.stringContaining('NOT_FOUND'),
  ]);
  for (let round = 0; round < 2; round++)
    expect([await as(soon.token), await as(customer.token), (await ask(world, {}, path)).status]).toEqual([
      200, 404, 404,
    ]);
  await world.product.pool.query('update shop set opened_at = now() where id = $1', [soon.id]);
  expect([await as(customer.token), (await ask(world, {}, `/api/items/${soon.id.toUpperCase()}`)).status]).toEqual([
    200, 200,
  ]);
  await world.product.pool.query('update shop set charges_enabled = false where id = $1', [soon.id]);
  expect(await as(customer.token)).toBe(404);
});

test('a token that only says it is the owner’s gets what anybody gets', async () => {
  const [world] = processes;
  const soon = await aShop(world);
  await world.product.pool.query('update shop set opened_at = null where id = $1', [soon.id]);
  const [head, body] = soon.token.split('.');
  const forged = { authorization: `Bearer ${head}.${body}.${'A'.repeat(43)}` };
  expect((await ask(world, forged, `/api/items/${soon.id}`)).status).toBe(404);
});
