import { runMigrations } from 'graphile-worker';
import { setTimeout as pause } from 'node:timers/promises';
import pg, { type Pool, type PoolClient } from 'pg';
import { migrations } from './migrations/list';
import { connect, OF_MIGRATIONS, type Orm, poolOf } from './orm';
import { retrying } from './transaction';
import { makeSearchable } from './searchable';

// Id of the advisory lock that lets only one process migrate at a time; any number, the same in every process.
export const MIGRATION_LOCK = 7_202_611;
const LOCK_ASKED_EVERY_MS = 200;

/** Attempts of a migration that waits for a lock; with the pauses between them, several minutes. */
const LOCK_TRIES = 100;

/** Migrates an existing database to this version's schema, including the job queue's. Throws what `assertKnownMigrations` throws. */
export async function migrate(orm: Orm): Promise<void> {
  const pool = await poolOf(orm);
  const client = await pool.connect();
  try {
    // Polled instead of waiting in PostgreSQL: an index that another process builds concurrently would wait for this
    // waiting statement.
    while (!(await hasLock(client))) await pause(LOCK_ASKED_EVERY_MS);
    await assertKnownMigrations(pool);
    const url = orm.config.get('clientUrl') ?? '';
    if ((await orm.migrator.getPending()).length > 0) await bringUp(url);
    const pgPool = new pg.Pool({ connectionString: url, max: 1, ...OF_MIGRATIONS });
    // Errors on idle connections are ignored here; a failing query throws where it was issued.
    const ignore = () => undefined;
    pgPool.on('error', ignore).on('connect', (own) => own.on('error', ignore));
    try {
      await makeSearchable(pgPool);
      await runMigrations({ pgPool });
    } finally {
      await pgPool.end();
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    client.release(true);
  }
}

async function hasLock(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [MIGRATION_LOCK]);
  return rows[0]?.got === true;
}

/**
 * Runs each pending migration by itself on a connection of its own; a migration that cannot get a lock gives way to
 * other queries and is retried.
 */
async function bringUp(databaseUrl: string): Promise<void> {
  const own = await connect(databaseUrl, { databasePoolSize: 1, limits: OF_MIGRATIONS });
  try {
    await retrying(() => own.migrator.up(), LOCK_TRIES);
  } finally {
    await own.close();
  }
}

/**
 * Refuses a database that another version migrated, and changes nothing in it: throws an error of one line that says
 * what to do. Call it under the migration lock.
 */
async function assertKnownMigrations(pool: Pool): Promise<void> {
  const { rows: tables } = await pool.query(`select where to_regclass('migration') is not null`);
  if (tables.length === 0) return;
  const { rows } = await pool.query<{ name: string }>('select name from migration order by id');
  const unknown = rows.find(({ name }) => !migrations.some((known) => known.name === name));
  if (unknown)
    throw new Error(
      `La base de données est d’une version que celle-ci ne connaît pas (${unknown.name}) : démarrez la version qui l’a tenue, rétablissez une sauvegarde (npm run restore -- DOSSIER) ou, si c’est celle de la démo, supprimez son dossier DATA_DIR.`,
    );
}
