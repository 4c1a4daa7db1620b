import { expect, test } from 'vitest';
import { createServices, type Parts } from './context';

test('a request builds the services it uses, with what they need, once each, and no others', () => {
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
