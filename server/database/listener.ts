import pg from 'pg';

const RECONNECT_MS = 1000;

/** Hears what any process announces on a PostgreSQL channel; reconnects by itself. */
export interface Listener {
  /** Every payload from now on that passes; ends when the consumer stops. */
  subscribe<Payload>(passes: (payload: Payload) => boolean): AsyncIterableIterator<Payload>;
  close(): Promise<void>;
}

/** Listens on one connection for all subscribers of this process. Payloads are JSON. */
export async function listen(url: string, channel: string, log: { warn(message: string): void }): Promise<Listener> {
  const subscribers = new Set<(payload: unknown) => void>();
  let client: pg.Client | null = null;
  let closed = false;

  async function open(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 3000,
      application_name: 'memeprix-live',
    });
    next.on('error', () => undefined);
    next.on('notification', ({ payload }) => {
      const message: unknown = JSON.parse(payload ?? 'null');
      for (const deliver of subscribers) deliver(message);
    });
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    // A connection that never opened ends too: only one that did may ask for the next, or tries would double.
    next.on('end', retry);
    client = next;
    if (closed) await next.end();
  }
  function retry(): void {
    if (!closed) setTimeout(reopen, RECONNECT_MS).unref();
  }
  function reopen(): void {
    if (closed) return;
    open().catch((error: unknown) => {
      log.warn(`live updates wait for the database: ${String(error)}`);
      retry();
    });
  }
  await open();

  return {
    subscribe<Payload>(passes: (payload: Payload) => boolean) {
      return queueOf<Payload>(subscribers, passes);
    },
    async close() {
      closed = true;
      await client?.end();
    },
  };
}

function queueOf<Payload>(
  subscribers: Set<(payload: unknown) => void>,
  passes: (payload: Payload) => boolean,
): AsyncIterableIterator<Payload> {
  const waiting: Payload[] = [];
  let wake: ((result: IteratorResult<Payload>) => void) | null = null;
  const deliver = (message: unknown) => {
    const payload = message as Payload;
    if (!passes(payload)) return;
    if (wake) {
      wake({ value: payload, done: false });
      wake = null;
    } else waiting.push(payload);
  };
  const stop = (): Promise<IteratorResult<Payload>> => {
    subscribers.delete(deliver);
    wake?.({ value: undefined, done: true });
    wake = null;
    return Promise.resolve({ value: undefined, done: true });
  };
  subscribers.add(deliver);
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next() {
      const ready = waiting.shift();
      if (ready !== undefined) return Promise.resolve({ value: ready, done: false });
      return new Promise((resolve) => {
        wake = resolve;
      });
    },
    return: stop,
    throw: stop,
  };
}
