import { CombinedGraphQLErrors, type ApolloClient } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  changeDeviceCart,
  deviceCarts,
  forgetDeviceCart,
  keepComposed,
  lineIdOf,
  linesOf,
  setDeviceLine,
  storedCart,
} from './device-cart';
import { joinDeviceCarts } from './join-device-carts';

let announced: number;

beforeEach(() => {
  announced = 0;
  const kept: Record<string, string> = {};
  const hidden = (name: string, value: unknown) => Object.defineProperty(kept, name, { value });
  hidden('getItem', (key: string) => kept[key] ?? null);
  hidden('setItem', (key: string, text: string) => (kept[key] = text));
  hidden('removeItem', (key: string) => delete kept[key]);
  vi.stubGlobal('localStorage', kept);
  vi.stubGlobal('window', { dispatchEvent: () => announced++ });
  vi.stubGlobal('StorageEvent', class {});
});
afterEach(() => vi.unstubAllGlobals());

const quantities = () => linesOf(storedCart('s1')).map(({ itemId, quantity }) => [itemId, quantity]);

test('a device’s cart keeps pieces by item, and is gone with its last one', () => {
  for (const by of [1, 1, -1] as const) changeDeviceCart('s1', 'croissant', by);
  changeDeviceCart('s1', 'baguette', 1);
  expect(quantities()).toEqual([
    ['croissant', 1],
    ['baguette', 1],
  ]);
  changeDeviceCart('s1', 'baguette', -1);
  changeDeviceCart('s1', 'croissant', -1);
  changeDeviceCart('s1', 'croissant', -1);
  expect(storedCart('s1')).toBeNull();
  expect(announced).toBe(7);
});

test('a device’s cart has the limits of every cart: 99 pieces a line, 60 lines', () => {
  for (let piece = 0; piece < 120; piece++) changeDeviceCart('s1', 'croissant', 1);
  for (let item = 0; item < 70; item++) changeDeviceCart('s1', `item ${item}`, 1);
  expect(quantities()[0]).toEqual(['croissant', 99]);
  expect(quantities()).toHaveLength(60);
});

test('what is composed alike is one line, which can be counted and taken out by itself', () => {
  const kebab = { itemId: 'kebab', quantity: 1, unitCents: 850, selections: { meats: ['Poulet'] }, note: '' };
  for (const note of ['', '', 'Bien cuit']) expect(keepComposed('s1', { ...kebab, note })).toBe(true);
  setDeviceLine('s1', lineIdOf({ ...kebab, note: 'Bien cuit' }), 4);
  expect(quantities()).toEqual([
    ['kebab', 2],
    ['kebab', 4],
  ]);
  setDeviceLine('s1', lineIdOf(kebab), 0);
  expect(quantities()).toEqual([['kebab', 4]]);
});

test('a device’s carts are handed on by shop, each under one name until it is changed', () => {
  changeDeviceCart('s1', 'croissant', 1);
  const [first] = deviceCarts();
  expect(deviceCarts()).toEqual([first]);
  changeDeviceCart('s1', 'croissant', 1);
  changeDeviceCart('s2', 'pizza', 1);
  expect(deviceCarts()).toMatchObject([
    { shopId: 's1', lines: [{ itemId: 'croissant', quantity: 2 }] },
    { shopId: 's2', lines: [{ itemId: 'pizza', quantity: 1 }] },
  ]);
  expect(deviceCarts()[0]?.cartId).not.toBe(first?.cartId);
  forgetDeviceCart('s1');
  expect(deviceCarts()).toHaveLength(1);
});

test('only what a shop that left had is dropped; what a server does not take stays, and keeps no other cart', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const joining = (code: string, shopId?: string) => {
    const fault = new CombinedGraphQLErrors({ errors: [{ message: code, extensions: { code } }] });
    return joinDeviceCarts({ mutate: () => Promise.reject(fault) } as unknown as ApolloClient, shopId);
  };
  changeDeviceCart('s1', 'croissant', 1);
  await joining('BAD_USER_INPUT');
  await joining('BAD_USER_INPUT', 's2');
  expect(warn).toHaveBeenCalledTimes(2);
  await expect(joining('BAD_USER_INPUT', 's1')).rejects.toThrow('BAD_USER_INPUT');
  expect(quantities()).toEqual([['croissant', 1]]);
  await joining('NOT_FOUND', 's1');
  expect(storedCart('s1')).toBeNull();
});

test.each([
  '',
  '{',
  'null',
  '{"lines":3}',
  '{"lines":[null,{"itemId":"a"},{"itemId":"a","quantity":1.5},{"itemId":4,"quantity":1}]}',
])('what is kept as « %s » is no line', (stored) => expect(linesOf(stored)).toEqual([]));
