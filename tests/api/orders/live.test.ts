import { setTimeout as pause } from 'node:timers/promises';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { print } from 'graphql';
import { beforeEach, expect, test } from 'vitest';
import { BoardChangedDocument, DelayPreparationDocument } from '../../../graphql/generated/owner/board';
import { PauseOrdersDocument, ResumeOrdersDocument } from '../../../graphql/generated/owner/settings';
import { createServices } from '../../../server/platform/context';
import { ORDER_CHANGES } from '../../../server/orders/board/board-changes';
import { statementsOf } from '../../support/statements';
import { aBoard, announce, listen } from '../../support/subscriptions';
import { advance } from '../../support/order-steps';
import { anOrder, eventually } from '../../support/ordering';
import { aCustomer, anItem, aShop, graphql, type Somebody } from '../../support/fixtures';
import { ownFixtures, rowsOf } from '../../support/own-fixtures';

const fixtures = await ownFixtures();

const ORDERS = 5;
const CHANGES = 10;

let shop: Somebody;
let customer: Somebody;
let item: string;
beforeEach(async () => {
  shop = await aShop(fixtures, { capacityUnits: 99 });
  customer = await aCustomer(fixtures);
  item = await anItem(fixtures, shop.id, { priceCents: 650, preparationUnits: 1 });
});

const order = () => anOrder(fixtures, customer, shop.id, { itemId: item });
const standing = (board: ReturnType<typeof aBoard>) => eventually('the board stands', async () => board.events() > 0);
/** What a board that has read up to a cursor receives. */
async function read(after: string | null, shopId = shop.id) {
  const news = await fixtures.product.parts.boardChangesSince({ shopId, after });
  return news && { cursor: news.cursor, tokens: news.orders.map(({ token }) => token) };
}

test('a board receives its shop’s orders, and no other’s, at once, then each change once', async () => {
  const before = await order();
  const [board, elsewhere] = [aBoard([fixtures], shop.token), aBoard([fixtures], (await aShop(fixtures)).token)];
  for (const one of [board, elsewhere]) await standing(one);
  const after = await order();
  await eventually('the second arrives', async () => board.tokens().includes(after.token));
  await advance(fixtures, shop, before.id);
  await eventually('the step arrives', async () => board.arrived.some(({ status }) => status === 'READY'));
  expect(board.arrived.map(({ token, status }) => [token, status])).toEqual([
    [before.token, 'PREPARING'],
    [after.token, 'PREPARING'],
    [before.token, 'READY'],
  ]);
  expect(elsewhere.tokens()).toEqual([]);
  for (const one of [board, elsewhere]) await one.close();
});

test('a board that reconnects receives what it missed and nothing it already had', async () => {
  const known = await order();
  const board = aBoard([fixtures], shop.token);
  await standing(board);
  const missed = (async () => [await order(), await order()])();
  board.cut(missed);
  await eventually('it has caught up', async () => board.tokens().length === 3);
  expect(board.tokens().sort()).toEqual([known, ...(await missed)].map(({ token }) => token).sort());
  await board.close();
});

test('a board is notified at once when another board pauses the shop or delays its preparation, and when either ends', async () => {
  const board = aBoard([fixtures], shop.token);
  await standing(board);
  const before = board.events();
  const changes = [
    () => graphql(fixtures, shop.token, PauseOrdersDocument, { length: 'HOUR' }),
    () => graphql(fixtures, shop.token, ResumeOrdersDocument),
    () => graphql(fixtures, shop.token, DelayPreparationDocument, { minutes: 10 }),
    () => graphql(fixtures, shop.token, DelayPreparationDocument, { minutes: 0 }),
  ];
  for (const [index, change] of changes.entries()) {
    await change();
    await eventually(`change ${index} is news`, async () => board.events() === before + index + 1);
  }
  expect(board.arrived).toEqual([]);
  await board.close();
});

