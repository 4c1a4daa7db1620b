import { type Preparation, preparationBegins } from '../../shops/hours/preparation';
import { OrderStatus } from '../order-status';

interface Cancellable {
  status: OrderStatus;
  window: { startsAt: Date };
}

/**
 * Returns until when a customer may cancel an order that is in preparation: until the shop must begin it, which is its
 * preparation time before the window. Null for any other status; the returned instant may be in the past.
 */
export function cancellableUntil({ status, window }: Cancellable, shop: Preparation): Date | null {
  if (status !== OrderStatus.PREPARING) return null;
  return preparationBegins(shop, window.startsAt);
}
