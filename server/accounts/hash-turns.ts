import { Fault } from '../errors';

// As many as the pool of threads underneath has; about half a second's work may wait.
const AT_ONCE = 4;
const MAY_WAIT = 40;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Costly hashes in turn, so that whoever guesses passwords by the thousand cannot stop everything else. Throws UNAVAILABLE
 * where too many wait already.
 */
export async function inHashTurn<R>(work: () => Promise<R>): Promise<R> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MAY_WAIT)
      throw new Fault('UNAVAILABLE', 'Trop de connexions à la fois. Réessayez dans un instant.', {
        retryAfterSeconds: 2,
      });
    // Whoever ends hands its turn over: nobody who comes meanwhile takes it first.
    await new Promise<void>((go) => waiting.push(go));
  } else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
