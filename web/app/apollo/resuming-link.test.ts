import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { Subject } from 'rxjs';
import { expect, test } from 'vitest';
import { reachedBy, resumingLink } from './live-link';

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
