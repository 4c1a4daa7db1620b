import { Fault } from './errors';

interface BoundedQueue {
  atOnce: number;
  /** Number of calls that may wait; further calls are refused. */
  mayWait: number;
  /** Returns the message of the refusal when the queue is full. */
  tooMany: () => string;
  retryAfterSeconds: number;
}

/**
 * Returns a function that runs costly work in order of arrival, at most `atOnce` at a time, so that a flood of calls
 * cannot stop everything else. The function throws UNAVAILABLE when the queue is full, and rethrows errors of the work.
 */
export function createBoundedQueue({ atOnce, mayWait, tooMany, retryAfterSeconds }: BoundedQueue) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async <R>(work: () => Promise<R>): Promise<R> => {
    if (running >= atOnce) {
      if (waiting.length >= mayWait) throw new Fault('UNAVAILABLE', tooMany(), { retryAfterSeconds });
      // A finished call passes its slot directly to this one, so that no later call can take it first.
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
