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

/** Subscriptions over a WebSocket that opens with the first of them, closes with the last and comes back after a loss. */
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
      // A network that only swallows what is sent closes nothing: silence counts as loss.
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
/** « Service restart » (IANA): whoever was connected is to come back, not all in the same moment. */
const RESTARTING = 1012;

/** Over how long those a server lets go of are to come back, as its farewell says; undefined where it says nothing. */
export function spreadIn({ code, reason }: { code: number; reason: string }): number | undefined {
  const said = code === RESTARTING ? /(\d{1,6}) ms/.exec(reason)?.[1] : undefined;
  return said === undefined ? undefined : Math.min(LONGEST_SPREAD_MS, Number(said));
}

/** How long to wait before the next try: longer each time, and everybody a little differently. `chance` is in [0, 1). */
export function waitBefore(retries: number, spreadMs: number | undefined, chance: number): number {
  const backOff = Math.min(LONGEST_WAIT_MS, 500 * 2 ** retries);
  return backOff + chance * Math.max(SPREAD_MS, spreadMs ?? 0);
}

/** A stream goes on where it was: the socket reads the variables anew each time it opens, and they say what came last. */
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

/** How far an event has brought its listener: the cursor of a board’s, the revision of an order’s. */
export function reachedBy(data: Record<string, unknown> | null | undefined): string | undefined {
  for (const event of Object.values(data ?? {})) {
    const { cursor, revision } = (event ?? {}) as { cursor?: unknown; revision?: unknown };
    const reached = cursor ?? revision;
    if (typeof reached === 'string') return reached;
  }
  return undefined;
}
