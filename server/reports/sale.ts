import { OrderSource } from '../orders/order.entity';
import { OrderStatus } from '../orders/order-status';

/** An order as far as its money goes; instants in milliseconds since 1970, amounts in cents. */
export interface OrderFacts {
  id: string;
  token: string;
  source: OrderSource;
  status: OrderStatus;
  createdAt: number;
  /** When it took its present status. */
  statusAt: number;
  /** Its articles, tax included. */
  linesCents: number;
  /** Of them given back while the order was kept; absent: nothing. */
  returnedCents?: number;
  /** The service charge, which the platform keeps: no sale of the shop. */
  feeCents: number;
}

/**
 * When an order was paid: online as it was placed, at the counter as it was handed over. Null while nothing was paid.
 * A cancelled one was paid all the same: its refund stands beside it.
 */
export function paidAt({ source, status, createdAt, statusAt }: OrderFacts): number | null {
  if (source === OrderSource.ONLINE) return createdAt;
  return status === OrderStatus.COLLECTED ? statusAt : null;
}

/** When what was paid went back; null where it did not. A missed order is not paid back (specification 5.4). */
export function refundedAt({ source, status, statusAt }: OrderFacts): number | null {
  return source === OrderSource.ONLINE && status === OrderStatus.CANCELLED ? statusAt : null;
}

/** When an order became a sale that still is one; null where nothing was earned. */
export function soldAt(order: OrderFacts): number | null {
  return refundedAt(order) === null ? paidAt(order) : null;
}