test('changes announced while the LISTEN connection was down reach the board after it is restored', async () => {
  const board = aBoard([fixtures], shop.token);
  await standing(board);
  // The order is there, and its announcement went to nobody: exactly what a broken LISTEN connection leaves behind.
  await rowsOf("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'memeprix-live'");
  const placed = await order();
  await eventually('it arrives', async () => board.tokens().includes(placed.token));
  expect(board.tokens()).toEqual([placed.token]);
  await board.close();
});

test('a board misses no change whose transaction began before another change and was committed after it', async () => {
  const [slow, quick] = [await order(), await order()];
  const first = await read(null);
  const other = await fixtures.product.pool.connect();
  await other.query('begin');
  await other.query('update orders set changed_in = pg_current_xact_id() where id = $1', [slow.id]);
  await announce(fixtures, quick.id);
  const second = await read(first?.cursor ?? '');
  expect(second?.tokens).toEqual([quick.token]);
  await other.query('commit');
  other.release();

  const third = await read(second?.cursor ?? '');
  expect(third?.tokens).toEqual([slow.token]);
  expect(await read(third?.cursor ?? '')).toBeNull();
  // One that saw neither is told both, once.
  expect((await read(first?.cursor ?? ''))?.tokens.sort()).toEqual([slow.token, quick.token].sort());
});

test('a board that reconnects repeatedly while many orders change receives every change exactly once', async () => {
  const changesSeen = new Map<string, number>();
  for (let count = 0; count < ORDERS; count++) changesSeen.set((await order()).token, 0);
  const look = async (after: string) => {
    const news = await read(after);
    for (const token of news?.tokens ?? []) changesSeen.set(token, (changesSeen.get(token) ?? 0) + 1);
    return news?.cursor ?? after;
  };
  let cursor = (await read(null))?.cursor ?? '';
  const state = { changing: true };
  const changes = [...changesSeen.keys()].map(async (token) => {
    for (let round = 1; round <= CHANGES; round++) {
      const client = await fixtures.product.pool.connect();
      await client.query('begin');
      await client.query('update orders set changed_in = pg_current_xact_id() where token = $1', [token]);
      // Committed in another order than begun.
      await client.query('select pg_sleep(random() * 0.02)');
      await client.query('commit');
      client.release();
      // Two changes between two looks are one piece of news.
      while (changesSeen.get(token) !== round && state.changing) await pause(5);
    }
  });
  const looking = (async () => {
    while (state.changing) cursor = await look(cursor);
  })();
  await Promise.race([Promise.all(changes), pause(20_000)]);
  state.changing = false;
  await Promise.all([...changes, looking]);
  await look(cursor);
  expect(new Set(changesSeen.values())).toEqual(new Set([CHANGES]));
});

test.each([
  ['of another database, ahead of this one', '999999999:999999999:'],
  ['of nobody', 'yesterday'],
])('a cursor %s is answered with the whole board', async (_what, cursor) => {
  const { token } = await order();
  expect((await read(cursor))?.tokens).toEqual([token]);
});

test('orderChanged sends an order at once unless the client’s revision is current, then once for each change', async () => {
  const { id, token } = await order();
  const revision = (await createServices(fixtures.product.parts).orders.reload(id)).revision;
  const follow = (after: string) =>
    listen(fixtures, customer.token, `subscription { orderChanged(reference: "${token}"${after}) { status } }`);
  const [fresh, known] = [follow(''), follow(`, after: "${revision}"`)];
  await eventually('the first is told', async () => fresh.heard.length === 1);
  // A word that means nothing new.
  await rowsOf('select pg_notify($1, $2)', [ORDER_CHANGES, JSON.stringify({ orderId: id })]);
  await advance(fixtures, shop, id);
  await eventually('both are told', async () => fresh.heard.length === 2 && known.heard.length === 1);
  expect([fresh.heard, known.heard]).toEqual([['news', 'news'], ['news']]);
  await fresh.close();
  await known.close();
});

