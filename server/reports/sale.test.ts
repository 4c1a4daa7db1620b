import { expect, test } from 'vitest';
import { OrderSource } from '../orders/order.entity';
import { OrderStatus } from '../orders/order-status';
import { paidAt, refundedAt, soldAt, type OrderFacts } from './sale';

const order = (source: keyof typeof OrderSource, status: keyof typeof OrderStatus): OrderFacts => ({
  ...{ id: 'o', token: 'K7MQ2X', source: OrderSource[source], status: OrderStatus[status] },
  ...{ createdAt: 1000, statusAt: 2000, linesCents: 650, feeCents: source === 'ONLINE' ? 29 : 0 },
});

test.each(['PREPARING', 'READY', 'COLLECTED', 'NO_SHOW'] as const)(
  'an online order that is %s counts as sold at the time it was placed',
  (status) => {
    expect(soldAt(order('ONLINE', status))).toBe(1000);
    expect(refundedAt(order('ONLINE', status))).toBeNull();
  },
);

test('a cancelled online order counts as paid and refunded, but not as sold', () => {
  const cancelled = order('ONLINE', 'CANCELLED');
  expect([paidAt(cancelled), refundedAt(cancelled), soldAt(cancelled)]).toEqual([1000, 2000, null]);
});

test('a counter order counts as sold only when it is handed over', () => {
  expect(soldAt(order('COUNTER', 'COLLECTED'))).toBe(2000);
  for (const status of ['PREPARING', 'READY', 'NO_SHOW', 'CANCELLED'] as const) {
    expect(paidAt(order('COUNTER', status))).toBeNull();
    expect(refundedAt(order('COUNTER', status))).toBeNull();
  }
});
