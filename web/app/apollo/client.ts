import { ApolloClient, ApolloLink } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { RetryLink } from '@apollo/client/link/retry';
import { from, mergeMap, tap, catchError, of, throwError } from 'rxjs';
import { fetchOnline, isNetworkLoss } from '../../page/faults';
import { forgetSights, isContent, isKept, saveSnapshot, recallSight } from '../../offline/offline-snapshot';
import { onSessionChange, readSession, type Side, customerId } from '../../session/session';
import { forgetShownSince, setShownSince } from '../../offline/shown-since';
import { createCache } from './cache';
import { identityLink, refusedIdentityLink } from './identity-link';

/** Apollo client of one side, customer or owner; the two sides never share a cache. */
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
      // Prices, stock and windows change, so cached data is shown at once and refreshed from the server.
      watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' },
    },
  });
  forgetWithSession(client);
  window.addEventListener('online', refresh);
  return client;
}

/** Makes the other tabs query again after a mutation in one tab: the cart badge, the amount about to be paid. */
function otherTabsLink(onChanged: () => void): ApolloLink {
  const tabs = new BroadcastChannel('changes');
  tabs.onmessage = onChanged;
  return new ApolloLink((operation, forward) => {
    const answers = forward(operation);
    return operation.operationType === 'mutation' ? answers.pipe(tap(() => tabs.postMessage(null))) : answers;
  });
}

/** Retries queries lost on the network; whether to send a mutation again is the person's decision. */
function retryReads(): RetryLink {
  return new RetryLink({
    delay: { initial: 400, max: 3_000 },
    attempts: { max: 3, retryIf: (error, { operationType }) => operationType === 'query' && isNetworkLoss(error) },
  });
}

/** Loads the WebSocket code with the first subscription, because most pages have none. */
function liveLink(side: Side, onReconnected: () => void): ApolloLink {
  let loading: Promise<ApolloLink> | undefined;
  return new ApolloLink((operation, forward) => {
    loading ??= import('./live-link').then(({ createLiveLink }) => createLiveLink(side, onReconnected));
    return from(loading).pipe(mergeMap((link) => link.request(operation, forward)));
  });
}

/** Clears cache and offline snapshots when the account changes, so that nobody sees another person's data. */
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

/** Answers menus and orders from a snapshot, but only while the network is down: prices and stock stay current. */
function lastSeenLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const who = customerId();
    const { operationName = '', variables } = operation;
    if (who === null || !isKept(operationName)) return forward(operation);
    const question = { operation: operationName, variables: JSON.stringify(variables), who };
    // Remembers the path of the page that sent the query, because another page may be open when the answer arrives.
    const { pathname } = location;
    const show = (since: number | null) => {
      if (isContent(operationName)) setShownSince(pathname, operationName, since);
    };
    const recall = () => {
      const sight = recallSight(question);
      if (sight) show(sight.at);
      return sight;
    };
    // The device is certainly offline, so the three attempts over the network are skipped.
    const known = navigator.onLine ? undefined : recall();
    if (known) return of({ data: known.data as Record<string, unknown> });
    return forward(operation).pipe(
      tap(({ data, errors }) => {
        if (!data || errors) return;
        saveSnapshot({ ...question, at: Date.now(), data });
        show(null);
      }),
      catchError((error: unknown) => {
        const sight = isNetworkLoss(error) ? recall() : undefined;
        return sight ? of({ data: sight.data as Record<string, unknown> }) : throwError(() => error);
      }),
    );
  });
}

const BY_HASH = { fetchOptions: { method: 'GET' }, http: { includeQuery: false, includeExtensions: true } };
const IN_FULL = { fetchOptions: { method: 'POST' }, http: { includeQuery: true, includeExtensions: false } };

/** Sends operations with the same answer for everybody by GET and hash, so that browsers can cache the answer. */
export const persistedLink = new ApolloLink((operation, forward) => {
  const { hash } = (operation.query as { __meta__?: { hash?: string } }).__meta__ ?? {};
  if (hash === undefined) return forward(operation);
  operation.extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  operation.setContext(BY_HASH);
  // A server of another version does not know the hash, so the operation is sent again with its full text.
  const inFull = () => {
    operation.setContext(IN_FULL);
    return forward(operation);
  };
  return forward(operation).pipe(
    mergeMap((result) =>
      result.errors?.[0]?.extensions?.['code'] === 'PERSISTED_QUERY_NOT_FOUND' ? inFull() : of(result),
    ),
    catchError((error: { statusCode?: number }) => (error.statusCode === 405 ? inFull() : throwError(() => error))),
  );
});
