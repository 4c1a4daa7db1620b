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
  test.each<[string, Principal, string]>([
    ['somebody signed in', customer, 'allowed'],
    ['an owner', owner, 'allowed'],
    ['anybody', null, 'UNAUTHENTICATED'],
  ])('a sign-in is required: %s', (_name, principal, expected) => {
    expect(verdict(() => requireSignedIn(principal))).toBe(expected);
  });

  test.each<[string, Principal, string]>([
    ['a customer', customer, 'allowed'],
    ['an owner', owner, 'allowed'],
    ['a guest', guest, 'FORBIDDEN'],
    ['anybody', null, 'UNAUTHENTICATED'],
  ])('an account is required: %s', (_name, principal, expected) => {
    expect(verdict(() => requireAccount(principal))).toBe(expected);
  });

  test.each<[string, Principal, string | undefined, string]>([
    ['a customer, for himself', customer, undefined, 'allowed'],
    ['a customer naming himself', customer, 'customer', 'allowed'],
    ['a customer naming another', customer, 'other customer', 'FORBIDDEN'],
    ['a customer naming nobody', customer, '', 'FORBIDDEN'],
    ['an owner, who may order too', owner, 'shop', 'allowed'],
    ['an owner naming a customer', owner, 'customer', 'FORBIDDEN'],
    ['a guest, who orders for himself', guest, 'guest', 'allowed'],
    ['a guest naming a customer', guest, 'customer', 'FORBIDDEN'],
    ['anybody', null, undefined, 'UNAUTHENTICATED'],
    ['anybody naming a customer', null, 'customer', 'UNAUTHENTICATED'],
  ])('a customer is required: %s', (_name, principal, named, expected) => {
    expect(verdict(() => requireCustomer(principal, named))).toBe(expected);
  });

  test.each<[string, Principal, string | undefined, string]>([
    ['the owner', owner, undefined, 'allowed'],
    ['the owner naming the shop', owner, 'shop', 'allowed'],
    ['the owner naming another shop', owner, 'other shop', 'FORBIDDEN'],
    ['another owner', otherOwner, 'shop', 'FORBIDDEN'],
    ['a customer', customer, undefined, 'FORBIDDEN'],
    ['a customer naming a shop', customer, 'shop', 'FORBIDDEN'],
    ['a guest', guest, undefined, 'FORBIDDEN'],
    ['a customer with the id of a shop', customerNamedLikeShop, 'shop', 'FORBIDDEN'],
    ['anybody', null, 'shop', 'UNAUTHENTICATED'],
  ])('the shop’s owner is required: %s', (_name, principal, named, expected) => {
    expect(verdict(() => ownShopId(principal, named))).toBe(expected);
  });

  const online = { customerId: 'customer', shopId: 'shop' };
  const counter = { customerId: null, shopId: 'shop' };
  test.each<[string, Principal, typeof online | typeof counter, string]>([
    ['its customer', customer, online, 'allowed'],
    ['its shop', owner, online, 'allowed'],
    ['another customer', otherCustomer, online, 'NOT_FOUND'],
    ['another shop', otherOwner, online, 'NOT_FOUND'],
    ['a customer with the id of the shop', customerNamedLikeShop, online, 'NOT_FOUND'],
    ['anybody', null, online, 'UNAUTHENTICATED'],
    ['the shop that took it at the counter', owner, counter, 'allowed'],
    ['a customer, of an order taken at the counter', customer, counter, 'NOT_FOUND'],
    ['an owner who ordered elsewhere', owner, { customerId: 'shop', shopId: 'other shop' }, 'allowed'],
  ])('a party to the order is required: %s', (_name, principal, parties, expected) => {
    expect(verdict(() => requireParty(principal, parties))).toBe(expected);
  });
});

test('access checks return the caller’s id, so that services need not read it from the request body', () => {
  expect([requireSignedIn(owner), requireCustomer(customer, 'customer'), ownShopId(owner)]).toEqual([
    'shop',
    'customer',
    'shop',
  ]);
});
