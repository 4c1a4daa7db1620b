import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createServices } from '../../../server/platform/context';
import { ORDER_CHANGES } from '../../../server/orders/order-changes';
import { freshDatabase } from '../../support/database';
import { aBoard, announce, listen } from '../../support/subscriptions';
import { advance } from '../../support/order-steps';
import { anOrder, eventually } from '../../support/ordering';
import { aCustomer, anItem, aShop, aWorld, type Somebody, type World } from '../../support/world';

const ORDERS = 5;
const CHANGES = 10;

let world: World;
let databaseUrl: string;
let shop: Somebody;
let customer: Somebody;
let item: string;
beforeAll(async () => {
  databaseUrl = await freshDatabase();
  world = await aWorld(databaseUrl);
});
afterAll(() => world.stop());
beforeEach(async () => {
  shop = await aShop(world, { capacityUnits: 99 });
  customer = await aCustomer(world);
  item = await anItem(world, shop.id, { priceCents: 650, preparationUnits: 1 });
});

const order = () => anOrder(world, customer, shop.id, { itemId: item });
const standing = (board: ReturnType<typeof aBoard>) => eventually('the board stands', async () => board.events() > 0);
/** What a board that has read up to a cursor receives. */
async function read(after: string | null) {
  const news = await createServices(world.product.parts).boardNews.ofShop(shop.id, 'Europe/Paris', after);
  return news && { cursor: news.cursor, tokens: news.orders.map(({ token }) => token) };
}

test('a board gets its orders at once, then each change once', async () => {
  const before = await order();
  const board = aBoard([world], shop.token);
  await standing(board);
  const after = await order();
  await eventually('the second arrives', async () => board.tokens().includes(after.token));
  await advance(world, shop, before.id);
  await eventually('the step arrives', async () => board.arrived.some(({ status }) => status === 'READY'));
  expect(board.arrived.map(({ token, status }) => [token, status])).toEqual([
    [before.token, 'PREPARING'],
    [after.token, 'PREPARING'],
    [before.token, 'READY'],
  ]);
  await board.close();
});

test('after a lost connection a board gets what it missed, and nothing it had', async () => {
  const known = await order();
  const board = aBoard([world], shop.token);
  await standing(board);
  const missed = (async () => [await order(), await order()])();
  board.cut(missed);
  await eventually('it has caught up', async () => board.tokens().length === 3);
  expect(board.tokens().sort()).toEqual([known, ...(await missed)].map(({ token }) => token).sort());
  await board.close();
});

test('changes announced while the listener was away reach the board when it listens again', async () => {
  const board = aBoard([world], shop.token);
  await standing(board);
  // The order is there, and its announcement went to nobody: exactly what a broken LISTEN connection leaves behind.
  const silent = new pg.Client({ connectionString: databaseUrl });
  await silent.connect();
  await silent.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'memeprix-live'");
  const placed = await order();
  await eventually('it arrives', async () => board.tokens().includes(placed.token));
  expect(board.tokens()).toEqual([placed.token]);
  await silent.end();
  await board.close();
});

test('a change that began earlier and is committed later than another is lost to no board', async () => {
  const [slow, quick] = [await order(), await order()];
  const first = await read(null);
  const other = new pg.Client({ connectionString: databaseUrl });
  await other.connect();
  await other.query('begin');
  await other.query('update orders set changed_in = pg_current_xact_id() where id = $1', [slow.id]);
  await announce(world, shop.id, quick.id);
  const second = await read(first?.cursor ?? '');
  expect(second?.tokens).toEqual([quick.token]);
  await other.query('commit');
  await other.end();

  const third = await read(second?.cursor ?? '');
  expect(third?.tokens).toEqual([slow.token]);
  expect(await read(third?.cursor ?? '')).toBeNull();
  // One that saw neither is told both, once.
  expect((await read(first?.cursor ?? ''))?.tokens.sort()).toEqual([slow.token, quick.token].sort());
});

test('a board that reconnects again and again while many orders change gets every change exactly once', async () => {
  const changesSeen = new Map<string, number>();
  for (let count = 0; count < ORDERS; count++) changesSeen.set((await order()).token, 0);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: ORDERS });
  const look = async (after: string) => {
    const news = await read(after);
    for (const token of news?.tokens ?? []) changesSeen.set(token, (changesSeen.get(token) ?? 0) + 1);
    return news?.cursor ?? after;
  };
  let cursor = (await read(null))?.cursor ?? '';
  const state = { changing: true };
  const changes = [...changesSeen.keys()].map(async (token) => {
    for (let round = 1; round <= CHANGES; round++) {
      const client = await pool.connect();
      await client.query('begin');
      await client.query('update orders set changed_in = pg_current_xact_id() where token = $1', [token]);
      // Committed in another order than begun.
      await client.query('select pg_sleep(random() * 0.02)');
      await client.query('commit');
      client.release();
      // Two changes between two looks are one piece of news.
      while (changesSeen.get(token) !== round && state.changing) await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
  const looking = (async () => {
    while (state.changing) cursor = await look(cursor);
  })();
  await Promise.race([Promise.all(changes), new Promise((resolve) => setTimeout(resolve, 20_000))]);
  state.changing = false;
  await Promise.all([...changes, looking]);
  await look(cursor);
  await pool.end();
  expect(new Set(changesSeen.values())).toEqual(new Set([CHANGES]));
});

test.each([
  ['of another database, ahead of this one', '999999999:999999999:'],
  ['of nobody', 'yesterday'],
])('a cursor %s is answered with the whole board', async (_what, cursor) => {
  const { token } = await order();
  expect((await read(cursor))?.tokens).toEqual([token]);
});

test('a followed order is sent at once unless it is known, then once at each change', async () => {
  const { id, token } = await order();
  const revision = (await createServices(world.product.parts).orders.reload(id)).revision;
  const follow = (after: string) =>
    listen(world, customer.token, `subscription { orderChanged(reference: "${token}"${after}) { status } }`);
  const [fresh, known] = [follow(''), follow(`, after: "${revision}"`)];
  await eventually('the first is told', async () => fresh.heard.length === 1);
  // A word that means nothing new.
  await world.product.pool.query('select pg_notify($1, $2)', [ORDER_CHANGES, JSON.stringify({ orderId: id })]);
  await advance(world, shop, id);
  await eventually('both are told', async () => fresh.heard.length === 2 && known.heard.length === 1);
  expect([fresh.heard, known.heard]).toEqual([['news', 'news'], ['news']]);
  await fresh.close();
  await known.close();
});
