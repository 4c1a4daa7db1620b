import { eventually } from './ordering';
import type { Fixtures } from './fixtures';

type Call<T> = () => Promise<T>;

/**
 * Starts calls that all need one locked row, each once the call before it waits for the lock, then unlocks the row: they
 * get it in that order. Answers what became of each, in the same order.
 */
export async function queuedForRowLock<T>(
  { product: { pool } }: Fixtures,
  [query, id]: [query: string, id: string],
  calls: readonly Call<T>[],
): Promise<PromiseSettledResult<T>[]> {
  const before = await pool.connect();
  const waiting: Promise<T>[] = [];
  try {
    await before.query('begin');
    await before.query(`${query} for update`, [id]);
    for (const call of calls) {
      const made = call();
      made.catch(() => undefined);
      waiting.push(made);
      await eventually(`${waiting.length} wait`, async () => {
        const { rows } = await pool.query<object>(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.length >= waiting.length;
      });
    }
  } finally {
    await before.query('commit');
    before.release();
  }
  return Promise.allSettled(waiting);
}
