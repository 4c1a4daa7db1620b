import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connect, type Orm } from '../../server/database/orm';
import { migrate } from '../../server/platform/product';
import { growOrders } from '../support/grown';
import { sqlOf } from '../support/migrations';
import { anOrder } from '../support/ordering';
import { aCustomer, anItem, aShop, aWorld } from '../support/world';
import { withDatabase } from './database';
import { must } from './race-setup';
import type { Soak } from './soak';

const ROWS = Number(process.env['ROWS'] ?? 5_000_000);
/** What a request waits for a lock at most (server/database/orm.ts). */
const HELD_UP_MS = 2000;
const COLUMNS = /^alter table "(\w+)" add column "(next_try_at)"/;
const INDEX = /^create index concurrently "(\w+)"/;

/** What the migrations of indexes and of claimed rows made, as SQL that takes it back. */
function undoing(orm: Orm): string[] {
  return sqlOf(orm).flatMap(({ name, queries }) => {
    const undone = queries.flatMap((query) => {
      const [, index] = INDEX.exec(query) ?? [];
      const [, table, column] = COLUMNS.exec(query) ?? [];
      if (index !== undefined) return [`drop index if exists "${index}"`];
      return table === undefined ? [] : [`alter table "${table}" drop column "${column}"`];
    });
    return undone.length > 0 ? [...undone, `delete from migration where name = '${name}'`] : [];
  });
}

export const soak: Soak = {
  title: `a database of ${ROWS} orders is brought up to date while orders are read and written`,
  run: () =>
    withDatabase(async (url) => {
      const world = await aWorld(url);
      const [shop, customer] = [await aShop(world), await aCustomer(world)];
      const itemId = await anItem(world, shop.id, { priceCents: 650 });
      const { id } = await anOrder(world, customer, shop.id, { itemId });
      await world.stop();
      const database = new pg.Client(url);
      await database.connect();
      await growOrders(database, id, ROWS);
      const orm = await connect(url);
      for (const sql of undoing(orm)) await database.query(sql);
      await database.query(`set lock_timeout = ${HELD_UP_MS}`);

      const over = new AbortController();
      const began = performance.now();
      const migrating = migrate(orm).finally(() => over.abort());
      let [slowest, asked] = [0, 0];
      while (!over.signal.aborted) {
        const at = performance.now();
        await database.query('update orders set seen_at = seen_at where id = $1', [id]);
        await database.query('update checkout set hold_until = hold_until where customer_id = $1', [customer.id]);
        await database.query('select from payment where intent_id = $1', ['pi_grown7']);
        slowest = Math.max(slowest, performance.now() - at);
        asked++;
        await pause(20);
      }
      await migrating;
      const seconds = (performance.now() - began) / 1000;
      const pending = await orm.migrator.getPending();
      await orm.close();
      await database.end();
      must(pending.length === 0, 'what is still to be done', pending);
      must(slowest < HELD_UP_MS, 'the slowest change beside it, ms', slowest);
      return { seconds: Math.round(seconds), 'changes beside it': asked, 'slowest, ms': Math.round(slowest) };
    }),
};
