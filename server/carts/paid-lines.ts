import type { EntityManager } from '@mikro-orm/postgresql';
import type { PricedLine } from './priced-line';

/** Removes paid quantities from the cart; what was added since stays. */
export async function removePaid(em: EntityManager, lines: readonly PricedLine[]): Promise<void> {
  const paid = lines.map(({ cartLineId, quantity }) => ({ id: cartLineId, quantity }));
  await em.execute(
    `with paid as (select * from json_to_recordset(?::json) as paid(id uuid, quantity int)),
       touched as (update cart set revision = revision + 1 where id in (select cart_id from cart_line join paid using (id))),
       gone as (delete from cart_line line using paid where line.id = paid.id and line.quantity <= paid.quantity)
     update cart_line line set quantity = line.quantity - paid.quantity
       from paid where line.id = paid.id and line.quantity > paid.quantity`,
    [JSON.stringify(paid)],
  );
}
