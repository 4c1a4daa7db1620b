import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { entities } from './entities';
import { migrations } from './migrations/list';
import { leaveSilentLines } from './silent-line';

export type Orm = Awaited<ReturnType<typeof connect>>;

/** Connects to PostgreSQL. A lost server never leaves a request waiting: every wait has an end. */
export async function connect(url: string, poolSize = 16) {
  return MikroORM.init(
    defineConfig({
      clientUrl: url,
      entities,
      extensions: [Migrator],
      migrations: { migrationsList: migrations, tableName: 'migration', snapshot: false, silent: true },
      forceUtcTimezone: true,
      pool: { min: 0, max: poolSize },
      driverOptions: {
        connectionTimeoutMillis: 3000,
        query_timeout: 5500,
        statement_timeout: 5000,
        lock_timeout: 2000,
        idle_in_transaction_session_timeout: 10_000,
        keepAlive: true,
        application_name: 'memeprix',
        onPoolCreated: leaveSilentLines,
      },
    }),
  );
}

/** The `pg` pool underneath, for parts that speak SQL themselves (jobs, live updates, payment sandbox). */
export async function poolOf(orm: Orm): Promise<Pool> {
  return orm.em.getConnection().getNativeClient();
}
