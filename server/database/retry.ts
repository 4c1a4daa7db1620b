import { setTimeout as pause } from 'node:timers/promises';

// Deadlock, serialisation failure, lock timeout, a value somebody else has: nothing happened, trying again is right.
const TRANSIENT = new Set(['40P01', '40001', '55P03', '23505']);
const TRIES = 4;

/** Runs a transaction again when PostgreSQL asked for it; `work` starts from a fresh entity manager each time. */
export async function retrying<R>(work: () => Promise<R>): Promise<R> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === TRIES || !isTransient(error)) throw error;
      await pause(Math.random() * 40 * attempt);
    }
  }
}

function isTransient(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && TRANSIENT.has(error.code);
}
