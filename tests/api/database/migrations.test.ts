import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { backup, restore } from '../../../server/database/backup';
import { startEmbeddedDatabase } from '../../../server/database/embedded';
import { FIRST_RELEASE, migrations } from '../../../server/database/migrations/list';
import { migrate, MIGRATION_LOCK } from '../../../server/platform/product';
import { connect, type Orm, poolOf } from '../../../server/database/orm';
import { zoneOf } from '../../../server/shops/whereabouts';
import { emptyDatabase } from '../../support/database';
import { sqlOf } from '../../support/migrations';

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
  const [first, second] = [await connect(url), await connect(url)];
  try {
    await migrate(first);
    const other = await (await poolOf(first)).connect();
    await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    let over = false;
    const waiting = migrate(second).finally(() => (over = true));
    await pause(6500);
    expect(over).toBe(false);
    other.release(true);
    await waiting;
  } finally {
    await Promise.all([first, second].map((each) => each.close()));
  }
});

test('migrating again, also from two processes concurrently, changes nothing', async () => {
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

/** Makes a database with the first tables look as a version left it that had done these migrations; one account is in it. */
async function leftBy(orm: Orm, done: readonly string[]): Promise<void> {
  await orm.migrator.up({ to: 'm20261123-initial' });
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

const TODAY = migrations.map(({ name }) => name);

test('a database of the first release is upgraded with its data, also by two processes concurrently', async () => {
  const url = await emptyDatabase();
  const processes = await Promise.all([connect(url), connect(url)]);
  try {
    await leftBy(processes[0], FIRST_RELEASE);
    await Promise.all(processes.map(migrate));
    expect(await stateOf(processes[0])).toEqual({ done: TODAY, accounts: 1 });
  } finally {
    await Promise.all(processes.map((each) => each.close()));
  }
});

test.each([
  [
    'stopped in the middle of the first release',
    FIRST_RELEASE.slice(0, 9),
    /milieu de la version précédente \(9 migrations sur 17\) : démarrez-la/,
  ],
  ['of a version to come', [...TODAY, 'm20991231-later'], /ne connaît pas \(m20991231-later\) : démarrez la version/],
  ['of the first release with something more', [...FIRST_RELEASE, 'm20261122-own'], /ne connaît pas \(m20261122-own\)/],
])('migration refuses a database %s with a one-line error and leaves it unchanged', async (_which, done, sentence) => {
  const orm = await connect(await emptyDatabase());
  try {
    await leftBy(orm, done);
    const refused = await migrate(orm).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(refused).toMatch(sentence);
    expect(refused).not.toContain('\n');
    expect(await stateOf(orm)).toEqual({ done: [...done], accounts: 1 });
  } finally {
    await orm.close();
  }
});

test('a restored backup of the first release is upgraded', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'memeprix-adopted-'));
  const [dataDir, restored] = [join(folder, 'data'), join(folder, 'restored')];
  const startIn = (dataDir: string) => startEmbeddedDatabase({ dataDir, log: () => undefined, fast: true });
  try {
    const before = await startIn(dataDir);
    const left = await connect(before.url);
    await leftBy(left, FIRST_RELEASE);
    await left.close();
    await backup(dataDir, before.url, join(folder, 'copy'));
    await before.stop();
    restore(join(folder, 'copy'), restored, '1');
    const after = await startIn(restored);
    const orm = await connect(after.url);
    await migrate(orm);
    expect(await stateOf(orm)).toEqual({ done: TODAY, accounts: 1 });
    await orm.close();
    await after.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** A database as the release before left it, with what its owner has since put into it. */
async function before(...made: string[]) {
  const url = await emptyDatabase();
  const orm = await connect(url);
  await orm.migrator.up({ to: 'm20261201-allergens-declared' });
  for (const sql of made) await orm.em.execute(sql);
  return { url, orm };
}

test('the migration gives overseas shops the time zone of their postcode, all known to PostgreSQL', async () => {
  const postcodes = '75004 97110 97200 97300 97400 97500 97600 97700 97800 98000 98600 98700 98800'.split(' ');
  const { orm } = await before(
    ...postcodes.flatMap((postcode) => {
      const id = `01938f00-0000-7000-8000-0000000${postcode}`;
      return [
        `insert into account (id, role, email, name, created_at) values ('${id}', 'OWNER', '${postcode}@example.test', '', now())`,
        `insert into shop (id, name, kind, address, postcode, city, latitude, longitude, created_at)
         values ('${id}', '', 'CAFE', '', '${postcode}', '', 0, 0, now())`,
      ];
    }),
  );
  try {
    await migrate(orm);
    const shops = await orm.em.execute<{ postcode: string; zone: string }[]>(
      'select postcode, zone, now() at time zone zone from shop',
    );
    expect(Object.fromEntries(shops.map(({ postcode, zone }) => [postcode, zone]))).toEqual(
      Object.fromEntries(postcodes.map((postcode) => [postcode, zoneOf(postcode)])),
    );
  } finally {
    await orm.close();
  }
});

test('a migration may run longer than the statement timeout of requests', async () => {
  const { orm } = await before(
    'create sequence tables',
    `create function slow() returns event_trigger as $$ begin
       if tg_tag = 'ALTER TABLE' and nextval('tables') = 1 then perform pg_sleep(6); end if; end $$ language plpgsql`,
    'create event trigger slow on ddl_command_start execute function slow()',
  );
  try {
    await migrate(orm);
    expect((await stateOf(orm)).done).toEqual(TODAY);
  } finally {
    await orm.close();
  }
});

test('a migration that waits for a locked table gives up its lock every second, so that others can read', async () => {
  const { url, orm } = await before();
  const [reader, others] = [new pg.Client(url), new pg.Client(url)];
  await Promise.all([reader.connect(), others.connect()]);
  try {
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
    expect((await stateOf(orm)).done).toEqual(TODAY);
  } finally {
    await Promise.all([reader.end(), others.end(), orm.close()]);
  }
});

test('the migrations create and drop the indexes of existing tables concurrently', async () => {
  const orm = await connect(await emptyDatabase());
  try {
    const made = sqlOf(orm).flatMap(({ queries }) => queries);
    expect(made.filter((sql) => /^create (unique )?index/.test(sql)).length).toBeGreaterThan(10);
    expect(
      made.filter((sql) => /^create (unique )?index (?!concurrently)|^drop index (?!concurrently)/.test(sql)),
    ).toEqual([]);
  } finally {
    await orm.close();
  }
});
