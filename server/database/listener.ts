import pg from 'pg';
import { createSignal, type Signal } from '../event-stream';

const RECONNECT_MS = 1000;
/**
 * A connection that accepts data but never responds reports no error, so it is pinged and closed when it stays silent.
 */
const BEAT_MS = 10_000;
const ANSWERS_WITHIN_MS = 4_000;

/** Payload of a notification; null after a gap in which notifications may have been lost. */
export type Heard<Payload> = Payload | null;
type Hearer = (payload: Heard<object>) => void;

/**
 * Listens on PostgreSQL channels over one connection for all subscribers of this process. Payloads are JSON objects of
 * ids. Notifications sent while the connection is down are lost, but subscribers are notified of the gap, so that those
 * who then reread the tables miss nothing.
 */
export interface Listener {
  /**
   * Returns a signal raised by each notification that contains this id, and after each gap. Signals are looked up by
   * id, so notifications about other ids cost nothing.
   */
  signal(channel: string, id: string): Signal;
  /** Calls `hearer` with each notification on a channel from now on; returns a function that unsubscribes. */
  listen<Payload extends object>(channel: string, hearer: (payload: Heard<Payload>) => void): () => void;
  close(): Promise<void>;
}

export async function listen(
  url: string,
  channels: readonly string[],
  warn: (message: string) => void,
  { beatMs = BEAT_MS, name = 'memeprix-live' } = {},
): Promise<Listener> {
  /** By channel, and by channel and id. */
  const hearers = new Map<string, Set<Hearer>>();
  const signals = new Set<Signal>();
  let client: pg.Client | null = null;
  let closed = false;

  function subscribe(key: string, hearer: Hearer): () => void {
    const all = hearers.get(key) ?? new Set<Hearer>();
    hearers.set(key, all.add(hearer));
    return () => {
      all.delete(hearer);
      if (all.size === 0 && hearers.get(key) === all) hearers.delete(key);
    };
  }
  function announce(channel: string, payload: object): void {
    for (const key of [channel, ...Object.values(payload).map((id) => `${channel} ${id}`)])
      for (const hearer of hearers.get(key) ?? []) hearer(payload);
  }
  function announceGap(): void {
    for (const all of hearers.values()) for (const hearer of all) hearer(null);
  }

  async function open(): Promise<void> {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 3000,
      query_timeout: ANSWERS_WITHIN_MS,
      application_name: name,
    });
    next.on('error', () => undefined);
    next.on('notification', ({ channel, payload }) => announce(channel, JSON.parse(payload ?? '{}') as object));
    try {
      await next.connect();
      await next.query(channels.map((channel) => `listen ${channel}`).join(';'));
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    const beat = setInterval(() => void next.query('select 1').catch(() => cut(next)), beatMs);
    // A connection that never opened also emits `end`; only one that opened may schedule a reconnect, or the attempts
    // would double.
    next.on('end', () => {
      clearInterval(beat);
      retry();
    });
    client = next;
    if (closed) await next.end();
  }
  function retry(): void {
    if (!closed) setTimeout(reopen, RECONNECT_MS).unref();
  }
  function reopen(): void {
    if (closed) return;
    // LISTEN runs before the gap is reported: earlier changes can be read by then, and later ones are received.
    open().then(announceGap, (error: unknown) => {
      retry();
      warn(`live updates wait for the database: ${String(error)}`);
    });
  }
  await open();

  return {
    signal(channel, id) {
      const signal = createSignal(() => {
        deafen();
        signals.delete(signal);
      });
      const deafen = subscribe(`${channel} ${id}`, () => signal.raise());
      signals.add(signal);
      return signal;
    },
    listen: <Payload extends object>(channel: string, hearer: (payload: Heard<Payload>) => void) =>
      subscribe(channel, (payload) => hearer(payload as Heard<Payload>)),
    async close() {
      closed = true;
      for (const signal of signals) signal.end();
      await client?.end();
    },
  };
}

/** Destroys the socket, because `end` would wait for a response of a silent server. */
function cut(client: pg.Client): void {
  const { connection } = client as pg.Client & { connection: { stream: { destroy(): void } } };
  connection.stream.destroy();
}
