import { CombinedGraphQLErrors, type ApolloClient } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubLocalStorage } from '../../tests/support/browser-storage';
import { choosing, selecting } from '../../tests/support/options';
import * as device from './device-cart';
import { endJoin, joinDeviceCarts, startJoin } from './join-device-carts';
import { NetworkLoss } from '../page/faults';

const { changeDeviceCart, deviceCarts, lineIdOf, linesOf, saveComposed, setDeviceLine, storedCart } = device;
let announced: number;

beforeEach(() => {
  announced = 0;
  stubLocalStorage();
  vi.stubGlobal('window', { dispatchEvent: () => announced++ });
  vi.stubGlobal('StorageEvent', class {});
});
afterEach(() => vi.unstubAllGlobals());

const quantities = () => linesOf(storedCart('s1')).map(({ itemId, quantity }) => [itemId, quantity]);

test('a device cart counts pieces by item and is removed with its last piece', () => {
  for (const by of [1, 1, -1] as const) changeDeviceCart('s1', 'croissant', by);
  changeDeviceCart('s1', 'baguette', 1);
  expect(quantities().join()).toBe('croissant,1,baguette,1');
  changeDeviceCart('s1', 'baguette', -1);
  changeDeviceCart('s1', 'croissant', -1);
  changeDeviceCart('s1', 'croissant', -1);
  expect(storedCart('s1')).toBeNull();
  expect(announced).toBe(7);
});

test('a device cart is limited to 99 pieces a line and 60 lines', () => {
  for (let piece = 0; piece < 120; piece++) changeDeviceCart('s1', 'croissant', 1);
  for (let item = 0; item < 70; item++) changeDeviceCart('s1', `item ${item}`, 1);
  expect(quantities()[0]).toEqual(['croissant', 99]);
  expect(quantities()).toHaveLength(60);
});

test('equal compositions in a device cart form one line that can be changed separately', () => {
  const kebab = { itemId: 'kebab', quantity: 1, unitCents: 850, choices: choosing({ meats: 'Poulet' }), note: '' };
  for (const note of ['', '', 'Bien cuit']) expect(saveComposed('s1', { ...kebab, note })).toBe(true);
  setDeviceLine('s1', lineIdOf({ ...kebab, note: 'Bien cuit' }), 4);
  expect(quantities().join()).toBe('kebab,2,kebab,4');
  setDeviceLine('s1', lineIdOf(kebab), 0);
  expect(quantities()).toEqual([['kebab', 4]]);
});

test('device carts are listed by shop', () => {
  changeDeviceCart('s1', 'croissant', 1);
  changeDeviceCart('s2', 'pizza', 1);
  expect(deviceCarts()).toMatchObject([
    { shopId: 's1', lines: [{ itemId: 'croissant', quantity: 1 }] },
    { shopId: 's2', lines: [{ itemId: 'pizza', quantity: 1 }] },
  ]);
  device.forgetDeviceCart('s1');
  expect(deviceCarts()).toHaveLength(1);
});

