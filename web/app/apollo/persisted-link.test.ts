import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { of, throwError } from 'rxjs';
import { expect, test } from 'vitest';
import { ShopNowDocument, ShopPageDocument } from '../../../graphql/generated/customer/shop';
import { persistedLink } from './client';

const UNKNOWN = { errors: [{ message: '', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] };

/** How a server is asked that knows this version’s operations, or does not. */
async function asked(
  query: typeof ShopPageDocument | typeof ShopNowDocument,
  answers: 'known' | 'unknown' | 'refused',
) {
  const ways: unknown[] = [];
  const server = new ApolloLink((operation) => {
    const { fetchOptions, http } = operation.getContext() as { fetchOptions?: { method: string }; http?: object };
    ways.push({ method: fetchOptions?.method, ...http, ...operation.extensions });
    if (answers === 'known' || fetchOptions?.method === 'POST') return of({ data: {} });
    return answers === 'unknown' ? of(UNKNOWN) : throwError(() => Object.assign(new Error('GET'), { statusCode: 405 }));
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([persistedLink, server]) });
  await client.query({ query, variables: { shopId: 's1' }, fetchPolicy: 'no-cache', errorPolicy: 'all' });
  return ways;
}
const persistedQuery = { version: 1, sha256Hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string };
const byHash = { method: 'GET', includeQuery: false, includeExtensions: true, persistedQuery };

test('a query that is the same for everybody is sent by GET with its hash only', async () => {
  expect(await asked(ShopPageDocument, 'known')).toEqual([byHash]);
});

test.each(['unknown', 'refused'] as const)(
  'a query whose hash is %s by the server is sent again by POST with its text',
  async (answers) => {
    expect(await asked(ShopPageDocument, answers)).toEqual([
      byHash,
      { ...byHash, method: 'POST', includeQuery: true, includeExtensions: false },
    ]);
  },
);

test('a query for the caller’s own data is sent without a hash', async () => {
  expect(await asked(ShopNowDocument, 'known')).toEqual([{ method: undefined }]);
});
