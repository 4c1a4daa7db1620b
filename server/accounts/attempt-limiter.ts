import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { type Attempt, type Budget, BUDGETS, COUNTED_TOGETHER } from './attempt-budgets';

/** Counts tries. The same answer for known and unknown accounts: what is counted is what was typed. */
export interface AttemptLimiter {
  /** Seconds to wait, or null when this try is allowed. */
  refuse(attempt: Attempt, account: string, address: string): Promise<number | null>;
  /** Seconds until an account that has used all its tries has some again, without counting one; null when it has. */
  pause(attempt: Attempt, account: string): Promise<number | null>;
}

/** Counts in memory and, where all processes are to count together, on the database; in memory without one, and while it is away. */
export function createAttemptLimiter(pool?: Pool): AttemptLimiter {
  const counters = (Object.keys(BUDGETS) as Attempt[]).flatMap((attempt) =>
    Object.entries<Budget>(BUDGETS[attempt]).map(([scope, budget]) => ({
      attempt,
      scope,
      tries: counter(`${attempt} ${scope}`, budget, COUNTED_TOGETHER.has(attempt) ? pool : undefined),
    })),
  );
  const ofAccount = (attempt: Attempt) =>
    counters.find((one) => one.attempt === attempt && one.scope === 'account')?.tries;
  return {
    async refuse(attempt, account, from) {
      const address = networkOf(from);
      const keys: Record<string, string> = { pair: `${account} ${address}`, account, address };
      for (const { scope, tries } of counters.filter((one) => one.attempt === attempt)) {
        try {
          await tries.consume(hashed(keys[scope] ?? address));
        } catch (refused) {
          if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
          throw refused;
        }
      }
      return null;
    },
    async pause(attempt, account) {
      const tries = ofAccount(attempt);
      const state = await tries?.get(hashed(account));
      if (!state || !tries || state.consumedPoints < tries.points) return null;
      return Math.max(1, Math.ceil(state.msBeforeNext / 1000));
    },
  };
}

function counter(keyPrefix: string, { tries, seconds }: Budget, pool: Pool | undefined) {
  const limits = { keyPrefix, points: tries, duration: seconds };
  const memory = new RateLimiterMemory(limits);
  if (!pool) return memory;
  return new RateLimiterPostgres({
    ...limits,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'attempt',
    tableCreated: true,
    // A blocked caller who goes on trying costs no query.
    inMemoryBlockOnConsumed: tries,
    insuranceLimiter: memory,
  });
}

/** Of an IPv6 address the /64 a household gets: counting single addresses would give it 2^64 budgets. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** Keeps addresses out of the table, and keys within their column. */
export function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
