import type { Pool } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { DashboardFiguresDocument } from '../../../graphql/generated/owner/dashboard';
import { freshDatabase } from '../../support/database';
import { mailsTo } from '../../support/mailbox';
import { anOrder, eventually } from '../../support/ordering';
import { aBoard } from '../../support/subscriptions';
import { aCustomer, anItem, aShop, createFixtures, graphql } from '../../support/fixtures';

/** Takes from each connection, whenever it is handed out, all that a pooler in transaction mode would not keep for the next. */
function forgetSessions(pool: Pool) {
  const left: unknown[] = [];
  let handedOut = 0;
  pool.on('acquire', (client) => {
    handedOut++;
    const kept = `select name from pg_prepared_statements union all select name from pg_settings where source = 'session'
      union all select 'lock' from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`;
    client.query<{ name: string }>(kept).then(
      ({ rows }) => left.push(...rows.map(({ name }) => name)),
      (error: unknown) => left.push(String(error)),
    );
    client.query('discard all').catch((error: unknown) => left.push(String(error)));
  });
  return { left, handedOut: () => handedOut };
}

const url = await freshDatabase();
const settings = { DATABASE_URL: url, DATABASE_PREPARED_STATEMENTS: '0' };
// The same database by another name, so that what must last goes around the pool that forgets.
const fixtures = await createFixtures(url, settings, { databaseDirectUrl: `${url}?application_name=direct` });
const sessions = forgetSessions(fixtures.product.pool);
afterAll(() => fixtures.stop());

test('with transaction pooling an order is placed, announced, mailed and reported without leaving session state behind', async () => {
  const shop = await aShop(fixtures);
  const itemId = await anItem(fixtures, shop.id, { priceCents: 650, preparationUnits: 1 });
  const customer = await aCustomer(fixtures);
  const board = aBoard([fixtures], shop.token);
  await eventually('the board', async () => board.events() > 0);
  const { token } = await anOrder(fixtures, customer, shop.id, { itemId });
  await eventually('the order on the board', async () => board.tokens().includes(token));
  expect(await mailsTo(fixtures.dataDir, customer.email)).toHaveLength(1);
  const { ownReport } = await graphql(fixtures, shop.token, DashboardFiguresDocument, { span: 'TODAY' });
  expect(ownReport.figures.orderCount).toBe(1);
  await board.close();
  expect(sessions.handedOut()).toBeGreaterThan(40);
  expect([...new Set(sessions.left)]).toEqual([]);
});
