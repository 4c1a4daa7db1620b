import type { EntityManager } from '@mikro-orm/postgresql';
import type { Order } from './order.entity';

/**
 * SQL, of the order `o`: what calling it off gives back, in cents: what was paid less what was given back before; 0 at
 * the counter.
 */
export const LEFT_TO_GIVE_BACK = `case when o.payment_intent_id is null then 0 else o.total_cents - coalesce(
  (select sum(amount_cents) from refund where intent_id = o.payment_intent_id and cause in ('LINES', 'ELSEWHERE')), 0)::int end`;

/** See `LEFT_TO_GIVE_BACK`. */
export async function leftToGiveBack(em: EntityManager, { id }: Order): Promise<number> {
  const [row] = await em.execute<{ cents: number }[]>(
    `select ${LEFT_TO_GIVE_BACK} as cents from orders o where id = ?`,
    [id],
  );
  return row?.cents ?? 0;
}
