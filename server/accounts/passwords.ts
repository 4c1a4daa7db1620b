import { createBoundedQueue } from '../bounded-queue';
import * as t from './account.texts';

/**
 * Costly hashes in turn, against whoever guesses passwords by the thousand: half of the pool of threads underneath, since
 * files are read by the same, and about half a second's work may wait. Throws UNAVAILABLE where too many wait already.
 */
const inHashQueue = createBoundedQueue({
  atOnce: 2,
  mayWait: 40,
  tooMany: t.tooManySignIns,
  retryAfterSeconds: 2,
});

// OWASP's minimum for argon2id; the library's default algorithm is argon2id.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Compared with when the account is unknown, so that both answers take the same time. */
export const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$bWVtZXByaXgtbm9ib2R5$5N8Tq2tR0E0m1xT1m8Y7cC1Zl8n0m3m0b2rJm7h6Vxo';

/** Throws UNAVAILABLE where too many hashes wait. */
export function hashPassword(password: string): Promise<string> {
  return inHashQueue(async () => (await import('@node-rs/argon2')).hash(password, COST));
}

/** False for a wrong password and for an unknown account (`null`), in the same time. Throws UNAVAILABLE where too many wait. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const matches = await inHashQueue(async () => {
    const { verify } = await import('@node-rs/argon2');
    return verify(stored ?? NOBODY, password).catch(() => false);
  });
  return stored !== null && matches;
}
