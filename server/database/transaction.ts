import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';
import { type PreparedQuery, type Query, queryOn } from './query';

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

/** Sends a statement whose rows nobody reads, in one round trip with what follows; its failure ends the transaction. */
export type Send = (asked: PreparedQuery, values: readonly unknown[]) => void;

/** The same for the busiest transactions, which consist of prepared queries only and have a connection of their own. */
export function queryTransaction<R>(em: EntityManager, work: (query: Query, send: Send) => Promise<R>): Promise<R> {
  return retrying(async () => {
    const pool: Pool = await em.getConnection().getNativeClient();
    return onConnection(pool, (client, sent) => {
      const query = queryOn(client);
      return work(query, (asked, values) => sent(query(asked, values)));
    });
  });
}

/** Runs a transaction; it commits once `work` and all it has `sent` succeeded. */
export async function onConnection<R>(
  pool: Pool,
  work: (client: PoolClient, sent: (statement: Promise<unknown>) => void) => Promise<R>,
): Promise<R> {
  const client = await pool.connect();
  const pending: Promise<unknown>[] = [];
  const sent = (statement: Promise<unknown>) => {
    // Awaited below; until then its failure must not count as unhandled.
    statement.catch(() => undefined);
    pending.push(statement);
  };
  let isLost = false;
  try {
    sent(client.query('begin'));
    const result = await work(client, sent);
    // PostgreSQL rolls back when a statement before it has failed.
    sent(client.query('commit'));
    await Promise.all(pending);
    return result;
  } catch (error) {
    isLost = await client.query('rollback').then(
      () => false,
      () => true,
    );
    // After a failed statement, the next ones only fail because the transaction is aborted.
    await Promise.all(pending);
    throw error;
  } finally {
    // A connection that cannot roll back is destroyed rather than returned to the pool.
    client.release(isLost);
  }
}
