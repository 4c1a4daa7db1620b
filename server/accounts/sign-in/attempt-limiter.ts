import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

export type AttemptLimiter = ReturnType<typeof createAttemptLimiter>;

/**
 * Counts shared limits in the database, all others, and without a pool or database everything, in memory. Counts the
 * account name as typed, so that the result is the same for known and unknown accounts.
 */
export function createAttemptLimiter(pool?: Pool) {
  const counters = (Object.keys(BUDGETS) as Attempt[]).flatMap((attempt) =>
    Object.entries<Budget>(BUDGETS[attempt]).map(([scope, budget]) => ({
      attempt,
      scope,
      tries: counter(`${attempt} ${scope}`, budget, COUNTED_TOGETHER.has(attempt) ? pool : undefined),
    })),
  );
  return {
    /** Counts an attempt and returns the seconds to wait, or null when it is allowed. */
    async refuse(attempt: Attempt, account: string, from: string): Promise<number | null> {
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
    /** Seconds until an account with no attempts left may try again; null when it may now. Counts no attempt. */
    async pause(attempt: Attempt, account: string): Promise<number | null> {
      const tries = counters.find((one) => one.attempt === attempt && one.scope === 'account')?.tries;
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
    // A blocked caller who keeps trying causes no more queries.
    inMemoryBlockOnConsumed: tries,
    insuranceLimiter: memory,
  });
}

/** For IPv6 the /64 prefix: a household gets a whole /64, and would otherwise have 2^64 budgets. */
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

/** Hashes a key, so that the table contains no addresses and every key fits its column. */
export function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

export type Attempt = keyof typeof BUDGETS;

export interface Budget {
  tries: number;
  seconds: number;
}

/**
 * What a rate limit counts. `pair`: one account from one IP address. `account`: one account from anywhere, so that
 * nobody can flood a stranger's mailbox. `address`: one IP address, with room for a school or an office behind it.
 */
type Scope = 'pair' | 'account' | 'address';

const MINUTE = 60;
const HOUR = 3600;

/** `login.pair` is set by specification 8.5; the others leave room for an office behind one IP address at noon. */
export const BUDGETS = {
  login: {
    pair: { tries: 10, seconds: MINUTE },
    account: { tries: 200, seconds: HOUR },
    address: { tries: 1000, seconds: 10 * MINUTE },
  },
  /** For a device that signed in to the account before: others cannot exhaust it. Counts device and account. */
  loginOfDevice: { pair: { tries: 10, seconds: MINUTE }, account: { tries: 200, seconds: HOUR } },
  mail: { account: { tries: 6, seconds: HOUR }, address: { tries: 120, seconds: HOUR } },
  /** None per account: others could exhaust an address's, and starting a guest session sends no mail. */
  guest: { pair: { tries: 12, seconds: HOUR }, address: { tries: 240, seconds: HOUR } },
  link: { address: { tries: 60, seconds: 10 * MINUTE } },
  /** Failed attempts only: links that open no order. */
  orderLink: { address: { tries: 30, seconds: 10 * MINUTE } },
  google: { address: { tries: 60, seconds: 10 * MINUTE } },
  cart: { account: { tries: 300, seconds: MINUTE } },
  checkout: { account: { tries: 120, seconds: 10 * MINUTE } },
  /** Limits card testing: after five declined cards within an hour, payments are blocked. */
  failedCard: { account: { tries: 5, seconds: HOUR } },
  /** Counts each declined card once, although its webhook event may be retried for a day and a half. */
  failedCardNews: { account: { tries: 1, seconds: 48 * HOUR } },
  savedCard: { account: { tries: 120, seconds: 10 * MINUTE } },
  order: { account: { tries: 120, seconds: 10 * MINUTE } },
  print: { account: { tries: 60, seconds: MINUTE } },
  /** Limited because each call prints a code, possibly on another shop's printer. */
  printer: { account: { tries: 40, seconds: 24 * HOUR } },
  voice: { account: { tries: 120, seconds: MINUTE } },
  upload: { account: { tries: 120, seconds: 10 * MINUTE } },
  device: { account: { tries: 60, seconds: 24 * HOUR } },
  payout: { account: { tries: 60, seconds: HOUR } },
  /** Over sockets: after a restart all pages behind one IP address reconnect at once, with two subscriptions each. */
  subscribe: { address: { tries: 3000, seconds: MINUTE } },
  search: { address: { tries: 240, seconds: MINUTE } },
} as const satisfies Readonly<Record<string, Partial<Record<Scope, Budget>>>>;

/** Counted by all processes together, because they protect accounts and cards; the others save a write per call. */
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
