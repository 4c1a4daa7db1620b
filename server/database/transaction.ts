import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';
import { type Query, queryOn } from './query';

// Deadlock, serialisation failure, lock timeout: nothing was written, so a retry is safe.
const TRANSIENT = new Set(['40P01', '40001', '55P03']);
// Collisions that another try avoids: it draws another order number, or finds the account that a concurrent call created.
const AVOIDABLE = new Set(['orders_token_unique', 'account_role_email', 'account_role_google_subject_unique']);
const TRIES = 4;

/**
 * Retries a transaction that failed with a transient error of PostgreSQL; `work` starts with a fresh entity manager
 * each time.
 */
export async function retrying<R>(work: () => Promise<R>, tries = TRIES): Promise<R> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === tries || !isTransient(error)) throw error;
      await pause(Math.random() * 40 * attempt);
    }
  }
}

function isTransient(error: unknown): boolean {
  const { code = '', constraint = '' } = error as { code?: string; constraint?: string };
  return TRANSIENT.has(code) || AVOIDABLE.has(constraint);
}

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
