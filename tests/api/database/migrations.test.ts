import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { migrate, MIGRATION_LOCK } from '../../../server/platform/product';
import { connect, poolOf } from '../../../server/database/orm';
import { emptyDatabase } from '../../support/database';

/** What would still have to change in a migrated database to fit the entities, as SQL. */
async function difference(...changes: string[]): Promise<string> {
  const orm = await connect(await emptyDatabase());
  try {
    await orm.migrator.up();
    for (const change of changes) await orm.em.execute(change);
    return await orm.schema.getUpdateSchemaSQL({ wrap: false });
  } finally {
    await orm.close();
  }
}

test('the migrations make exactly the tables the entities describe', async () => {
  expect(await difference()).toBe('');
});

test.each([
  ['a column', 'alter table item drop column freshly_baked'],
  ['a column’s kind', 'alter table orders alter column units type text'],
  ['what may be empty', 'alter table orders alter column token drop not null'],
  ['a check', 'alter table booked_window drop constraint pickup_window_capacity'],
  ['what is unique', 'alter table orders drop constraint orders_token_unique'],
  ['an index', 'drop index cart_line_cart_id_index'],
  ['a hand-written index', 'drop index checkout_one_hold'],
  ['a reference', 'alter table payment drop constraint payment_checkout_id_foreign'],
])('a migration that forgot %s would be noticed', async (_what, forgotten) => {
  expect(await difference(forgotten)).not.toBe('');
});

test('a process that comes while another migrates waits for it, however long that takes', async () => {
  const url = await emptyDatabase();
  const [first, second] = [await connect(url), await connect(url)];
  try {
    await migrate(first);
    const other = await (await poolOf(first)).connect();
    await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const began = performance.now();
    const waiting = migrate(second);
    await pause(6500);
    other.release(true);
    await waiting;
    expect(performance.now() - began).toBeGreaterThan(6000);
  } finally {
    await Promise.all([first, second].map((each) => each.close()));
  }
});

test('migrating again, and from two processes at once, changes nothing', async () => {
  const url = await emptyDatabase();
  const processes = await Promise.all([connect(url), connect(url)]);
  try {
    await Promise.all(processes.map(migrate));
    await Promise.all(processes.map(migrate));
    const done = await processes[0].em.execute<{ name: string }[]>('select name from migration');
    expect(new Set(done.map(({ name }) => name)).size).toBe(done.length);
    expect(await processes[0].migrator.getPending()).toEqual([]);
  } finally {
    await Promise.all(processes.map((each) => each.close()));
  }
});
