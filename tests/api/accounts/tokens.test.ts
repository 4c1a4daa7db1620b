import { expect, test } from 'vitest';
import { Role } from '../../../server/accounts/account.entity';
import { ownFixtures } from '../../support/own-fixtures';
import { announce, listen } from '../../support/subscriptions';
import { anOrder, eventually } from '../../support/ordering';
import { aCustomer, anItem, aShop, graphql } from '../../support/fixtures';

const fixtures = await ownFixtures();
const shop = await aShop(fixtures);
const customer = await aCustomer(fixtures);

/** What a token opens: over GraphQL, over REST, and whom it proves. */
async function opens(token: string) {
  const { viewer } = await graphql(fixtures, token, '{ viewer { id } }');
  const headers = { authorization: `Bearer ${token}` };
  const { status } = await fetch(`${fixtures.base}/api/orders/user/${customer.id}`, { headers });
  const answered = await graphql(fixtures, token, '{ myOrders { id } }').then(
    () => 'allowed',
    (error: unknown) => /"code":"(\w+)"/.exec(String(error))?.[1],
  );
  return [answered, status, viewer];
}

test('raising the account’s token version invalidates every session token at once', async () => {
  const leaving = await aCustomer(fixtures);
  expect(await opens(leaving.token)).toEqual(['allowed', 403, { id: leaving.id }]);
  await fixtures.sql('update account set token_version = token_version + 1 where id = $1', leaving.id);
  expect(await opens(leaving.token)).toEqual(['UNAUTHENTICATED', 401, null]);
  const renewed = fixtures.product.parts.tokens.issue({ id: leaving.id, role: Role.CUSTOMER, version: 1 });
  expect(await opens(renewed)).toEqual(['allowed', 403, { id: leaving.id }]);
});

test('an open subscription is closed with code 4403 as soon as its account is signed out everywhere', async () => {
  const item = await anItem(fixtures, shop.id, { priceCents: 650 });
  const { id } = await anOrder(fixtures, customer, shop.id, { itemId: item });

  const stream = listen(fixtures, shop.token, 'subscription { boardChanged { orders { token } } }');
  await eventually('the board stands', async () => stream.heard.length === 1);
  await announce(fixtures, id);
  await eventually('the board hears', async () => stream.heard.length === 2);
  await fixtures.sql('update account set token_version = 1 where id = $1', shop.id);
  // At once, not with the next news of an order.
  await eventually('the socket is closed', async () => stream.closed.length > 0);
  expect(stream.closed).toEqual([4403]);
  const again = listen(fixtures, shop.token, 'subscription { boardChanged { orders { token } } }');
  await eventually('it is refused', async () => again.heard.length > 0);
  expect(again.heard).toEqual(['UNAUTHENTICATED']);
  await fixtures.sql('update account set token_version = 0 where id = $1', shop.id);
  await stream.close();
  await again.close();
});

test.each(['Bearer', 'Bearer ', 'Bearer null', 'Bearer undefined', 'Basic abc', 'Bearer a b', ''])(
  'the Authorization header « %s » opens nothing private and still allows public requests',
  async (authorization) => {
    const call = (path: string) => fetch(`${fixtures.base}${path}`, { headers: { authorization } });
    expect((await call(`/api/items/${shop.id}`)).status).toBe(200);
    expect((await call(`/api/orders/user/${customer.id}`)).status).toBe(401);
  },
);

test.each([
  ['a query', '{ now }', 'BAD_USER_INPUT'],
  ['a mutation', 'mutation { markOrdersSeen(orderIds: []) }', 'BAD_USER_INPUT'],
  ['a question about the schema', '{ __schema { types { name } } }', 'BAD_USER_INPUT'],
  ['what the schema does not know', 'subscription { everything }', 'GRAPHQL_VALIDATION_FAILED'],
])('the WebSocket refuses %s with an error code', async (_what, query, code) => {
  const stream = listen(fixtures, shop.token, query);
  await eventually('an answer', async () => stream.heard.length > 0);
  expect(stream.heard).toEqual([code]);
  await stream.close();
});
