import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { SessionCheckDocument } from '../../../graphql/generated/shared/session';
import { freshDatabase } from '../../support/database';
import { listen } from '../../support/subscriptions';
import { addToCart, eventually } from '../../support/ordering';
import { aCustomer, anItem, aShop, createFixtures, type Fixtures, graphql } from '../../support/fixtures';

async function aConnection({ base }: Fixtures) {
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

test('shutdown answers accepted requests and closes open streams with the time to reconnect', async () => {
  const fixtures = await createFixtures(await freshDatabase());
  const shop = await aShop(fixtures);
  const item = await anItem(fixtures, shop.id, { priceCents: 120 });
  const customers = await Promise.all(Array.from({ length: 8 }, () => aCustomer(fixtures)));
  const board = listen(fixtures, shop.token, 'subscription { boardChanged { orders { token } } }');
  // A first round, so that connections are open and kept.
  await Promise.all(customers.map(({ token }) => graphql(fixtures, token, SessionCheckDocument)));

  let arrived = 0;
  fixtures.product.app.server.on('request', () => arrived++);
  const answers = Promise.all(customers.map((customer) => addToCart(fixtures, customer, { itemId: item })));
  while (arrived < customers.length) await new Promise((resolve) => setImmediate(resolve));
  await fixtures.stop();

  expect((await answers).map(({ __typename }) => __typename)).toEqual(customers.map(() => 'Cart'));
  // « Service restart », with the time over which everybody is to come back.
  expect(board.farewells).toEqual(['1012 Restarting: come back within 500 ms']);
  await board.close();
});

test('shutdown closes an idle connection and answers one on which a request is just arriving', async () => {
  const fixtures = await createFixtures(await freshDatabase());
  const [silent, asking] = [await aConnection(fixtures), await aConnection(fixtures)];
  const [answered, gone] = [once(asking, 'data'), once(silent, 'close')];
  silent.resume();

  const stopped = fixtures.stop();
  asking.write('GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n');
  expect(String(await answered)).toContain('HTTP/1.1 200');
  await Promise.all([stopped, gone]);
});

test('a WebSocket requested during shutdown is refused with 503 and does not delay it', async () => {
  const fixtures = await createFixtures(await freshDatabase());
  const asking = await aConnection(fixtures);
  const answered = once(asking, 'data');
  const stopped = fixtures.stop();
  const upgrade = 'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13';
  asking.write(
    `GET /graphql HTTP/1.1\r\nhost: here\r\n${upgrade}\r\nsec-websocket-key: ${btoa('sixteen letters.')}\r\n\r\n`,
  );
  expect(String(await answered)).toContain('HTTP/1.1 503');
  asking.end();
  await stopped;
});

test('shutdown finishes the mutation of a caller who disconnected before it closes the database', async () => {
  const url = await freshDatabase();
  const fixtures = await createFixtures(url);
  const customer = await aCustomer(fixtures);
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const count = async (sql: string) => (await database.query(sql)).rowCount;
  try {
    await database.query('begin');
    await database.query('lock table audit_line in share mode');
    const leaving = new AbortController();
    const asked = fetch(`${fixtures.base}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${customer.token}` },
      body: JSON.stringify({ query: 'mutation { saveLanguage(language: EN) { __typename } }' }),
      signal: leaving.signal,
    }).catch(() => undefined);
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await eventually('its audit record waits', async () => (await count(waiting)) === 1);
    leaving.abort();
    await asked;
    const stopped = fixtures.stop();
    await eventually('it listens no more', async () => !fixtures.product.app.server.listening);
    // Long enough for a product that did not wait to close its database.
    await Promise.race([stopped, pause(1000)]);
    await database.query('commit');
    await stopped;
    expect(await count(`select from account where language = 'EN'`)).toBe(1);
  } finally {
    await database.end();
  }
});
