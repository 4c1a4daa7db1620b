import 'reflect-metadata';
import { describe, expect, test } from 'vitest';
import { Fault } from '../errors';
import { Role } from './account.entity';
import { requireAccount, requireCustomer, ownShopId, requireParty, requireSignedIn, type Principal } from './principal';

const customer: Principal = { role: Role.CUSTOMER, id: 'customer' };
const otherCustomer: Principal = { role: Role.CUSTOMER, id: 'other customer' };
const owner: Principal = { role: Role.OWNER, id: 'shop' };
const otherOwner: Principal = { role: Role.OWNER, id: 'other shop' };
const guest: Principal = { role: Role.GUEST, id: 'guest' };
// Ids are unique in the system; if ever a customer had a shop's, the counter would still stay closed.
const customerNamedLikeShop: Principal = { role: Role.CUSTOMER, id: 'shop' };

/** « allowed », or the word of the fault. */
function verdict(check: () => unknown): string {
  try {
    check();
    return 'allowed';
  } catch (error) {
    return error instanceof Fault ? error.code : String(error);
  }
}

describe('access checks on the caller', () => {
  const online = { customerId: 'customer', shopId: 'shop' };
  const counter = { customerId: null, shopId: 'shop' };
  test.each<[required: string, of: string, check: () => unknown, expected: string]>([
    ['a sign-in', 'somebody signed in', () => requireSignedIn(customer), 'allowed'],
    ['a sign-in', 'an owner', () => requireSignedIn(owner), 'allowed'],
    ['a sign-in', 'anybody', () => requireSignedIn(null), 'UNAUTHENTICATED'],
    ['an account', 'a customer', () => requireAccount(customer), 'allowed'],
    ['an account', 'an owner', () => requireAccount(owner), 'allowed'],
    ['an account', 'a guest', () => requireAccount(guest), 'FORBIDDEN'],
    ['an account', 'anybody', () => requireAccount(null), 'UNAUTHENTICATED'],
    ['a customer', 'a customer, for himself', () => requireCustomer(customer), 'allowed'],
    ['a customer', 'a customer naming himself', () => requireCustomer(customer, 'customer'), 'allowed'],
    ['a customer', 'a customer naming another', () => requireCustomer(customer, 'other customer'), 'FORBIDDEN'],
    ['a customer', 'a customer naming nobody', () => requireCustomer(customer, ''), 'FORBIDDEN'],
    ['a customer', 'an owner, who may order too', () => requireCustomer(owner, 'shop'), 'allowed'],
    ['a customer', 'an owner naming a customer', () => requireCustomer(owner, 'customer'), 'FORBIDDEN'],
    ['a customer', 'a guest, who orders for himself', () => requireCustomer(guest, 'guest'), 'allowed'],
    ['a customer', 'a guest naming a customer', () => requireCustomer(guest, 'customer'), 'FORBIDDEN'],
    ['a customer', 'anybody', () => requireCustomer(null), 'UNAUTHENTICATED'],
    ['a customer', 'anybody naming a customer', () => requireCustomer(null, 'customer'), 'UNAUTHENTICATED'],
    ['the shop’s owner', 'the owner', () => ownShopId(owner), 'allowed'],
    ['the shop’s owner', 'the owner naming the shop', () => ownShopId(owner, 'shop'), 'allowed'],
    ['the shop’s owner', 'the owner naming another shop', () => ownShopId(owner, 'other shop'), 'FORBIDDEN'],
    ['the shop’s owner', 'another owner', () => ownShopId(otherOwner, 'shop'), 'FORBIDDEN'],
    ['the shop’s owner', 'a customer', () => ownShopId(customer), 'FORBIDDEN'],
    ['the shop’s owner', 'a customer naming a shop', () => ownShopId(customer, 'shop'), 'FORBIDDEN'],
    ['the shop’s owner', 'a guest', () => ownShopId(guest), 'FORBIDDEN'],
    ['the shop’s owner', 'a customer with the id of a shop', () => ownShopId(customerNamedLikeShop), 'FORBIDDEN'],
    ['the shop’s owner', 'anybody', () => ownShopId(null, 'shop'), 'UNAUTHENTICATED'],
    ['a party to the order', 'its customer', () => requireParty(customer, online), 'allowed'],
    ['a party to the order', 'its shop', () => requireParty(owner, online), 'allowed'],
    ['a party to the order', 'another customer', () => requireParty(otherCustomer, online), 'NOT_FOUND'],
    ['a party to the order', 'another shop', () => requireParty(otherOwner, online), 'NOT_FOUND'],
    ['a party to the order', 'one named like it', () => requireParty(customerNamedLikeShop, online), 'NOT_FOUND'],
    ['a party to the order', 'anybody', () => requireParty(null, online), 'UNAUTHENTICATED'],
    ['a party to the order', 'the shop, of its counter order', () => requireParty(owner, counter), 'allowed'],
    ['a party to the order', 'a customer, of a counter order', () => requireParty(customer, counter), 'NOT_FOUND'],
    [
      'a party to the order',
      'an owner who ordered elsewhere',
      () => requireParty(owner, { customerId: 'shop', shopId: 'other shop' }),
      'allowed',
    ],
  ])('%s is required of %s', (_required, _of, check, expected) => {
    expect(verdict(check)).toBe(expected);
  });
});

test('access checks return the caller’s id, so that services need not read it from the request body', () => {
  expect([requireSignedIn(owner), requireCustomer(customer, 'customer'), ownShopId(owner)]).toEqual([
    'shop',
    'customer',
    'shop',
  ]);
});