describe('joining a device cart', () => {
  beforeEach(() => changeDeviceCart('s1', 'croissant', 1));
  const begin = () => startJoin('s1') ?? expect.fail('nothing to join');

  /** An account that adds each cart id once, as the server does. */
  function anAccount(meanwhile: (() => void)[]) {
    const cart = new Map<string, number>();
    const seen = new Set<string>();
    const mutate = ({ variables: { input } }: { variables: { input: NonNullable<ReturnType<typeof startJoin>> } }) => {
      if (!seen.has(input.cartId))
        for (const { itemId, quantity } of input.lines) cart.set(itemId, (cart.get(itemId) ?? 0) + quantity);
      seen.add(input.cartId);
      const step = meanwhile.shift();
      return Promise.resolve().then(() => {
        step?.();
        return { data: { joinCart: { changes: [] } } };
      });
    };
    return { cart, client: { mutate } as unknown as ApolloClient };
  }
  const lost = () => {
    throw new NetworkLoss();
  };

  test.each([
    ['the same item', 'croissant', { croissant: 2 }],
    ['another item', 'baguette', { croissant: 1, baguette: 1 }],
  ])('joins %s added before the answer under a new cart id', async (_what, itemId, expected) => {
    const { cart, client } = anAccount([() => changeDeviceCart('s1', itemId, 1)]);
    await joinDeviceCarts(client, 's1');
    expect(Object.fromEntries(cart)).toEqual(expected);
    expect(storedCart('s1')).toBeNull();
  });

  test('adds no piece twice when the answer is lost and pieces are added before the retry', async () => {
    const { cart, client } = anAccount([lost]);
    await expect(joinDeviceCarts(client, 's1')).rejects.toThrow(NetworkLoss);
    changeDeviceCart('s1', 'croissant', 1);
    await joinDeviceCarts(client, 's1');
    expect(cart.get('croissant')).toBe(2);
    expect(storedCart('s1')).toBeNull();
  });

  test('reuses the cart id when the page was closed before the answer, also for a cart stored without one', () => {
    localStorage.setItem('cart:s1', JSON.stringify({ lines: [{ itemId: 'croissant', quantity: 1 }] }));
    const sent = startJoin('s1');
    changeDeviceCart('s1', 'baguette', 1);
    expect(startJoin('s1')).toEqual(sent);
  });

  test('keeps the pieces added in a second tab when both tabs receive an answer', () => {
    const [one, other] = [begin(), begin()];
    expect(other).toEqual(one);
    changeDeviceCart('s1', 'croissant', 1);
    endJoin('s1', one, true);
    endJoin('s1', other, true);
    expect(quantities()).toEqual([['croissant', 1]]);
    expect(startJoin('s1')?.cartId).not.toBe(one.cartId);
  });

  test('removes what was sent when the device cart is emptied before the answer', () => {
    const sent = begin();
    changeDeviceCart('s1', 'croissant', -1);
    changeDeviceCart('s1', 'baguette', 1);
    endJoin('s1', sent, true);
    expect(quantities()).toEqual([['baguette', 1]]);
  });

  test('sends the current device cart after a refusal', () => {
    endJoin('s1', begin(), false);
    changeDeviceCart('s1', 'croissant', 1);
    expect(startJoin('s1')?.lines).toEqual([{ itemId: 'croissant', quantity: 2 }]);
  });

  test('sends choices by name, and those that an earlier version stored as a choice that is not offered', async () => {
    const kebab = { itemId: 'kebab', quantity: 1, unitCents: 850, note: 'Bien cuit' };
    const former = { ...kebab, selections: { meats: ['Poulet'], size: null } };
    const lines = [{ ...kebab, choices: choosing({ meats: 'Poulet', fries: 'Frites' }) }, former];
    localStorage.setItem('cart:s1', JSON.stringify({ lines }));
    const mutate = vi.fn(() => Promise.resolve({ data: { joinCart: { changes: [] } } }));
    await joinDeviceCarts({ mutate } as unknown as ApolloClient, 's1');
    const sent = [selecting({ meats: 'Poulet', fries: 'Frites' }), [{ groupId: '', optionId: '' }]];
    const input = { shopId: 's1', lines: sent.map((selections) => ({ ...kebab, selections })) };
    expect(mutate).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ variables: { input: expect.objectContaining(input) as unknown } }),
    );
  });

  test('a device cart without a date does not become the newest one', () => {
    changeDeviceCart('s2', 'pizza', 1);
    localStorage.setItem('cart:s1', JSON.stringify({ lines: [{ itemId: 'croissant', quantity: 1 }] }));
    startJoin('s1');
    expect(device.deviceCartsHref()).toBe('/commander/s2');
  });
});

test('a device cart is dropped when its shop is gone, and stays when the server rejects it, without blocking others', async () => {
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
])('the stored device cart « %s » contains no valid line', (stored) => expect(linesOf(stored)).toEqual([]));
