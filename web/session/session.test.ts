import { beforeEach, expect, test, vi } from 'vitest';
import { tokenOf as token } from '../../.storybook/results/people';
import { stubLocalStorage } from '../../tests/support/browser-storage';
import { confirmToken, customerId, discardUnreadableToken, endsSoon } from './session';
import { onSessionChange, readSession, signIn, signOut } from './session';

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600;

const customerToken = token({ userId: 'c1', exp: NOW / 1000 + HOUR });
const ownerToken = token({ id: 's1', ownerId: 's1', restaurantId: 's1', exp: NOW / 1000 + HOUR });

beforeEach(() => {
  stubLocalStorage();
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() });
  vi.useFakeTimers({ now: NOW });
});

const stored = () => ['userToken', 'token'].map((key) => localStorage.getItem(key));

test('signing in and out writes and removes both userToken and token', () => {
  signIn('customer', customerToken);
  expect(stored()).toEqual([customerToken, customerToken]);
  signOut('customer');
  expect(stored()).toEqual([null, null]);
});

test('the customer id is the customer’s, else the shop’s, else null', () => {
  expect(customerId()).toBeNull();
  signIn('owner', ownerToken);
  expect(customerId()).toBe('s1');
  signIn('customer', customerToken);
  expect(customerId()).toBe('c1');
});

test('an owner token may name the shop as id, restaurantId or ownerId', () => {
  for (const claims of [{ id: 's2' }, { restaurantId: 's2' }, { ownerId: 's2' }]) {
    localStorage.setItem('ownerToken', token(claims));
    expect(readSession().owner?.id).toBe('s2');
  }
});

test.each(['', 'nonsense', 'a.b.c', token({}), token({ userId: 7 }), token([])])(
  'the stored token « %s », or the key token alone, gives no session',
  (text) => {
    localStorage.setItem('token', customerToken);
    for (const key of ['userToken', 'ownerToken']) localStorage.setItem(key, text);
    expect(readSession()).toEqual({ customer: null, owner: null });
  },
);

test('an expired token looks expired until the server has confirmed it', () => {
  const old = token({ userId: 'c1', exp: NOW / 1000 - HOUR });
  localStorage.setItem('userToken', old);
  expect(readSession().customer?.looksExpired).toBe(true);
  confirmToken(old);
  expect(readSession().customer?.looksExpired).toBe(false);
});

test('a session ends soon during its last hour, and never when its end is unknown', () => {
  signIn('owner', ownerToken);
  const { owner } = readSession();
  expect(owner && [endsSoon(owner, NOW - 1), endsSoon(owner, NOW + 1)]).toEqual([false, true]);
  expect(endsSoon({ token: '', id: 's1', isGuest: false, looksExpired: false })).toBe(false);
});

test('the session object stays identical until it changes, and listeners are notified of changes', () => {
  const heard = vi.fn();
  const stop = onSessionChange(heard);
  const before = readSession();
  expect(readSession()).toBe(before);
  signIn('customer', customerToken);
  expect(heard).toHaveBeenCalledOnce();
  expect(readSession()).not.toBe(before);
  stop();
  signOut('customer');
  expect(heard).toHaveBeenCalledOnce();
});

test('an unreadable customer token is discarded and logged, and a valid one is kept', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  discardUnreadableToken();
  signIn('customer', customerToken);
  discardUnreadableToken();
  expect(stored()).toEqual([customerToken, customerToken]);
  expect(log).not.toHaveBeenCalled();
  for (const key of ['userToken', 'token']) localStorage.setItem(key, 'no.token.at-all');
  discardUnreadableToken();
  expect(stored()).toEqual([null, null]);
  expect(log.mock.calls).toEqual([['What is kept as userToken is no token.']]);
});

test('no session exists and nothing throws when storage is unavailable', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => signIn('customer', customerToken)).not.toThrow();
  expect(readSession()).toEqual({ customer: null, owner: null });
});
