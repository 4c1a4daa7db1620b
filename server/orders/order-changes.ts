import type { EntityManager } from '@mikro-orm/postgresql';
import type { Order } from './order.entity';

/** PostgreSQL channel on which every change of an order is announced. */
export const ORDER_CHANGES = 'order_changed';

/** Ids only: readers load what they may see. */
export interface OrderChange {
  shopId: string;
  orderId: string;
}

/**
 * Says of an order that it changed: written on it, for readers who come later (board-news.service.ts), and announced
 * when, and only when, the caller's transaction commits.
 */
export async function announce(em: EntityManager, order: Order): Promise<void> {
  const change: OrderChange = { shopId: order.shop.id, orderId: order.id };
  await em.execute(
    `with changed as (update orders set changed_in = pg_current_xact_id() where id = ?) select pg_notify(?, ?)`,
    [order.id, ORDER_CHANGES, JSON.stringify(change)],
  );
}
