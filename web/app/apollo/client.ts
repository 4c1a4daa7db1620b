import { ApolloClient, ApolloLink } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { RetryLink } from '@apollo/client/link/retry';
import { from, mergeMap, tap } from 'rxjs';
import { fetchOnline, isNetworkLoss } from '../../page/faults';
import { forgetSights } from '../../offline/last-seen';
import { onSessionChange, readSession, type Side } from '../../session/session';
import { forgetShownSince } from '../../offline/shown-since';
import { createCache } from './cache';
import { identityLink, refusedIdentityLink } from './identity-link';
import { lastSeenLink } from './last-seen-link';
import { persistedLink } from './persisted-link';

/** The client of one side, customer or owner; the other side’s data never mixes in. */
export function createApolloClient(side: Side): ApolloClient {
  const refresh = () => void client.refetchQueries({ include: 'active' });
  const client = new ApolloClient({
    cache: createCache(refresh),
    link: ApolloLink.split(
      ({ operationType }) => operationType === 'subscription',
      liveLink(side, refresh),
      ApolloLink.from([
        ...(side === 'customer' ? [lastSeenLink(), otherTabsLink(refresh)] : []),
        refusedIdentityLink(side),
        identityLink(side),
        retryReads(),
        persistedLink,
        new BaseHttpLink({ uri: '/graphql', fetch: fetchOnline }),
      ]),
    ),
    defaultOptions: {
      // Prices, stock and windows move: what is known shows at once, what is true follows.
      watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' },
    },
  });
  forgetWithSession(client);
  window.addEventListener('online', refresh);
  return client;
}

/** What is changed in one tab the others ask for again: the badge of the cart, what is about to be paid. */
function otherTabsLink(onChanged: () => void): ApolloLink {
  const tabs = new BroadcastChannel('changes');
  tabs.onmessage = onChanged;
  return new ApolloLink((operation, forward) => {
    const answers = forward(operation);
    return operation.operationType === 'mutation' ? answers.pipe(tap(() => tabs.postMessage(null))) : answers;
  });
}

/** A read lost on the way is sent again; a change is not, the person decides. */
function retryReads(): RetryLink {
  return new RetryLink({
    delay: { initial: 400, max: 3_000 },
    attempts: { max: 3, retryIf: (error, { operationType }) => operationType === 'query' && isNetworkLoss(error) },
  });
}

/** The WebSocket’s code comes with the first subscription: most pages have none. */
function liveLink(side: Side, onReconnected: () => void): ApolloLink {
  let loading: Promise<ApolloLink> | undefined;
  return new ApolloLink((operation, forward) => {
    loading ??= import('./live-link').then(({ createLiveLink }) => createLiveLink(side, onReconnected));
    return from(loading).pipe(mergeMap((link) => link.request(operation, forward)));
  });
}

/** Nobody sees what somebody else was shown on the same device. */
function forgetWithSession(client: ApolloClient): void {
  const who = () => {
    const { customer, owner } = readSession();
    return `${customer?.id} ${owner?.id}`;
  };
  let before = who();
  onSessionChange(() => {
    if (who() === before) return;
    before = who();
    forgetSights();
    forgetShownSince();
    void client.clearStore();
  });
}
