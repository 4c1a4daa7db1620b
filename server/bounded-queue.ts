import { Fault } from './errors';

interface BoundedQueue {
  atOnce: number;
  /** How many may wait; whoever comes then is refused. */
  mayWait: number;
  /** What they read. */
  tooMany: string;
  retryAfterSeconds: number;
}

/**
 * Costly work in turn, in the order it came, so that whoever asks for it by the thousand cannot stop everything else.
 * What it answers throws UNAVAILABLE where too many wait already, and whatever the work throws.
 */
export function createBoundedQueue({ atOnce, mayWait, tooMany, retryAfterSeconds }: BoundedQueue) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async <R>(work: () => Promise<R>): Promise<R> => {
    if (running >= atOnce) {
      if (waiting.length >= mayWait) throw new Fault('UNAVAILABLE', tooMany, { retryAfterSeconds });
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
  };
}
