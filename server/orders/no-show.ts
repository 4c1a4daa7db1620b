import { MINUTE } from '../shops/wall-clock';
import { mayBecome, OrderStatus } from './order-status';
import { type Order, OrderSource } from './order.entity';

/**
 * From when on an open order counts as not collected (specification 5.4): the shop’s grace, in minutes, after its window
 * began or it was ready, whichever is later; never ready, once its window is over. Null where it has ended.
 */
export function noShowFrom(
  {
    status,
    statusAt,
    source,
    window,
  }: Pick<Order, 'status' | 'statusAt' | 'source'> & { window: Pick<Order['window'], 'startsAt' | 'endsAt'> },
  graceMinutes: number,
): Date | null {
  if (!mayBecome(status, OrderStatus.NO_SHOW)) return null;
  // The window of a counter order is the minute it was made in, and its customer waits for it there.
  const isThere = status === OrderStatus.READY || source === OrderSource.COUNTER;
  if (!isThere) return window.endsAt;
  return new Date(Math.max(window.startsAt.getTime(), statusAt.getTime()) + graceMinutes * MINUTE);
}

const CONTESTED_WITHIN_MS = 24 * 3_600_000;

/** Until when a customer may say that they were there after all (specification 5.4); null when that is over, or nobody was marked as missing. */
export function contestableUntil({ status, statusAt }: Pick<Order, 'status' | 'statusAt'>, now: Date): Date | null {
  const until = new Date(statusAt.getTime() + CONTESTED_WITHIN_MS);
  return status === OrderStatus.NO_SHOW && until > now ? until : null;
}
