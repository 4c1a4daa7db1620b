import { createBoundedQueue } from '../../bounded-queue';
import * as t from '../account.texts';

/**
 * Limits concurrent password hashing, so that password guessing cannot exhaust the server: two of the four libuv
 * threads, because file access uses the same pool, and about half a second of work waiting. Throws UNAVAILABLE when the
 * queue is full.
 */
const inHashQueue = createBoundedQueue({
  atOnce: 2,
  mayWait: 40,
  tooMany: t.tooManySignIns,
  retryAfterSeconds: 2,
});

// Minimum cost that OWASP recommends for argon2id, which is the library's default algorithm.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash compared with when the account is unknown, so that both answers take the same time. */
export const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$bWVtZXByaXgtbm9ib2R5$5N8Tq2tR0E0m1xT1m8Y7cC1Zl8n0m3m0b2rJm7h6Vxo';

export function hashPassword(password: string): Promise<string> {
  return inHashQueue(async () => (await import('@node-rs/argon2')).hash(password, COST));
}

/** Takes as long for an unknown account (`null`) as for a wrong password. Throws UNAVAILABLE when too many wait. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const matches = await inHashQueue(async () => {
    const { verify } = await import('@node-rs/argon2');
    return verify(stored ?? NOBODY, password).catch(() => false);
  });
  return stored !== null && matches;
}
