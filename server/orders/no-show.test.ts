import { expect, test } from 'vitest';
import { contestableUntil, noShowFrom } from './no-show';
import { OrderStatus } from './order-status';
import { OrderSource } from './order.entity';

const at = (time: string) => new Date(`2026-11-24T${time}:00Z`);
const source = OrderSource.ONLINE;
const window = { startsAt: at('12:00'), endsAt: at('12:15') };

test.each([
  ['ready before its window', OrderStatus.READY, '11:50', '12:10'],
  ['ready late', OrderStatus.READY, '12:20', '12:30'],
  ['never ready', OrderStatus.PREPARING, '11:30', '12:15'],
])(
  'an order that is %s is missed ten minutes after it could be had, or after its window',
  (_how, status, since, from) => {
    expect(noShowFrom({ status, source, statusAt: at(since), window }, 10)).toEqual(at(from));
  },
);

test('an ended order is not missed', () => {
  for (const status of [OrderStatus.COLLECTED, OrderStatus.CANCELLED, OrderStatus.NO_SHOW])
    expect(noShowFrom({ status, source, statusAt: at('12:00'), window }, 10)).toBeNull();
});

test('only a no-show is contested, for 24 hours', () => {
  const missed = { status: OrderStatus.NO_SHOW, statusAt: at('12:00') };
  expect(contestableUntil(missed, new Date('2026-11-25T11:59:59Z'))).toEqual(new Date('2026-11-25T12:00:00Z'));
  expect(contestableUntil(missed, new Date('2026-11-25T12:00:00Z'))).toBeNull();
  expect(contestableUntil({ ...missed, status: OrderStatus.COLLECTED }, at('12:00'))).toBeNull();
});

test('whoever ordered at the counter is missed ten minutes later at the earliest', () => {
  const minute = { startsAt: at('12:00'), endsAt: at('12:01') };
  const made = { source: OrderSource.COUNTER, status: OrderStatus.PREPARING, statusAt: at('12:00'), window: minute };
  expect(noShowFrom(made, 10)).toEqual(at('12:10'));
});
