import { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { setLiveState } from '../../offline/live-state';
import { nextChance } from '../../offline/next-chance';
import type { Side } from '../../session/session';
import { spreadIn, waitBefore } from './comeback';
import { callersOf } from './identity-link';
import { resumingLink } from './resuming-link';

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
