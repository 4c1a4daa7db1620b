import { setTimeout as pause } from 'node:timers/promises';
import { type EntityManager, PostgreSqlConnection } from '@mikro-orm/postgresql';
import { Fault } from '../errors';
import { batchLoader } from './batch-loader';
import { type Orm, poolOf } from './orm';
import { queryOn, preparedQuery } from './query';

/**
 * Returns a service whose calls only read and run on a replica that has replayed everything written before the call, so
 * that no caller gets data older than what may already be known. Without such a replica they run on the primary.
 */
export type Aside = <Service extends object>(em: EntityManager, on: (em: EntityManager) => Service) => Service;

/** A replica that lags by more is skipped for a while, and the primary is queried instead. */
const CATCH_UP_MS = 100;
const EVERY_MS = 3;
const LEFT_OUT_MS = 1000;

// Includes the timeline, because after a promotion the positions of the old one are meaningless.
const WRITTEN = preparedQuery(
  'written',
  `select at::text as position, ('x' || left(pg_walfile_name(at), 8))::bit(32)::int as timeline
   from pg_current_wal_insert_lsn() as at`,
);
const HAS_REPLAYED = preparedQuery(
  'has-replayed',
  `select pg_is_in_recovery() and timeline_id = ? and pg_last_wal_replay_lsn() >= ?::pg_lsn as current
   from pg_control_checkpoint()`,
);

interface Replica {
  host: string;
  connection: PostgreSqlConnection;
  outUntil: number;
  isSaidToBeOut?: boolean;
}

export async function readReplicas(orm: Orm, urls: readonly string[], warn: (message: string) => void) {
  const all = urls.map((clientUrl): Replica => {
    const options = { clientUrl, pool: orm.config.get('pool'), driverOptions: orm.config.get('driverOptions') };
    const connection = new PostgreSqlConnection(orm.config, options, 'read');
    return { host: new URL(clientUrl).host, connection, outUntil: 0 };
  });
  const query = queryOn(await poolOf(orm));
  let turn = 0;

  function leaveOut(replica: Replica, why: string): void {
    replica.outUntil = performance.now() + LEFT_OUT_MS;
    if (!replica.isSaidToBeOut) warn(`the replica ${replica.host} is left out for now: ${why}`);
    replica.isSaidToBeOut = true;
  }
  async function hasReplayed({ connection }: Replica, values: readonly unknown[]): Promise<boolean> {
    const askReplica = queryOn(await connection.getNativeClient());
    for (const until = performance.now() + CATCH_UP_MS; performance.now() < until; await pause(EVERY_MS)) {
      const [row] = await askReplica<{ current: boolean }>(HAS_REPLAYED, values);
      if (row?.current) return true;
    }
    return false;
  }
  async function findCurrent(): Promise<Replica | null> {
    const present = all.filter(({ outUntil }) => outUntil < performance.now());
    const replica = present[turn++ % present.length];
    if (!replica) return null;
    const [written] = await query<{ position: string; timeline: number }>(WRITTEN, []);
    const caughtUp = hasReplayed(replica, [written?.timeline, written?.position]);
    const answer = await Promise.race([caughtUp, pause(2 * CATCH_UP_MS, false)]).catch(String);
    if (answer !== true) {
      leaveOut(replica, answer || 'it is behind');
      return null;
    }
    replica.isSaidToBeOut = false;
    return replica;
  }
  const current = batchLoader(async (asked: readonly true[]) => {
    const found = await findCurrent();
    return asked.map(() => found);
  });

  async function read<T>(em: EntityManager, reading: (em: EntityManager) => Promise<T>): Promise<T> {
    const replica = all.length > 0 && !em.isInTransaction() ? await current(true) : null;
    if (replica === null) return reading(em);
    const other = em.fork();
    try {
      return await replica.connection.transactional((transaction) => {
        other.setTransactionContext(transaction);
        return reading(other);
      });
    } catch (error) {
      if (error instanceof Fault) throw error;
      leaveOut(replica, String(error));
      return await reading(em);
    } finally {
      // The result may run further queries later, outside of the transaction.
      other.resetTransactionContext();
    }
  }
  const aside: Aside = <Service extends object>(em: EntityManager, on: (em: EntityManager) => Service) =>
    new Proxy<Service>({} as Service, {
      get:
        (_service, name) =>
        (...words: unknown[]) =>
          read(em, async (other) => {
            const service = on(other);
            return (Reflect.get(service, name) as (...words: unknown[]) => unknown).apply(service, words);
          }),
    });
  return { aside, close: () => Promise.all(all.map(({ connection }) => connection.close())) };
}
