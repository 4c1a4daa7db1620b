import { ApolloLink } from '@apollo/client';
import { catchError, mergeMap, of, throwError } from 'rxjs';

const BY_HASH = { fetchOptions: { method: 'GET' }, http: { includeQuery: false, includeExtensions: true } };
const IN_FULL = { fetchOptions: { method: 'POST' }, http: { includeQuery: true, includeExtensions: false } };

/** Asks for what everybody reads alike by GET and by its hash: an answer that has not changed does not travel again. */
export const persistedLink = new ApolloLink((operation, forward) => {
  const { hash } = (operation.query as { __meta__?: { hash?: string } }).__meta__ ?? {};
  if (hash === undefined) return forward(operation);
  operation.extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  operation.setContext(BY_HASH);
  // A server of another version than this page: it is told the whole text.
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
