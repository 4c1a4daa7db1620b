import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';
import { type Query, queryOn } from './query';
import { retrying } from './retry';

/**
 * Runs a transaction with an entity manager of its own, and retries it after a transient error of PostgreSQL. Within
 * another transaction it becomes part of that one, which is retried as a whole.
 */
export function transaction<R>(em: EntityManager, work: (em: EntityManager) => Promise<R>): Promise<R> {
  return em.isInTransaction() ? em.transactional(work) : retrying(() => em.fork().transactional(work));
}

/** The same for the busiest transactions, which consist of prepared queries only and have a connection of their own. */
export function queryTransaction<R>(em: EntityManager, work: (query: Query) => Promise<R>): Promise<R> {
  return retrying(async () => {
    const pool: Pool = await em.getConnection().getNativeClient();
    return onConnection(pool, (client) => work(queryOn(client)));
  });
}

export async function onConnection<R>(pool: Pool, work: (client: PoolClient) => Promise<R>): Promise<R> {
  const client = await pool.connect();
  let isLost = false;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    isLost = await client.query('rollback').then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    // A connection that cannot roll back is destroyed rather than returned to the pool.
    client.release(isLost);
  }
}
