import type { EntityManager } from '@mikro-orm/postgresql';
import type { Order } from './order.entity';

/** PostgreSQL channel on which every change of an order is announced. */
export const ORDER_CHANGES = 'order_changed';

/** Whose change it was; ids only, readers load what they may see. */
export interface OrderChange {
  shopId: string;
  orderId: string;
}

/** Announces an order when, and only when, the caller's transaction commits. */
export async function announce(em: EntityManager, order: Order): Promise<void> {
  const change: OrderChange = { shopId: order.shop.id, orderId: order.id };
  await em.execute('select pg_notify(?, ?)', [ORDER_CHANGES, JSON.stringify(change)]);
}
