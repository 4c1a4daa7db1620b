import { setTimeout as pause } from 'node:timers/promises';

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
