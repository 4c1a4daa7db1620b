import { describe, expect, test } from 'vitest';
import { cancellableUntil, contestableUntil, noShowFrom } from './order-deadlines';
import { OrderStatus } from './order-status';

const { PREPARING, READY, COLLECTED, CANCELLED, NO_SHOW } = OrderStatus;
const at = (time: string) => new Date(`2026-11-24T${time}Z`);
const window = { startsAt: at('12:00:00'), endsAt: at('12:15:00') };

describe('cancellation by the customer', () => {
  const takes = (preparationMinutes: number) => ({ preparationMinutes });

  test('a customer may cancel until the shop has to begin the preparation', () => {
    expect(cancellableUntil({ status: PREPARING, window }, takes(20))).toEqual(at('11:40:00'));
    expect(cancellableUntil({ status: PREPARING, window }, takes(0))).toEqual(window.startsAt);
  });

  test('a customer’s deadline to cancel is earlier by a delay that is in force when preparation would begin', () => {
    const delayed = (until: string) => ({ ...takes(20), delayMinutes: 10, delayUntil: at(until) });
    expect(cancellableUntil({ status: PREPARING, window }, delayed('11:40:01'))).toEqual(at('11:30:00'));
    expect(cancellableUntil({ status: PREPARING, window }, delayed('11:40:00'))).toEqual(at('11:40:00'));
  });

  test.each([READY, COLLECTED, NO_SHOW, CANCELLED])(
    'a customer may never cancel an order that is %s, however early',
    (status) => expect(cancellableUntil({ status, window }, takes(20))).toBeNull(),
  );

  test('a customer’s deadline to cancel is computed in instants, unaffected by the night the clocks go back', () => {
    const night = { startsAt: new Date('2026-10-25T01:15:00Z') };
    const until = cancellableUntil({ status: PREPARING, window: night }, takes(30));
    expect(until).toEqual(new Date('2026-10-25T00:45:00Z'));
  });
});

describe('no-show', () => {
  test.each([PREPARING, READY])(
    'a no-show can be marked from the end of the window plus the grace period for an order that is %s',
    (status) => {
      expect(noShowFrom({ status, window }, 10)).toEqual(at('12:25:00'));
      expect(noShowFrom({ status, window }, 0)).toEqual(at('12:15:00'));
    },
  );

  test('the grace period before a no-show is added to the instant of a window that ends after midnight', () => {
    const overMidnight = { endsAt: new Date('2026-11-25T00:00:00Z') };
    expect(noShowFrom({ status: READY, window: overMidnight }, 120)).toEqual(new Date('2026-11-25T02:00:00Z'));
  });

  test.each([COLLECTED, CANCELLED, NO_SHOW])('no no-show can be marked of an order that is %s', (status) =>
    expect(noShowFrom({ status, window }, 10)).toBeNull(),
  );

  test('only a no-show can be contested, and only for 24 hours', () => {
    const missed = { status: NO_SHOW, statusAt: at('12:00:00') };
    expect(contestableUntil(missed, new Date('2026-11-25T11:59:59Z'))).toEqual(new Date('2026-11-25T12:00:00Z'));
    expect(contestableUntil(missed, new Date('2026-11-25T12:00:00Z'))).toBeNull();
    expect(contestableUntil({ ...missed, status: COLLECTED }, at('12:00:00'))).toBeNull();
  });
});
