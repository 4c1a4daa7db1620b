import type { EntityManager } from '@mikro-orm/postgresql';

/** PostgreSQL channel on which every change of an order is announced, by a trigger (order.entity.ts): `{ shopId, orderId }`;
 * and a shop’s pause, `{ shopId }` (shops/own-shop.service.ts), since boards show it. */
export const ORDER_CHANGES = 'order_changed';

/** Says that an order changed though its own row did not, as with a refund of it. */
export async function announce(em: EntityManager, orderId: string): Promise<void> {
  await em.execute('update orders set changed_in = pg_current_xact_id() where id = ?', [orderId]);
}

/** The same of the order whose money goes back, where there is one. */
export async function announceRefund(em: EntityManager, refundId: string): Promise<void> {
  await em.execute(
    `update orders set changed_in = pg_current_xact_id()
     where payment_intent_id = (select intent_id from refund where id = ?)`,
    [refundId],
  );
}
