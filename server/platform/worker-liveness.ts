import type { Pool, PoolClient } from 'pg';

// Any number, the same in every process: the advisory locks of living workers.
const LIVENESS_LOCK = 7_202_612;
/** A worker's jobs are its own for so long, in SQL: one that just began may not hold its lock yet. */
const GRACE = "interval '10 seconds'";

/**
 * Every living worker of the job queue holds an advisory lock in the database; one that was killed loses it with its
 * connection. The queue by itself gives such a worker four hours before anybody else may take its jobs, and all behind
 * them in a queue.
 */
export function createWorkerLiveness(pool: Pool) {
  const ids: string[] = [];
  let session: PoolClient | null = null;
  const locked = new Set<string>();
  let latest: Promise<unknown> = Promise.resolve();

  /** Locks for every worker of this process, over one connection; anew for all when that was lost. */
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
  /** One after the other: two at once would wait for each other's locks. */
  const lockInTurn = () => (latest = latest.catch(() => undefined).then(lockAll));

  return {
    /** A worker of this process is alive from now on. */
    async add(id: string): Promise<void> {
      ids.push(id);
      await lockInTurn();
    },
    /** Gives back the jobs of workers that are gone, on whichever machine they were killed. */
    async freeAbandoned(): Promise<void> {
      await lockInTurn();
      await pool.query(
        `select graphile_worker.force_unlock_workers(array_agg(locked_by)) from (
           select distinct locked_by from graphile_worker.jobs where locked_at < now() - ${GRACE}
         ) as holders where pg_try_advisory_xact_lock($1, hashtext(locked_by))`,
        [LIVENESS_LOCK],
      );
    },
    /** Releases the locks; after the last job is done. */
    async close(): Promise<void> {
      await latest.catch(() => undefined);
      session?.release(true);
      session = null;
    },
  };
}
