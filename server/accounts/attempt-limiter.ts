import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** What can be tried too often. */
export type Attempt = 'login' | 'mail' | 'link' | 'google';

interface Budget {
  tries: number;
  seconds: number;
}

/**
 * `pair`: one account from one network address; `account`: one account from anywhere, so that nobody fills a
 * stranger's mailbox; `address`: one network address, wide enough for a school or an office behind it.
 */
type Budgets = Partial<Record<'pair' | 'account' | 'address', Budget>>;

const BUDGETS: Readonly<Record<Attempt, Budgets>> = {
  // Contract §5.
  login: { pair: { tries: 10, seconds: 60 } },
  mail: { account: { tries: 6, seconds: 3600 }, address: { tries: 120, seconds: 3600 } },
  link: { address: { tries: 60, seconds: 600 } },
  google: { address: { tries: 60, seconds: 600 } },
};

/** Counts tries. The same answer for known and unknown accounts: what is counted is what was typed. */
export interface AttemptLimiter {
  /** Seconds to wait, or null when this try is allowed. */
  refuse(attempt: Attempt, account: string, address: string): Promise<number | null>;
}

export function createAttemptLimiter(): AttemptLimiter {
  const counters = Object.entries(BUDGETS).flatMap(([attempt, budgets]) =>
    Object.entries(budgets).map(([scope, { tries, seconds }]) => ({
      attempt,
      scope,
      tries: new RateLimiterMemory({ keyPrefix: `${attempt} ${scope}`, points: tries, duration: seconds }),
    })),
  );
  return {
    async refuse(attempt, account, address) {
      const keys: Record<string, string> = { pair: `${account} ${address}`, account, address };
      for (const counter of counters.filter((one) => one.attempt === attempt)) {
        try {
          await counter.tries.consume(keys[counter.scope] ?? address);
        } catch (refused) {
          if (refused instanceof RateLimiterRes) return Math.ceil(refused.msBeforeNext / 1000);
          throw refused;
        }
      }
      return null;
    },
  };
}
