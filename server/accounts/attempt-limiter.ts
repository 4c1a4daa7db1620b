import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

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

export type Attempt = keyof typeof BUDGETS;

export interface Budget {
  tries: number;
  seconds: number;
}

/**
 * `pair`: one account from one network address; `account`: one account from anywhere, so that nobody fills a
 * stranger's mailbox; `address`: one network address, wide enough for a school or an office behind it.
 */
type Scope = 'pair' | 'account' | 'address';

const MINUTE = 60;
const HOUR = 3600;

/** The first line is specification 8.5; the others allow for an office behind one address at noon. */
export const BUDGETS = {
  login: {
    pair: { tries: 10, seconds: MINUTE },
    account: { tries: 200, seconds: HOUR },
    address: { tries: 1000, seconds: 10 * MINUTE },
  },
  /** From a device that knows the account: strangers cannot use these up. The account is the device's. */
  loginOfDevice: { pair: { tries: 10, seconds: MINUTE }, account: { tries: 200, seconds: HOUR } },
  mail: { account: { tries: 6, seconds: HOUR }, address: { tries: 120, seconds: HOUR } },
  /** Mails nothing, so nobody’s mailbox needs guarding: strangers cannot use up somebody’s. */
  guest: { pair: { tries: 12, seconds: HOUR }, address: { tries: 240, seconds: HOUR } },
  link: { address: { tries: 60, seconds: 10 * MINUTE } },
  /** Keys that open no order. */
  orderLink: { address: { tries: 30, seconds: 10 * MINUTE } },
  google: { address: { tries: 60, seconds: 10 * MINUTE } },
  cart: { account: { tries: 300, seconds: MINUTE } },
  checkout: { account: { tries: 120, seconds: 10 * MINUTE } },
  /** Against card testing: the fifth refused card within an hour is the last. */
  failedCard: { account: { tries: 5, seconds: HOUR } },
  /** An event of one refused card may be retried for a day and a half; it counts once. */
  failedCardNews: { account: { tries: 1, seconds: 48 * HOUR } },
  savedCard: { account: { tries: 120, seconds: 10 * MINUTE } },
  order: { account: { tries: 120, seconds: 10 * MINUTE } },
  print: { account: { tries: 60, seconds: MINUTE } },
  /** Each prints a code, perhaps on a stranger’s paper. */
  printer: { account: { tries: 40, seconds: 24 * HOUR } },
  voice: { account: { tries: 120, seconds: MINUTE } },
  upload: { account: { tries: 120, seconds: 10 * MINUTE } },
  device: { account: { tries: 60, seconds: 24 * HOUR } },
  payout: { account: { tries: 60, seconds: HOUR } },
  /** Streams begun over sockets; after a restart all pages of an office come back at once, with two each. */
  subscribe: { address: { tries: 3000, seconds: MINUTE } },
  search: { address: { tries: 240, seconds: MINUTE } },
} as const satisfies Readonly<Record<string, Partial<Record<Scope, Budget>>>>;

/** They protect accounts and cards: all processes count together. The others each process counts for itself, without a write a call. */
const COUNTED_TOGETHER: ReadonlySet<Attempt> = new Set<Attempt>([
  'login',
  'loginOfDevice',
  'mail',
  'guest',
  'link',
  'orderLink',
  'google',
  'failedCard',
  'failedCardNews',
]);
