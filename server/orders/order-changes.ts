import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * PostgreSQL channel that announces every change of an order, `{ shopId, orderId }`, by a trigger (order.entity.ts),
 * and a shop's pause or delay, `{ shopId }` (shops/own-shop.service.ts, pickup/pace.service.ts), because boards show
 * them.
 */
export const ORDER_CHANGES = 'order_changed';

/** Announces a change of an order whose own row did not change, for instance by a refund. */
export async function announce(em: EntityManager, orderId: string): Promise<void> {
  await em.execute('update orders set changed_in = pg_current_xact_id() where id = ?', [orderId]);
}

/** Announces a change of the order that a refund belongs to, if there is one. */
export async function announceRefund(em: EntityManager, refundId: string): Promise<void> {
  await em.execute(
    `update orders set changed_in = pg_current_xact_id()
     where payment_intent_id = (select intent_id from refund where id = ?)`,
    [refundId],
  );
}
