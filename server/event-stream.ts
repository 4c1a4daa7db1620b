import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from './errors';
import type { Signal } from './signal';

const READ_AGAIN_MS = 1000;

/** Event of a subscription: news, or the fault for which this subscriber may not or no longer receive any. */
export type Event<News> = { news: News } | { fault: Fault };

/**
 * Returns a stream of the changes its subscriber has not yet received. The signal has no payload: `read` queries what
 * is new, stores its own cursor, and returns null when nothing changed. The stream starts with a read, so that nothing
 * is lost between the subscription and the first signal. A failed read is retried until it succeeds, and `failed` is
 * called for the first of consecutive failures.
 */
export function eventStream<News>(
  signal: Signal,
  read: () => Promise<News | null>,
  failed: (error: unknown) => void,
): AsyncIterableIterator<Event<News>, undefined> {
  let over = false;
  let begun = false;
  let failing = false;
  const end = (): Promise<IteratorResult<Event<News>, undefined>> => {
    over = true;
    signal.end();
    return Promise.resolve({ value: undefined, done: true });
  };
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      while (!over) {
        if (begun && !(await signal.next())) break;
        begun = true;
        try {
          const event = await reading(read);
          failing = false;
          if (event) return { value: event, done: false };
        } catch (error) {
          if (!failing) failed(error);
          failing = true;
          signal.raise();
          await pause(READ_AGAIN_MS, undefined, { ref: false });
        }
      }
      return end();
    },
    return: end,
    throw: end,
  };
}

/** Returns the news of an event, or throws its fault. */
export function unwrapEvent<News>(event: Event<News>): News {
  if ('fault' in event) throw event.fault;
  return event.news;
}

/** Returns a fault of the caller as an event; other errors, such as a lost database, are thrown and retried. */
async function reading<News>(read: () => Promise<News | null>): Promise<Event<News> | null> {
  try {
    const news = await read();
    return news === null ? null : { news };
  } catch (error) {
    if (error instanceof Fault) return { fault: error };
    throw error;
  }
}
