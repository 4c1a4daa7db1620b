import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of, Subject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokenOf as token } from '../../../.storybook/results/people';
import { stubLocalStorage } from '../../../tests/support/browser-storage';
import { onSessionChange, readSession, type Side } from '../../session/session';
import { identityLink, refusedIdentityLink } from './identity-link';

const customer = token({ userId: 'c1' });
const owner = token({ ownerId: 's1' });
let kept: Record<string, string>;

beforeEach(() => {
  kept = stubLocalStorage();
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn(), navigator: { userAgent: '' } });
});
afterEach(() => vi.unstubAllGlobals());

/** Asks for an order as one side; `answers` says what each caller gets: the order or a fault. */
async function ask(side: Side, answers: (authorization?: string) => string, document = gql('query Q { order }')) {
  const callers: (string | undefined)[] = [];
  const server = new ApolloLink((operation) => {
    const { headers } = operation.getContext() as { headers: { authorization?: string } };
    callers.push(headers.authorization);
    const answer = answers(headers.authorization);
    return of(
      answer === 'ok' ? { data: { order: 'ok' } } : { errors: [{ message: '', extensions: { code: answer } }] },
    );
  });
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([refusedIdentityLink(side), identityLink(side), server]),
  });
  const isQuery = document.definitions.some((one) => 'operation' in one && one.operation === 'query');
  const call = isQuery ? client.query({ query: document }) : client.mutate({ mutation: document });
  await call.catch(() => undefined);
  return callers;
}

test('customer requests use the customer’s token, or the owner’s without one, and owner requests the owner’s', async () => {
  expect(await ask('customer', () => 'ok')).toEqual([undefined]);
  kept['ownerToken'] = owner;
  expect(await ask('customer', () => 'ok')).toEqual([`Bearer ${owner}`]);
  kept['userToken'] = customer;
  expect(await ask('customer', () => 'ok')).toEqual([`Bearer ${customer}`]);
  expect(await ask('owner', () => 'ok')).toEqual([`Bearer ${owner}`]);
});

test('a query that is not found as the customer is retried once, as the owner, and a mutation never', async () => {
  kept['userToken'] = customer;
  kept['ownerToken'] = owner;
  const both = [`Bearer ${customer}`, `Bearer ${owner}`];
  const found = (authorization?: string) => (authorization?.includes(owner) ? 'ok' : 'NOT_FOUND');
  expect(await ask('customer', found)).toEqual(both);
  expect(await ask('customer', () => 'NOT_FOUND')).toEqual(both);
  expect(await ask('customer', () => 'NOT_FOUND', gql('mutation M { pay }'))).toHaveLength(1);
});

test('a response that arrives after its account signed out is dropped', async () => {
  kept['userToken'] = customer;
  const [heard, answers] = [vi.fn(), new Subject<ApolloLink.Result>()];
  const client = { client: new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() }) };
  const link = ApolloLink.from([identityLink('customer'), new ApolloLink(() => answers)]);
  ApolloLink.execute(link, { query: gql('query Q { order }') }, client).subscribe(heard);
  answers.next({ data: { order: 'mine' } });
  expect(heard).toHaveBeenCalledOnce();
  delete kept['userToken'];
  const told = vi.fn();
  const stop = onSessionChange(told);
  answers.next({ data: { order: 'mine' } });
  stop();
  expect(told).toHaveBeenCalledOnce();
  kept['userToken'] = token({ userId: 'c2' });
  answers.next({ data: { order: 'mine' } });
  expect(heard).toHaveBeenCalledOnce();
});

test('session listeners are notified when a request fails because the token is gone from storage', async () => {
  const heard = vi.fn();
  const stop = onSessionChange(heard);
  await ask('customer', () => 'UNAUTHENTICATED');
  stop();
  expect(heard).toHaveBeenCalledOnce();
});

test('a late UNAUTHENTICATED for the previous token does not sign out the new session', async () => {
  const anew = token({ userId: 'c1', exp: 4_000_000_000 });
  kept['userToken'] = customer;
  await ask('customer', () => {
    kept['userToken'] = anew;
    return 'UNAUTHENTICATED';
  });
  expect(readSession().customer?.token).toBe(anew);
});

test('a token that the server rejects is removed, and the other side’s token stays', async () => {
  kept['userToken'] = customer;
  kept['token'] = customer;
  kept['ownerToken'] = owner;
  await ask('customer', () => 'UNAUTHENTICATED');
  expect(readSession()).toMatchObject({ customer: null, owner: { id: 's1' } });
  expect(kept).not.toHaveProperty('token');
});