test('each change of an order increments its version, also of two concurrent changes', async () => {
  const { id } = await order();
  const version = async () => (await rowsOf('select version from orders where id = $1', [id]))[0]?.['version'];
  expect(await version()).toBe(1);
  const [first, second] = await Promise.all([fixtures.product.pool.connect(), fixtures.product.pool.connect()]);
  await first.query('begin');
  await first.query('update orders set seen_at = now() where id = $1', [id]);
  const waiting = second.query('update orders set arriving_at = now() where id = $1', [id]);
  await first.query('commit');
  await waiting;
  for (const each of [first, second]) each.release();
  expect(await version()).toBe(3);
  await advance(fixtures, shop, id);
  expect(await version()).toBe(4);
  await announce(fixtures, id);
  expect(await version()).toBe(5);
});

test('thirty boards of one shop share the query for a change, receive it once each, and nothing after the sign-out', async () => {
  const { id, token } = await order();
  const boards = Array.from({ length: 30 }, () => aBoard([fixtures], shop.token));
  await eventually('all stand', async () => boards.every((board) => board.events() > 0));
  const sent = await statementsOf(async () => {
    await announce(fixtures, id);
    await eventually('all are told', async () => boards.every((board) => board.events() === 2));
  });
  const about = (what: string) => sent.filter(({ text }) => text.includes(what)).length;
  // Woken together, but a busy machine may let some come a moment later.
  for (const what of ['pg_current_snapshot', 'from "orders"']) expect(about(what)).toBeLessThanOrEqual(3);
  expect(about('token_version as version')).toBeLessThanOrEqual(3);
  for (const board of boards) expect(board.tokens()).toEqual([token, token]);

  await rowsOf('update account set token_version = 1 where id = $1', [shop.id]);
  await announce(fixtures, id);
  await pause(300);
  // Told once why there are no news any more.
  for (const board of boards) expect(board.tokens()).toEqual([token, token]);
  for (const board of boards) await board.close();
});

test('ten boards of one shop cost one reading and one answer for each change, and a board that asks later shares them', async () => {
  const { id, token } = await order();
  const query = print(addTypenameToDocument(BoardChangedDocument));
  const boards = Array.from({ length: 10 }, () => listen(fixtures, shop.token, query));
  const told = (times: number) =>
    eventually('all are told', async () => boards.every(({ heard }) => heard.length === times));
  await told(1);
  // Boards opened at different moments may stand at different cursors until something changes.
  await announce(fixtures, id);
  await told(2);
  const after = (await read(null))?.cursor ?? '';
  const counted = async (what: string[], call: () => Promise<unknown>) => {
    const sent = await statementsOf(call);
    return what.map((one) => sent.filter(({ text }) => text.includes(one)).length);
  };
  const reading = ['pg_current_snapshot', 'from "orders"', 'from "order_line"'];
  const change = async () => {
    await announce(fixtures, id);
    await told(3);
  };
  expect(await counted([...reading, 'from incident'], change)).toEqual([1, 1, 1, 1]);
  const { boardReadings } = fixtures.product.parts;
  const late = async () => {
    const { changes } = await boardReadings({ shopId: shop.id, after });
    expect(changes?.orders.map((one) => one.token)).toEqual([token]);
  };
  await late();
  expect(await counted(reading, late)).toEqual([0, 0, 0]);
  for (const board of boards) await board.close();
});

test('boards of different shops or at different cursors each receive their own orders from one shared query', async () => {
  const first = await order();
  const behind = await read(null);
  const second = await order();
  const abreast = await read(behind?.cursor ?? '');
  const another = await aShop(fixtures);
  const [old, news, none, fresh, other] = await Promise.all([
    read(behind?.cursor ?? ''),
    read(behind?.cursor ?? ''),
    read(abreast?.cursor ?? ''),
    read(null),
    read(null, another.id),
  ]);
  expect([old?.tokens, news?.tokens, none, fresh?.tokens.sort(), other?.tokens]).toEqual([
    [second.token],
    [second.token],
    null,
    [first.token, second.token].sort(),
    [],
  ]);
  expect(new Set([old, news, fresh, other].map((told) => told?.cursor)).size).toBe(1);
});
