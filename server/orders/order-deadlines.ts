import { type Preparation, preparationBegins } from '../shops/hours/preparation';
import { MINUTE } from '../shops/hours/wall-clock';
import { mayBecome, OrderStatus } from './order-status';
import type { Order } from './order.entity';

type Status = Pick<Order, 'status'>;
interface Ending {
  window: { endsAt: Date };
}

const CONTESTED_WITHIN_MS = 24 * 3_600_000;

/**
 * Returns until when a customer may cancel an order that is in preparation: until the shop must begin it, which is its
 * preparation time before the window. Null for any other status; the returned instant may be in the past.
 */
export function cancellableUntil(
  { status, window }: Status & { window: { startsAt: Date } },
  shop: Preparation,
): Date | null {
  return status === OrderStatus.PREPARING ? preparationBegins(shop, window.startsAt) : null;
}

/** Returns until when an order is kept (specification 5.4): `graceMinutes` of its shop after its window. */
export function heldUntil({ window }: Ending, graceMinutes: number): Date {
  return new Date(window.endsAt.getTime() + graceMinutes * MINUTE);
}

/** Returns from when an order may be marked as a no-show, ready or not; null once it has ended. */
export function noShowFrom(order: Status & Ending, graceMinutes: number): Date | null {
  return mayBecome(order.status, OrderStatus.NO_SHOW) ? heldUntil(order, graceMinutes) : null;
}

/** Returns until when a no-show may be contested (specification 5.4); null afterwards and when there was no no-show. */
export function contestableUntil({ status, statusAt }: Pick<Order, 'status' | 'statusAt'>, now: Date): Date | null {
  const until = new Date(statusAt.getTime() + CONTESTED_WITHIN_MS);
  return status === OrderStatus.NO_SHOW && until > now ? until : null;
}
