import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { Subject } from 'rxjs';
import { expect, test } from 'vitest';
import { reachedBy, resumingLink, spreadIn, waitBefore } from './live-link';

test('a subscription resumes after the cursor of the last event received', () => {
  const events = new Subject<{ data: Record<string, unknown> }>();
  let asked: Record<string, unknown> = {};
  const socket = new ApolloLink(({ variables }) => {
    asked = variables;
    return events;
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([resumingLink(), socket]) });
  const given = { reference: 'K7M4PX' };
  const heard: unknown[] = [];
  client
    .subscribe({ query: gql('subscription S($after: String) { board(after: $after) { cursor } }'), variables: given })
    .subscribe((event) => heard.push(event));

  expect(asked).toEqual({ reference: 'K7M4PX' });
  events.next({ data: { board: { cursor: '7:9:8' } } });
  expect(asked).toEqual({ reference: 'K7M4PX', after: '7:9:8' });
  events.next({ data: { board: { cursor: '9:9:' } } });
  expect(asked).toEqual({ reference: 'K7M4PX', after: '9:9:' });
  expect(given).toEqual({ reference: 'K7M4PX' });
  expect(heard).toHaveLength(2);
});

test.each([
  [{ orderChanged: { revision: '812' } }, '812'],
  [{ windowsChanged: { id: '1' } }, undefined],
  [{ boardChanged: null }, undefined],
  [null, undefined],
])('an event %j sets the resume cursor to %s', (data, reached) => {
  expect(reachedBy(data)).toBe(reached);
});

test('a lost WebSocket reconnects after growing delays up to a limit, spread at random', () => {
  expect([0, 1, 2, 3, 4, 9].map((retries) => waitBefore(retries, undefined, 0))).toEqual([
    500, 1000, 2000, 4000, 5000, 5000,
  ]);
  expect(waitBefore(0, undefined, 0.5)).toBe(1000);
});

test('a server that restarts tells clients over how long to spread their reconnections', () => {
  const spread = spreadIn({ code: 1012, reason: 'Restarting: come back within 8000 ms' });
  expect(spread).toBe(8000);
  expect(waitBefore(0, spread, 0.5)).toBe(4500);
});

test.each([
  [{ code: 1006, reason: '' }, undefined],
  [{ code: 1012, reason: '' }, undefined],
  [{ code: 4403, reason: 'Signed out, 9000 ms' }, undefined],
  [{ code: 1012, reason: 'within 999999 ms' }, 30_000],
])('the close event %j gives a reconnection spread that is absent or capped', (farewell, spread) => {
  expect(spreadIn(farewell)).toBe(spread);
});
