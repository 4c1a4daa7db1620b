import { describe, expect, test } from 'vitest';
import { cancellableUntil } from './cancellation';
import { OrderStatus } from '../order-status';

const noon = new Date('2026-11-24T11:00:00Z');
const order = (status = OrderStatus.PREPARING) => ({ status, window: { startsAt: noon } });
const takes = (preparationMinutes: number) => ({ preparationMinutes });
const at = (time: string) => new Date(`2026-11-24T${time}Z`);

describe('cancellation by the customer', () => {
  test('a customer may cancel until the shop has to begin the preparation', () => {
    expect(cancellableUntil(order(), takes(20))).toEqual(at('10:40:00'));
    expect(cancellableUntil(order(), takes(0))).toEqual(noon);
  });

  test('a customer’s deadline to cancel is earlier by a delay that is in force when preparation would begin', () => {
    const delayed = (until: string) => ({ ...takes(20), delayMinutes: 10, delayUntil: at(until) });
    expect(cancellableUntil(order(), delayed('10:40:01'))).toEqual(at('10:30:00'));
    expect(cancellableUntil(order(), delayed('10:40:00'))).toEqual(at('10:40:00'));
  });

  test.each([OrderStatus.READY, OrderStatus.COLLECTED, OrderStatus.NO_SHOW, OrderStatus.CANCELLED])(
    'a customer may never cancel an order that is %s, however early',
    (status) => expect(cancellableUntil(order(status), takes(20))).toBeNull(),
  );

  test('a customer’s deadline to cancel is computed in instants, unaffected by the night the clocks go back', () => {
    const startsAt = new Date('2026-10-25T01:15:00Z');
    expect(cancellableUntil({ status: OrderStatus.PREPARING, window: { startsAt } }, takes(30))).toEqual(
      new Date('2026-10-25T00:45:00Z'),
    );
  });
});
