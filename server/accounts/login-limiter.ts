import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts tries per account and address: 10 a minute (contract §5). */
export interface LoginLimiter {
  /** Seconds to wait, or null when this try is allowed. */
  refuse(email: string, address: string): Promise<number | null>;
}

export function createLoginLimiter(): LoginLimiter {
  const tries = new RateLimiterMemory({ points: 10, duration: 60 });
  return {
    async refuse(email, address) {
      try {
        await tries.consume(`${email} ${address}`);
        return null;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.ceil(refused.msBeforeNext / 1000);
        throw refused;
      }
    },
  };
}
