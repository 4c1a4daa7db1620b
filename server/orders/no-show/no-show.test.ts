import { describe, expect, test } from 'vitest';
import { contestableUntil, noShowFrom } from './no-show';
import { OrderStatus } from '../order-status';

const at = (time: string) => new Date(`2026-11-24T${time}:00Z`);
const window = { startsAt: at('12:00'), endsAt: at('12:15') };

describe('noShowFrom', () => {
  test.each([OrderStatus.PREPARING, OrderStatus.READY])(
    'a no-show can be marked from the end of the window plus the grace period for an order that is %s',
    (status) => {
      expect(noShowFrom({ status, window }, 10)).toEqual(at('12:25'));
      expect(noShowFrom({ status, window }, 0)).toEqual(at('12:15'));
    },
  );

  test('the grace period before a no-show is added to the instant of a window that ends after midnight', () => {
    const overMidnight = { startsAt: at('23:45'), endsAt: new Date('2026-11-25T00:00:00Z') };
    expect(noShowFrom({ status: OrderStatus.READY, window: overMidnight }, 120)).toEqual(
      new Date('2026-11-25T02:00:00Z'),
    );
  });

  test('noShowFrom is null for an order that has ended', () => {
    for (const status of [OrderStatus.COLLECTED, OrderStatus.CANCELLED, OrderStatus.NO_SHOW])
      expect(noShowFrom({ status, window }, 10)).toBeNull();
  });
});

test('only a no-show can be contested, and only for 24 hours', () => {
  const missed = { status: OrderStatus.NO_SHOW, statusAt: at('12:00') };
  expect(contestableUntil(missed, new Date('2026-11-25T11:59:59Z'))).toEqual(new Date('2026-11-25T12:00:00Z'));
  expect(contestableUntil(missed, new Date('2026-11-25T12:00:00Z'))).toBeNull();
  expect(contestableUntil({ ...missed, status: OrderStatus.COLLECTED }, at('12:00'))).toBeNull();
});
