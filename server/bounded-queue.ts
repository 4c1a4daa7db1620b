import { Fault } from './errors';

interface BoundedQueue {
  atOnce: number;
  /** How many may wait; whoever comes then is refused. */
  mayWait: number;
  /** The message of that refusal. */
  tooMany: string | (() => string);
  retryAfterSeconds: number;
}

/**
 * Runs costly work in the order it came, `atOnce` at a time, so that a flood of it cannot stop everything else. Throws UNAVAILABLE where too many wait already, and whatever the work throws.
 */
export function createBoundedQueue({ atOnce, mayWait, tooMany, retryAfterSeconds }: BoundedQueue) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async <R>(work: () => Promise<R>): Promise<R> => {
    if (running >= atOnce) {
      if (waiting.length >= mayWait)
        throw new Fault('UNAVAILABLE', typeof tooMany === 'string' ? tooMany : tooMany(), { retryAfterSeconds });
      // Whoever ends releases the slot to this one: nobody who comes meanwhile takes it first.
      await new Promise<void>((go) => waiting.push(go));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
