import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Migration } from '@mikro-orm/migrations';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { backup, restore } from '../../../server/database/backup';
import { startEmbeddedDatabase } from '../../../server/database/embedded';
import { migrations } from '../../../server/database/migrations/list';
import { migrate, MIGRATION_LOCK } from '../../../server/database/migrate';
import { connect, type Orm, poolOf } from '../../../server/database/orm';
import { emptyDatabase } from '../../support/database';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
/** Connected until the end of the test. */
async function connected(url: string): Promise<Orm> {
  const orm = await connect(url);
  closing.push(() => orm.close());
  return orm;
}

/** What would still have to change in a migrated database to fit the entities, as SQL. */
async function difference(...changes: string[]): Promise<string> {
  const orm = await connected(await emptyDatabase());
  await orm.migrator.up();
  for (const change of changes) await orm.em.execute(change);
  return orm.schema.getUpdateSchemaSQL({ wrap: false });
}

test('the migrations create exactly the schema that the entities describe', async () => {
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
  ['that a change raises the shop’s version', 'drop trigger item_raises_shop_version on item'],
  ['a reference', 'alter table payment drop constraint payment_checkout_id_foreign'],
])('the schema comparison detects a migration that forgot %s', async (_what, forgotten) => {
  expect(await difference(forgotten)).not.toBe('');
});

test('a process waits for another one’s running migration without a time limit', async () => {
  const url = await emptyDatabase();
  const [first, second] = [await connected(url), await connected(url)];
  await migrate(first);
  const other = await (await poolOf(first)).connect();
  await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  let over = false;
  const waiting = migrate(second).finally(() => (over = true));
  await pause(6500);
  expect(over).toBe(false);
  other.release(true);
  await waiting;
});

test('migrating again, also from two processes concurrently, changes nothing', async () => {
  const url = await emptyDatabase();
  const processes = await Promise.all([connected(url), connected(url)]);
  await Promise.all(processes.map(migrate));
  await Promise.all(processes.map(migrate));
  const done = await processes[0].em.execute<{ name: string }[]>('select name from migration');
  expect(new Set(done.map(({ name }) => name)).size).toBe(done.length);
  expect(await processes[0].migrator.getPending()).toEqual([]);
});

const TODAY = migrations.map(({ name }) => name);

/** Migrates an empty database, puts one account into it and writes `done` as its migrations. */
async function leftBy(orm: Orm, done: readonly string[]): Promise<void> {
  await orm.migrator.up();
  await orm.em.execute(
    `insert into account (id, role, email, name, created_at)
     values ('01938f00-0000-7000-8000-000000000001', 'CUSTOMER', 'camille@example.test', 'Camille', now())`,
  );
  await orm.em.execute('delete from migration');
  for (const name of done) await orm.em.execute('insert into migration (name, executed_at) values (?, now())', [name]);
}

async function stateOf(orm: Orm): Promise<{ done: string[]; accounts: number }> {
  const done = await orm.em.execute<{ name: string }[]>('select name from migration order by id');
  const [counted] = await orm.em.execute<{ accounts: number }[]>('select count(*)::int as accounts from account');
  return { done: done.map(({ name }) => name), accounts: counted?.accounts ?? -1 };
}

test('migration refuses a database of a version to come with a one-line error and leaves it unchanged', async () => {
  const done = [...TODAY, 'm20991231-later'];
  const orm = await connected(await emptyDatabase());
  await leftBy(orm, done);
  await expect(migrate(orm)).rejects.toThrow(/^[^\n]*ne connaît pas \(m20991231-later\) : démarrez la version[^\n]*$/);
  expect(await stateOf(orm)).toEqual({ done, accounts: 1 });
});

describe('a later migration', () => {
  const LATER = 'm20991231-later';
  /** Adds a column to a table that customers write to. */
  class Later extends Migration {
    override up(): void {
      this.addSql('alter table checkout add column later int');
    }
  }
  afterEach(() => void migrations.splice(TODAY.length));

  /** A database of today, connected to by a version that has one more migration. */
  async function before(...made: string[]) {
    const url = await emptyDatabase();
    const today = await connected(url);
    await leftBy(today, TODAY);
    for (const sql of made) await today.em.execute(sql);
    migrations.push({ name: LATER, class: Later });
    return { url, orm: await connected(url) };
  }

  test('upgrades a database with its data, also from two processes concurrently', async () => {
    const { url, orm } = await before();
    await Promise.all([orm, await connected(url)].map(migrate));
    expect(await stateOf(orm)).toEqual({ done: [...TODAY, LATER], accounts: 1 });
  });

  test('upgrades a restored backup', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'memeprix-upgraded-'));
    closing.push(async () => rmSync(folder, { recursive: true, force: true }));
    const [dataDir, restored] = [join(folder, 'data'), join(folder, 'restored')];
    const startIn = async (dataDir: string) => {
      const embedded = await startEmbeddedDatabase({ dataDir, log: () => undefined, fast: true });
      closing.push(() => embedded.stop());
      return embedded;
    };
    const left = await startIn(dataDir);
    await leftBy(await connected(left.url), TODAY);
    await backup(dataDir, left.url, join(folder, 'copy'));
    restore(join(folder, 'copy'), restored, '1');
    migrations.push({ name: LATER, class: Later });
    const orm = await connected((await startIn(restored)).url);
    await migrate(orm);
    expect(await stateOf(orm)).toEqual({ done: [...TODAY, LATER], accounts: 1 });
  });

  test('may run longer than the statement timeout of requests', async () => {
    const { orm } = await before(
      'create sequence tables',
      `create function slow() returns event_trigger as $$ begin
         if tg_tag = 'ALTER TABLE' and nextval('tables') = 1 then perform pg_sleep(6); end if; end $$ language plpgsql`,
      'create event trigger slow on ddl_command_start execute function slow()',
    );
    await migrate(orm);
    expect((await stateOf(orm)).done).toEqual([...TODAY, LATER]);
  });

  test('that waits for a locked table gives up its lock every second, so that others can read', async () => {
    const { url, orm } = await before();
    const [reader, others] = [new pg.Client(url), new pg.Client(url)];
    closing.push(() => Promise.all([reader.end(), others.end()]));
    await Promise.all([reader.connect(), others.connect()]);
    await reader.query('begin; select count(*) from checkout');
    let over = false;
    const migrating = migrate(orm).finally(() => (over = true));
    for (let at = 0; at < 40; at++) {
      await others.query('select count(*) from checkout');
      await pause(100);
    }
    expect(over).toBe(false);
    await reader.query('commit');
    await migrating;
    expect((await stateOf(orm)).done).toEqual([...TODAY, LATER]);
  });
});
