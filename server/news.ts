import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from './errors';
import type { Signal } from './signal';

const READ_AGAIN_MS = 1000;

/** One event of a subscription: news, or why this listener may not have them (any more). */
export type Event<News> = { news: News } | { fault: Fault };

/**
 * A stream of what its listener has not had yet. The signal carries nothing: `read` asks the tables what is new, keeps for
 * itself how far it has come, and answers null where there is nothing. It begins with a reading of its own, so that
 * nothing is lost between the subscription and the first signal; a reading that failed is repeated until it succeeds, and
 * `failed` is called for the first failure of each row.
 */
export function newsOf<News>(
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

/** Throws the fault of an event that has no news. */
export function newsIn<News>(event: Event<News>): News {
  if ('fault' in event) throw event.fault;
  return event.news;
}

/** A fault of the caller is an event; a database that is away is thrown and retried. */
async function reading<News>(read: () => Promise<News | null>): Promise<Event<News> | null> {
  try {
    const news = await read();
    return news === null ? null : { news };
  } catch (error) {
    if (error instanceof Fault) return { fault: error };
    throw error;
  }
}
