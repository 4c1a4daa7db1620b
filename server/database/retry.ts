import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';

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

/**
 * Runs a transaction and retries it after a transient error of PostgreSQL. Within another transaction it becomes part
 * of that one, which is retried as a whole.
 */
export function inOneStep<R>(em: EntityManager, work: (em: EntityManager) => Promise<R>): Promise<R> {
  const once = () => em.transactional(work);
  return em.isInTransaction() ? once() : retrying(once);
}

function isTransient(error: unknown): boolean {
  const { code = '', constraint = '' } = error as { code?: string; constraint?: string };
  return TRANSIENT.has(code) || AVOIDABLE.has(constraint);
}
