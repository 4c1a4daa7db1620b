import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import type { Side } from '../../shared/session';
import { callersOf } from './identity-link';

const NORMAL_CLOSURE = 1000;

/** Subscriptions over a WebSocket that opens with the first of them, closes with the last and comes back after a loss. */
export function createLiveLink(side: Side, onReconnected: () => void): GraphQLWsLink {
  const url = new URL('/graphql', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return new GraphQLWsLink(
    createClient({
      url: url.href,
      connectionParams: () => {
        const token = callersOf(side)[0]?.identity.token;
        return token ? { authorization: `Bearer ${token}` } : {};
      },
      keepAlive: 20_000,
      retryAttempts: Infinity,
      shouldRetry: (event) => !(event instanceof CloseEvent && event.code === NORMAL_CLOSURE),
      on: {
        connected: (_socket, _payload, wasRetry) => {
          if (wasRetry) onReconnected();
        },
      },
    }),
  );
}
