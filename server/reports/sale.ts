import { OrderSource } from '../orders/order.entity';
import { OrderStatus } from '../orders/order-status';

/** Facts about the money of an order; instants in milliseconds since 1970, amounts in cents. */
export interface OrderFacts {
  id: string;
  token: string;
  source: OrderSource;
  status: OrderStatus;
  createdAt: number;
  /** When the order took its present status. */
  statusAt: number;
  /** Sum of the articles, tax included. */
  linesCents: number;
  /** Part of `linesCents` refunded while the order stands; absent: nothing. */
  returnedCents?: number;
  /** Service charge, which the platform keeps: it is no sale of the shop. */
  feeCents: number;
}

/**
 * Returns when an order was paid: online when it was placed, at the counter when it was handed over; null while nothing
 * was paid. A cancelled online order still counts as paid, and its refund is a separate operation.
 */
export function paidAt({ source, status, createdAt, statusAt }: OrderFacts): number | null {
  if (source === OrderSource.ONLINE) return createdAt;
  return status === OrderStatus.COLLECTED ? statusAt : null;
}

/** Returns when a cancellation refunded the payment, else null: no-shows are not refunded (specification 5.4). */
export function refundedAt({ source, status, statusAt }: OrderFacts): number | null {
  return source === OrderSource.ONLINE && status === OrderStatus.CANCELLED ? statusAt : null;
}

/** Returns when an order became a sale that still is one; null when nothing was earned. */
export function soldAt(order: OrderFacts): number | null {
  return refundedAt(order) === null ? paidAt(order) : null;
}
