import type { Pool, PoolClient } from 'pg';

// Any number, the same in every process: the locks by which workers are known to live.
const LIVES = 7_202_612;

/** What a worker holds is its own for so long, in SQL: one that just began need not have said that it lives. */
const GRACE = "interval '10 seconds'";

/**
 * Workers of the job queue that live hold a lock in the database; one that was killed loses it with its connection. The
 * queue by itself gives such a worker four hours before anybody else may take its jobs, and all behind them in a queue.
 */
export function createWorkerLiveness(pool: Pool) {
  const ids: string[] = [];
  let session: PoolClient | null = null;
  const said = new Set<string>();
  let turn: Promise<unknown> = Promise.resolve();

  /** Says of every worker of this process that it lives, over one connection; what was lost with it is said again. */
  const say = async () => {
    if (!session) {
      const client = await pool.connect();
      client.once('error', () => {
        if (session !== client) return;
        session = null;
        client.release(true);
      });
      session = client;
      said.clear();
    }
    for (const id of ids.filter((one) => !said.has(one))) {
      await session.query('select pg_advisory_lock($1, hashtext($2))', [LIVES, id]);
      said.add(id);
    }
  };
  /** One after the other: two at once would wait for each other's locks. */
  const sayInTurn = () => {
    const next = turn.catch(() => undefined).then(say);
    turn = next;
    return next;
  };

  return {
    /** A worker of this process lives from now on. */
    async add(id: string): Promise<void> {
      ids.push(id);
      await sayInTurn();
    },
    /** Gives back what workers held that are gone, on whichever machine they were killed. */
    async freeAbandoned(): Promise<void> {
      await sayInTurn();
      await pool.query(
        `select graphile_worker.force_unlock_workers(array_agg(locked_by)) from (
           select distinct locked_by from graphile_worker.jobs where locked_at < now() - ${GRACE}
         ) as holders where pg_try_advisory_xact_lock($1, hashtext(locked_by))`,
        [LIVES],
      );
    },
    /** Lets go of the locks; after the last job is done. */
    async close(): Promise<void> {
      await turn.catch(() => undefined);
      session?.release(true);
      session = null;
    },
  };
}
