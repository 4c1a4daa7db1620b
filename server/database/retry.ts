import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';

// Deadlock, serialisation failure, lock timeout: nothing happened, trying again is right.
const TRANSIENT = new Set(['40P01', '40001', '55P03']);
// What is drawn by chance is drawn anew (orders/new-order.ts).
const DRAWN = 'orders_token_unique';
const TRIES = 4;

/** Runs a transaction again when PostgreSQL asked for it; `work` starts from a fresh entity manager each time. */
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

/** A transaction that begins again when PostgreSQL asked for it; within another one it is a part of that, which does. */
export function inOneStep<R>(em: EntityManager, work: (em: EntityManager) => Promise<R>): Promise<R> {
  const once = () => em.transactional(work);
  return em.isInTransaction() ? once() : retrying(once);
}

function isTransient(error: unknown): boolean {
  const { code = '', constraint } = error as { code?: string; constraint?: string };
  return TRANSIENT.has(code) || constraint === DRAWN;
}
