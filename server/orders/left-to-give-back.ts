import type { EntityManager } from '@mikro-orm/postgresql';
import type { Order } from './order.entity';

/** What calling an order off gives back, in cents: what was paid less the lines given back before; 0 at the counter. */
export async function leftToGiveBack(em: EntityManager, { paymentIntentId, totalCents }: Order): Promise<number> {
  if (paymentIntentId === null) return 0;
  const [row] = await em.execute<{ cents: number }[]>(
    `select coalesce(sum(amount_cents), 0)::int as cents from refund where intent_id = ? and cause = 'LINES'`,
    [paymentIntentId],
  );
  return totalCents - (row?.cents ?? 0);
}
