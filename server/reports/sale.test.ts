import { expect, test } from 'vitest';
import { OrderSource } from '../orders/order.entity';
import { OrderStatus } from '../orders/order-status';
import { paidAt, refundedAt, soldAt, type OrderFacts } from './sale';

const order = (source: keyof typeof OrderSource, status: keyof typeof OrderStatus): OrderFacts => ({
  id: 'o',
  token: 'K7MQ2X',
  source: OrderSource[source],
  status: OrderStatus[status],
  createdAt: 1000,
  statusAt: 2000,
  linesCents: 650,
  feeCents: source === 'ONLINE' ? 29 : 0,
});

test.each(['PREPARING', 'READY', 'COLLECTED', 'NO_SHOW'] as const)(
  'paid online and %s, an order is sold as placed',
  (status) => {
    expect(soldAt(order('ONLINE', status))).toBe(1000);
    expect(refundedAt(order('ONLINE', status))).toBeNull();
  },
);

test('called off, what was paid online went back and was paid all the same', () => {
  const cancelled = order('ONLINE', 'CANCELLED');
  expect([paidAt(cancelled), refundedAt(cancelled), soldAt(cancelled)]).toEqual([1000, 2000, null]);
});

test('at the counter an order is sold when it is handed over, and only then', () => {
  expect(soldAt(order('COUNTER', 'COLLECTED'))).toBe(2000);
  for (const status of ['PREPARING', 'READY', 'NO_SHOW', 'CANCELLED'] as const) {
    expect(paidAt(order('COUNTER', status))).toBeNull();
    expect(refundedAt(order('COUNTER', status))).toBeNull();
  }
});
