import { MINUTE } from '../shops/wall-clock';
import { OrderStatus } from './order-status';

interface Cancellable {
  status: OrderStatus;
  window: { startsAt: Date };
}

/**
 * Until when a customer may call an order off: while it is in preparation and the shop need not have begun it, that is
 * its preparation time before the window. Null when the order is past that by its status; the instant may lie behind.
 */
export function cancellableUntil({ status, window }: Cancellable, preparationMinutes: number): Date | null {
  if (status !== OrderStatus.PREPARING) return null;
  return new Date(window.startsAt.getTime() - preparationMinutes * MINUTE);
}

export function mayCancel(order: Cancellable, preparationMinutes: number, now: Date): boolean {
  const until = cancellableUntil(order, preparationMinutes);
  return until !== null && now < until;
}
