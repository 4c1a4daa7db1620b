import { describe, expect, test } from 'vitest';
import { cancellableUntil, mayCancel } from './cancellation';
import { OrderStatus } from './order-status';

const noon = new Date('2026-11-24T11:00:00Z');
const order = (status = OrderStatus.PREPARING) => ({ status, window: { startsAt: noon } });
const at = (time: string) => new Date(`2026-11-24T${time}Z`);

describe('a customer may call an order off', () => {
  test('until the shop has to begin it', () => {
    expect(cancellableUntil(order(), 20)).toEqual(at('10:40:00'));
    expect(mayCancel(order(), 20, at('10:39:59.999'))).toBe(true);
    expect(mayCancel(order(), 20, at('10:40:00'))).toBe(false);
  });

  test('until the window where nothing has to be prepared', () => {
    expect(mayCancel(order(), 0, at('10:59:59'))).toBe(true);
    expect(mayCancel(order(), 0, at('11:00:00'))).toBe(false);
  });

  test.each([OrderStatus.READY, OrderStatus.COLLECTED, OrderStatus.NO_SHOW, OrderStatus.CANCELLED])(
    'never once it is %s, however early',
    (status) => {
      expect(cancellableUntil(order(status), 20)).toBeNull();
      expect(mayCancel(order(status), 20, at('08:00:00'))).toBe(false);
    },
  );

  test('by instants, so that the night the clocks go back moves nothing', () => {
    const startsAt = new Date('2026-10-25T01:15:00Z');
    expect(cancellableUntil({ status: OrderStatus.PREPARING, window: { startsAt } }, 30)).toEqual(
      new Date('2026-10-25T00:45:00Z'),
    );
  });
});
