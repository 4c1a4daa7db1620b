import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  type GraphQLNamedType,
} from 'graphql';
import { expect, test } from 'vitest';
import { OPERATIONS, LEAVING, STREAMS } from '../support/graphql-operations';

const schema = buildSchema(readFileSync('graphql/schema.graphql', 'utf8'));
const ROOTS = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}),
);

/** Opened by the secret of a mailed link, which proves whose the order is, instead of a session. */
const BY_LINK = ['guestOrder', 'cancelGuestOrder', 'moveGuestOrder', 'contestGuestNoShow'];

/** Fields that let somebody of these callers in (by their place in CALLERS) at least once. */
function openTo(...callers: number[]): Set<string> {
  const shut = /^(UNAUTHENTICATED|FORBIDDEN)$/;
  const open = [...OPERATIONS, ...LEAVING, ...STREAMS].filter(([, answers]) =>
    callers.some((caller) => !shut.test(answers[caller] ?? '')),
  );
  const fields = open.map(([operation]) => /\{ (\w+)/.exec(operation)?.[1] ?? '');
  return new Set(fields.filter((field) => !BY_LINK.includes(field)));
}

/** Every object one can come to by following fields from some of those. */
function reachedFrom(fields: ReadonlySet<string>): string[] {
  const seen = new Set<string>();
  const follow = (type: GraphQLNamedType) => {
    if (!isCompositeType(type) || seen.has(type.name)) return;
    seen.add(type.name);
    if (isAbstractType(type)) schema.getPossibleTypes(type).forEach(follow);
    else for (const field of Object.values(type.getFields())) follow(getNamedType(field.type));
  };
  for (const { name, type } of ROOTS) if (fields.has(name)) follow(getNamedType(type));
  return [...seen].filter((name) => isObjectType(schema.getType(name))).sort();
}

/** What belongs to a shop behind its counter. */
const BEHIND_THE_COUNTER =
  /^(Own(?!erSession$)|Payout|Printer|AddedPrinter|Counter(?!Order)|Heard|Accounts|VatTotal|Stock|Report|DaySales|HourSales|ItemSales|Unclaimed)/;
/** What belongs to one customer. */
const OF_ONE_CUSTOMER = /^(Order(?!Window$|Moved$|UnderWay$)|Cart(?!Empty$|Full$)|Checkout|Cancellation)/;

test('public GraphQL fields reach no type of customers or owners', () => {
  const reached = reachedFrom(openTo(0));
  expect(reached).toContain('Shop');
  expect(reached.filter((name) => BEHIND_THE_COUNTER.test(name) || OF_ONE_CUSTOMER.test(name))).toEqual([]);
});

test('customers’ GraphQL fields reach no owner type', () => {
  const reached = reachedFrom(openTo(0, 1, 2));
  expect(reached).toEqual(expect.arrayContaining(['Order', 'Cart', 'Account']));
  expect(reached.filter((name) => BEHIND_THE_COUNTER.test(name))).toEqual([]);
});

test('GraphQL fields open to a guest’s link reach no account, cart, checkout or owner type', () => {
  const reached = reachedFrom(new Set(BY_LINK));
  expect(reached).toContain('Order');
  const more = reached.filter((name) => BEHIND_THE_COUNTER.test(name) || /^(Account|Session|Cart|Checkout)/.test(name));
  expect(more).toEqual([]);
});

test('only the signed-in account’s own GraphQL fields return Account', () => {
  const holders = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith('__')
      ? Object.values(type.getFields()).flatMap((field) =>
          getNamedType(field.type).name === 'Account' ? [`${type.name}.${field.name}`] : [],
        )
      : [],
  );
  expect(holders.sort()).toEqual([
    'Mutation.saveLanguage',
    'Mutation.saveMailPreference',
    'Mutation.saveProfile',
    'OwnerSession.account',
    'Query.viewer',
    'Session.account',
  ]);
});
