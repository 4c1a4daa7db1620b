import { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { setLiveState } from '../../offline/live-state';
import { nextChance } from '../../offline/next-chance';
import type { Side } from '../../session/session';
import { callersOf } from './identity-link';
import { tap } from 'rxjs';

const NORMAL_CLOSURE = 1000;
const PING_EVERY_MS = 20_000;
const PONG_WITHIN_MS = 5_000;

/** Creates a link for subscriptions over one WebSocket, open while there is one, which reconnects after a loss. */
export function createLiveLink(side: Side, onReconnected: () => void): ApolloLink {
  const url = new URL('/graphql', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  let spreadMs: number | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  const client = createClient({
    url: url.href,
    connectionParams: () => {
      const token = callersOf(side)[0]?.identity.token;
      return token ? { authorization: `Bearer ${token}` } : {};
    },
    keepAlive: PING_EVERY_MS,
    connectionAckWaitTimeout: 10_000,
    retryAttempts: Infinity,
    retryWait: (retries) => nextChance(waitBefore(retries, spreadMs, Math.random())),
    shouldRetry: (event) => !isNormal(event),
    on: {
      connected: (_socket, _payload, wasRetry) => {
        setLiveState(side, 'live');
        if (wasRetry) onReconnected();
      },
      closed: (event) => {
        clearTimeout(silence);
        spreadMs = event instanceof CloseEvent ? spreadIn(event) : undefined;
        setLiveState(side, isNormal(event) ? 'idle' : 'lost');
      },
      // A network that silently drops packets never closes the socket, so a missing pong counts as a lost connection.
      ping: (received) => {
        if (!received) silence = setTimeout(() => client.terminate(), PONG_WITHIN_MS);
      },
      pong: (received) => {
        if (received) clearTimeout(silence);
      },
    },
  });
  window.addEventListener('offline', () => client.terminate());
  return ApolloLink.from([resumingLink(), new GraphQLWsLink(client)]);
}

function isNormal(event: unknown): boolean {
  return event instanceof CloseEvent && event.code === NORMAL_CLOSURE;
}

const LONGEST_WAIT_MS = 5_000;
const SPREAD_MS = 1_000;
const LONGEST_SPREAD_MS = 30_000;
/** WebSocket close code « Service restart » (IANA): clients reconnect, but spread over time instead of all at once. */
const RESTARTING = 1012;

/** Milliseconds over which clients of a restarting server reconnect (at most 30 s); undefined if it gives none. */
export function spreadIn({ code, reason }: { code: number; reason: string }): number | undefined {
  const said = code === RESTARTING ? /(\d{1,6}) ms/.exec(reason)?.[1] : undefined;
  return said === undefined ? undefined : Math.min(LONGEST_SPREAD_MS, Number(said));
}

/** Milliseconds to wait before the next reconnection: exponential back-off plus jitter. `chance` is in [0, 1). */
export function waitBefore(retries: number, spreadMs: number | undefined, chance: number): number {
  const backOff = Math.min(LONGEST_WAIT_MS, 500 * 2 ** retries);
  return backOff + chance * Math.max(SPREAD_MS, spreadMs ?? 0);
}

/** Resumes a stream: the socket reads the variables each time it opens; `after` is the last event's position. */
export function resumingLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const variables: Record<string, unknown> = { ...operation.variables };
    operation.variables = variables;
    return forward(operation).pipe(
      tap(({ data }) => {
        const reached = reachedBy(data);
        if (reached !== undefined) variables['after'] = reached;
      }),
    );
  });
}

/** Position an event has brought its listener to: the cursor of a board event, the revision of an order event. */
export function reachedBy(data: Record<string, unknown> | null | undefined): string | undefined {
  for (const event of Object.values(data ?? {})) {
    const { cursor, revision } = (event ?? {}) as { cursor?: unknown; revision?: unknown };
    const reached = cursor ?? revision;
    if (typeof reached === 'string') return reached;
  }
  return undefined;
}
