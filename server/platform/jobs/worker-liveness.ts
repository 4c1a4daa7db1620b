import type { Pool, PoolClient } from 'pg';

// Namespace of the advisory locks of living workers; any number, the same in every process.
const LIVENESS_LOCK = 7_202_612;
/** Grace period (SQL interval) before jobs are freed, because a new worker may not hold its lock yet. */
const GRACE = "interval '10 seconds'";

/**
 * Detects killed workers of the job queue: every living worker holds an advisory lock, which it loses with its
 * connection. By itself, the queue would block a dead worker's jobs, and all behind them in a queue, for four hours.
 */
export function createWorkerLiveness(pool: Pool) {
  const ids: string[] = [];
  let session: PoolClient | null = null;
  const locked = new Set<string>();
  let latest: Promise<unknown> = Promise.resolve();

  /**
   * Takes the locks of all workers of this process over one connection; all of them again when that connection was
   * lost.
   */
  const lockAll = async () => {
    if (!session) {
      const client = await pool.connect();
      client.once('error', () => {
        if (session !== client) return;
        session = null;
        client.release(true);
      });
      session = client;
      locked.clear();
    }
    for (const id of ids.filter((one) => !locked.has(one))) {
      await session.query('select pg_advisory_lock($1, hashtext($2))', [LIVENESS_LOCK, id]);
      locked.add(id);
    }
  };
  /** Runs one call after the other, because two at once would wait for each other's locks. */
  const lockInTurn = () => (latest = latest.catch(() => undefined).then(lockAll));

  return {
    /** Registers a new worker of this process as alive. */
    async add(id: string): Promise<void> {
      ids.push(id);
      await lockInTurn();
    },
    /** Releases the jobs of dead workers, on whichever machine they ran. */
    async freeAbandoned(): Promise<void> {
      await lockInTurn();
      await pool.query(
        `select graphile_worker.force_unlock_workers(array_agg(locked_by)) from (
           select distinct locked_by from graphile_worker.jobs where locked_at < now() - ${GRACE}
         ) as holders where pg_try_advisory_xact_lock($1, hashtext(locked_by))`,
        [LIVENESS_LOCK],
      );
    },
    /** Releases the locks; must be called after the last job has ended. */
    async close(): Promise<void> {
      await latest.catch(() => undefined);
      session?.release(true);
      session = null;
    },
  };
}
