import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { setLiveState } from '../../shared/live-state';
import { nextChance } from '../../shared/next-chance';
import type { Side } from '../../shared/session';
import { callersOf } from './identity-link';

const NORMAL_CLOSURE = 1000;
const PING_EVERY_MS = 20_000;
const PONG_WITHIN_MS = 5_000;
const LONGEST_WAIT_MS = 5_000;

/** Subscriptions over a WebSocket that opens with the first of them, closes with the last and comes back after a loss. */
export function createLiveLink(side: Side, onReconnected: () => void): GraphQLWsLink {
  const url = new URL('/graphql', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
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
    retryWait: (retries) => nextChance(Math.min(LONGEST_WAIT_MS, 500 * 2 ** retries) + Math.random() * 1_000),
    shouldRetry: (event) => !isNormal(event),
    on: {
      connected: (_socket, _payload, wasRetry) => {
        setLiveState(side, 'live');
        if (wasRetry) onReconnected();
      },
      closed: (event) => {
        clearTimeout(silence);
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
  return new GraphQLWsLink(client);
}

function isNormal(event: unknown): boolean {
  return event instanceof CloseEvent && event.code === NORMAL_CLOSURE;
}
