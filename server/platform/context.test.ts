import 'reflect-metadata';
import { expect, test } from 'vitest';
import { createContext, createServices } from './context';
import type { Parts } from './parts';

test('a request creates only the services it uses, with their dependencies, once each', () => {
  const asked: string[] = [];
  const parts = {
    em: { fork: () => ({}) },
    gateway: {
      get livemode() {
        asked.push('settlement');
        return false;
      },
    },
    mailFoot: {
      get publicUrl() {
        asked.push('payouts');
        return '';
      },
    },
  } as unknown as Parts;
  const services = createServices(parts);
  const { menus, orders } = services;
  expect([menus, orders, asked]).toEqual([expect.any(Object), expect.any(Object), []]);
  expect(services.placement).toBe(services.placement);
  expect(services.housekeeping).toBeDefined();
  expect(asked).toEqual(['settlement']);
  expect(services.paymentNews).toBeDefined();
  expect(asked).toEqual(['settlement', 'payouts']);
});

test('each request has its own services, entity manager and client address', async () => {
  const parts = { em: { fork: () => ({}) }, mailFoot: {}, principalOf: async () => null } as unknown as Parts;
  const [one, other] = [await createContext(parts, undefined, 'here'), await createContext(parts, undefined, 'there')];
  expect(one.menus).not.toBe(other.menus);
  expect(one.em).not.toBe(other.em);
  expect([one.address, other.address]).toEqual(['here', 'there']);
});
