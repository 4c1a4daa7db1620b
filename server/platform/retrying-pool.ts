import type { Pool, PoolClient } from 'pg';
import { asFault } from './faults';

/** PostgreSQL's « cannot connect now », which the job queue takes as a reason to try again. */
const TRY_AGAIN = '57P03';

/**
 * The pool for the job queue. What it has to write down of a job that ended is not awaited by anybody: where a database
 * is away, or all connections are busy, it would end the whole process. Under this name it is tried again instead.
 */
export function retryingPool(pool: Pool): Pool {
  const connectOrRetry = async () => {
    // A job cut short by the shutdown records nothing: another worker runs it again.
    if (pool.ending) return new Promise<never>(() => undefined);
    const client = await pool.connect().catch(tryAgain);
    return within(client, { query: retryableQuery(client) });
  };
  type Called = Parameters<Pool['connect']>[0];
  // Only the queue's listener passes a callback, and it connects again by itself.
  const connect = (called?: Called): unknown => (called ? pool.connect(called) : connectOrRetry());
  return within(pool, { connect });
}

function retryableQuery(client: PoolClient) {
  return (...words: Parameters<PoolClient['query']>): unknown => {
    const answer: unknown = client.query(...words);
    return answer instanceof Promise ? answer.catch(tryAgain) : answer;
  };
}

/** The same object, but for some of its methods. */
function within<T extends object>(object: T, methods: Record<string, unknown>): T {
  return new Proxy(object, {
    get(target, name) {
      if (typeof name === 'string' && name in methods) return methods[name];
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

function tryAgain(error: unknown): never {
  if (asFault(error).code !== 'UNAVAILABLE') throw error;
  throw Object.assign(new Error(String(error), { cause: error }), { code: TRY_AGAIN });
}
