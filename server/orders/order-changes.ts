import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Order } from './order.entity';

/** Reads and locks an order within a transaction; concurrent steps, refunds and moves of it wait. */
export function lockOrder(em: EntityManager, id: string): Promise<Order> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, lockTableAliases: ['o0'] };
  return em.findOneOrFail(Order, { id }, { populate: ['lines', 'shop', 'window'], refresh: true, ...lock });
}

/** Announces a change of an order whose own row did not change, for instance by a refund. */
export async function announce(em: EntityManager, orderId: string): Promise<void> {
  await em.execute('update orders set changed_in = pg_current_xact_id() where id = ?', [orderId]);
}

/** Announces a change of the order of a payment, if it became one. */
export async function announcePayment(em: EntityManager, intentId: string): Promise<void> {
  await em.execute('update orders set changed_in = pg_current_xact_id() where payment_intent_id = ?', [intentId]);
}
