import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from './errors';

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
  const events = readings(signal, read, failed);
  const finish = events.return.bind(events);
  // A generator returns only when its wait or read is over, which a client that leaves must not wait for.
  events.return = events.throw = () => {
    signal.end();
    void finish(undefined);
    return Promise.resolve({ value: undefined, done: true });
  };
  return events;
}

async function* readings<News>(
  signal: Signal,
  read: () => Promise<News | null>,
  failed: (error: unknown) => void,
): AsyncGenerator<Event<News>, undefined> {
  let failing = false;
  do {
    try {
      const event = await reading(read);
      failing = false;
      if (event) yield event;
    } catch (error) {
      if (!failing) failed(error);
      failing = true;
      signal.raise();
      await pause(READ_AGAIN_MS, undefined, { ref: false });
    }
  } while (await signal.next());
}

/** Returns the news of an event, or throws its fault. */
export function unwrapEvent<News>(event: Event<News>): News {
  if ('fault' in event) throw event.fault;
  return event.news;
}

/** What several subscribers are answered: the result and its JSON text. */
export interface SharedAnswer<Result> {
  result: Result;
  text: string;
}

const shared = new WeakMap<object, Map<string, Promise<unknown>>>();

/** Marks news that subscribers with the same rights receive: each of their operations is answered once for all. */
export function shareAnswers<News extends object>(news: News): News {
  shared.set(news, new Map());
  return news;
}

/** Returns the answer that `operation` has had or gets now for an event; null when its news is not shared. */
export function sharedAnswer<Result>(
  event: Event<object>,
  operation: string,
  execute: () => Result | Promise<Result>,
): Promise<SharedAnswer<Result>> | null {
  const answers = 'news' in event ? shared.get(event.news) : undefined;
  if (!answers) return null;
  const answer = async () => {
    const result = await execute();
    return { result, text: JSON.stringify(result) };
  };
  const known = answers.get(operation);
  if (known) return known as Promise<SharedAnswer<Result>>;
  const found = answer();
  answers.set(operation, found);
  // A failure may be over for the next one who asks.
  const forget = () => answers.delete(operation);
  found.then(({ result }) => hasErrors(result) && forget(), forget);
  return found;
}

const hasErrors = (result: unknown) => typeof result === 'object' && result !== null && 'errors' in result;

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

/**
 * Wakes one waiter when something may have changed; unrelated to AbortSignal and process signals. Signals raised while
 * nobody is waiting count as one, because the waiter reads everything.
 */
export interface Signal {
  raise(): void;
  /**
   * Resolves to true when something may have changed since the last call, and to false after the end. Only one caller
   * may wait at a time.
   */
  next(): Promise<boolean>;
  end(): void;
}

export function createSignal(onEnd: () => void): Signal {
  let due = false;
  let ended = false;
  let waiting: ((raised: boolean) => void) | null = null;
  const answer = (raised: boolean) => {
    waiting?.(raised);
    waiting = null;
  };
  return {
    raise() {
      if (waiting) answer(true);
      else due = true;
    },
    next() {
      if (ended || due) {
        due = false;
        return Promise.resolve(!ended);
      }
      return new Promise((resolve) => {
        waiting = resolve;
      });
    },
    end() {
      if (ended) return;
      ended = true;
      onEnd();
      answer(false);
    },
  };
}
