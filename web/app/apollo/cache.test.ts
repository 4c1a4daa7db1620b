import { gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { createCache } from './cache';

const query = gql`
  query Orders($after: ID) {
    orderHistory(after: $after) {
      orders {
        id
      }
      next
    }
  }
`;

/** What is shown after these pages came: numbers of orders, and what asks for more. */
function shown(...pages: { after?: string; orders: string; next: string | null }[]) {
  const cache = createCache();
  for (const { after, orders, next } of pages) {
    const list = [...orders].map((id) => ({ __typename: 'Order', id }));
    const data = { orderHistory: { __typename: 'OrderHistoryPage', orders: list, next } };
    cache.writeQuery({ query, variables: { after }, data });
  }
  const read = cache.readQuery<{ orderHistory: { orders: { id: string }[]; next: string | null } }>({ query });
  return [read?.orderHistory.orders.map(({ id }) => id).join(''), read?.orderHistory.next];
}

test('a page of older orders is appended in the cache, and reloading the first page keeps the loaded ones', () => {
  const both = [
    { orders: '98', next: '8' },
    { after: '8', orders: '76', next: null },
  ] as const;
  expect(shown(...both)).toEqual(['9876', null]);
  expect(shown(...both, { orders: '98', next: '8' })).toEqual(['9876', null]);
  expect(shown(...both, { orders: 'A9', next: '9' })).toEqual(['A9876', null]);
});

test('a first page of orders that shares none with the cached list replaces it', () => {
  expect(
    shown({ orders: '32', next: '2' }, { after: '2', orders: '1', next: null }, { orders: 'BA', next: 'A' }),
  ).toEqual(['BA', 'A']);
});
