import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { OrdersPageDocument } from '../../../graphql/generated/customer/orders';
import { BoardPageDocument } from '../../../graphql/generated/owner/board';
import { SessionCheckDocument } from '../../../graphql/generated/shared/session';
import { cartOf } from '../../support/ordering';
import { createAttemptLimiter } from '../../../server/accounts/sign-in/attempt-limiter';
import { createRoutesFixtures, CALLERS } from '../../support/routes-fixtures';
import { EVERYWHERE } from '../../support/forged-tokens';
import { OPERATIONS, LEAVING, STREAMS } from '../../support/graphql-operations';
import { rest } from '../../support/rest';
import { announce, listen } from '../../support/subscriptions';
import { eventually } from '../../support/ordering';
import { aCustomer, aGuest, aShop, graphql, type Somebody } from '../../support/fixtures';

const at = await createRoutesFixtures();
const { fakes } = at;
afterAll(() => at.fixtures.stop());
// Everybody comes from the same address: each field begins with its attempts unspent.
beforeEach(() => {
  at.fixtures.product.parts.limiter = createAttemptLimiter();
});

/** An operation with the facts it names. */
const filled = (operation: string) =>
  operation.replace(/\$(\w+)/g, (_, name: string) => JSON.stringify(at.facts[name]));

/** The answer’s type for a union, « allowed » for anything else, or the word of the error. */
async function verdict(token: string | null, operation: string): Promise<string> {
  const query = filled(operation);
  const { body } = await rest(at.fixtures, 'POST', '/graphql', { ...(token && { token }), body: { query } });
  const { data, errors } = body as {
    data?: Record<string, { __typename?: string } | null>;
    errors?: { message: string; extensions: { code: string } }[];
  };
  if (errors?.[0])
    return errors[0].extensions.code === 'GRAPHQL_VALIDATION_FAILED' ? errors[0].message : errors[0].extensions.code;
  const [answer] = Object.values(data ?? {});
  return answer?.__typename ?? 'allowed';
}

/** The fakes that would open most if they were believed. */
const dangerous = (answers: string[]) => (/FORBIDDEN|NOT_FOUND/.test(answers[4] ?? '') ? fakes.customer : fakes.owner);
const by = (names: readonly string[], answers: readonly (string | undefined)[]) =>
  Object.fromEntries(names.map((name, index) => [name, answers[index]]));

const order = async () =>
  (await at.fixtures.product.pool.query<object>('select * from orders where id = $1', [at.facts['order']])).rows;

describe('over GraphQL', () => {
  test('the authorization table lists every operation of the schema', () => {
    const schema = buildSchema(readFileSync('graphql/schema.graphql', 'utf8'));
    const operations = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    );
    const known = [...OPERATIONS, ...LEAVING, ...STREAMS].map(([operation]) => /\{ (\w+)/.exec(operation)?.[1]);
    expect([...new Set(known)].sort()).toEqual(operations.sort());
  });

  test.each(OPERATIONS)('%s', async (operation, answers) => {
    const before = await order();
    const given: string[] = [];
    for (const token of at.tokens) given.push(await verdict(token, operation));
    expect(by(CALLERS, given)).toEqual(by(CALLERS, answers));
    if (!/announceArrival|markOrdersSeen|cancelMyOrder/.test(operation)) expect(await order()).toEqual(before);
    // That its money is on its way back is announced with the order too.
    const waiting = `select 1 from refund where state = 'PENDING'`;
    await eventually(
      'refunds are carried out',
      async () => (await at.fixtures.product.pool.query(waiting)).rowCount === 0,
    );
  });

  test.each([...OPERATIONS, ...LEAVING])('a forged token is treated like no token: %s', async (operation, answers) => {
    const before = await order();
    const fakes = dangerous(answers);
    const given = await Promise.all(
      EVERYWHERE.map(async (fault) => [fault, await verdict(fakes[fault] ?? '', operation)]),
    );
    expect(given.filter(([, one]) => one !== answers[0] && one !== 'TooManyTries')).toEqual([]);
    expect(await order()).toEqual(before);
  });

  test('forged tokens of every kind give no session', async () => {
    for (const token of [...Object.values(fakes.customer), ...Object.values(fakes.owner)])
      expect(await graphql(at.fixtures, token, SessionCheckDocument)).toEqual({ viewer: null });
  });

  test.each(LEAVING)('%s', async (operation, answers) => {
    const { fixtures } = at;
    const people = [aCustomer, aCustomer, aShop, aShop, aGuest].map((someone) => someone(fixtures));
    const given: string[] = [];
    for (const token of [null, ...(await Promise.all(people)).map(({ token }) => token)])
      given.push(await verdict(token, operation));
    expect(given).toEqual(answers);
    // Nobody else was signed out by it.
    for (const { token } of [at.customer, at.stranger, at.rival, at.shop, at.guest])
      expect(await graphql(fixtures, token, SessionCheckDocument)).toMatchObject({ viewer: { __typename: 'Account' } });
  });

  test('an order can be marked as seen only by its own shop', async () => {
    await at.fixtures.product.pool.query('update orders set seen_at = null');
    await verdict(at.rival.token, 'mutation { markOrdersSeen(orderIds: [$order]) }');
    expect(await order()).toMatchObject([{ seen_at: null }]);
    await verdict(at.shop.token, 'mutation { markOrdersSeen(orderIds: [$order]) }');
    expect(await order()).toMatchObject([{ seen_at: expect.any(String) }]);
  });

  test('customers and shops see only their own carts and orders', async () => {
    const { fixtures } = at;
    const seen = async ({ token }: Somebody) => {
      const { orders } = (await graphql(fixtures, token, OrdersPageDocument)).orderHistory;
      const { lines } = await cartOf(fixtures, { token }, at.shop.id);
      return [orders.length, lines.map(({ note }) => note).filter(Boolean)];
    };
    expect(await seen(at.customer)).toEqual([1, ['Encore un']]);
    for (const other of [at.stranger, at.rival, at.shop, at.guest]) expect(await seen(other)).toEqual([0, []]);
    const board = async ({ token }: Somebody) => (await graphql(fixtures, token, BoardPageDocument)).boardOrders.length;
    expect([await board(at.shop), await board(at.rival)]).toEqual([1, 0]);
  });
});

describe('authorization of GraphQL subscriptions', () => {
  test.each(STREAMS)('%s', async (operation, answers) => {
    const { fixtures, facts } = at;
    const streams = at.tokens.map((token) => listen(fixtures, token, filled(operation)));
    const forged = Object.values(dangerous(answers)).map((token) => listen(fixtures, token, filled(operation)));
    await eventually('whoever hears something heard it', async () => {
      await announce(fixtures, String(facts['order']));
      return (
        streams.every(({ heard }, index) => answers[index] === 'silence' || heard.length > 0) &&
        forged.every(({ heard }) => heard.length > 0)
      );
    });
    expect(streams.map(({ heard }) => heard[0] ?? 'silence')).toEqual(answers);
    expect(new Set(forged.flatMap(({ heard }) => heard))).toEqual(new Set([answers[0]]));
    await Promise.all([...streams, ...forged].map(({ close }) => close()));
  });
});
