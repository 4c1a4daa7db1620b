import type { PricedLine } from './priced-line';

/** Removes paid quantities from the cart; what was added since stays. CTEs of one value: `paidLines`. */
export const REMOVE_PAID = `paid as (select * from json_to_recordset(?::json) as paid(id uuid, quantity int)),
  touched as (update cart set revision = revision + 1 where id in (select cart_id from cart_line join paid using (id))),
  gone as (delete from cart_line line using paid where line.id = paid.id and line.quantity <= paid.quantity),
  fewer as (update cart_line line set quantity = line.quantity - paid.quantity
    from paid where line.id = paid.id and line.quantity > paid.quantity)`;

export function paidLines(lines: readonly PricedLine[]): string {
  return JSON.stringify(lines.map(({ cartLineId, quantity }) => ({ id: cartLineId, quantity })));
}
