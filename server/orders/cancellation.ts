import { type Preparation, preparationBegins } from '../shops/preparation';
import { OrderStatus } from './order-status';

interface Cancellable {
  status: OrderStatus;
  window: { startsAt: Date };
}

/**
 * Until when a customer may call an order off: while it is in preparation and the shop need not have begun it, that is
 * its preparation time before the window. Null when the order is past that by its status; the instant may lie behind.
 */
export function cancellableUntil({ status, window }: Cancellable, shop: Preparation): Date | null {
  if (status !== OrderStatus.PREPARING) return null;
  return preparationBegins(shop, window.startsAt);
}

export function mayCancel(order: Cancellable, shop: Preparation, now: Date): boolean {
  const until = cancellableUntil(order, shop);
  return until !== null && now < until;
}
