import { createBoundedQueue } from '../bounded-queue';

/**
 * Costly hashes in turn, against whoever guesses passwords by the thousand: as many as the pool of threads underneath
 * has, and about half a second's work may wait. Throws UNAVAILABLE where too many wait already.
 */
export const inHashQueue = createBoundedQueue({
  atOnce: 4,
  mayWait: 40,
  tooMany: 'Trop de connexions à la fois. Réessayez dans un instant.',
  retryAfterSeconds: 2,
});
