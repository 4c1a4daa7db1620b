import type { PricedLine } from './priced-line';

/** Removes paid quantities from a cart; what was added since stays. CTEs of three values: `paidLines`, customer and shop. */
export const REMOVE_PAID = `paid as (select * from json_to_recordset(?::json) as paid(id uuid, quantity int)),
  touched as (update cart set revision = revision + 1 where customer_id = ? and shop_id = ? returning id),
  gone as (delete from cart_line line using paid, touched
    where line.cart_id = touched.id and line.id = paid.id and line.quantity <= paid.quantity),
  fewer as (update cart_line line set quantity = line.quantity - paid.quantity from paid, touched
    where line.cart_id = touched.id and line.id = paid.id and line.quantity > paid.quantity)`;

export function paidLines(lines: readonly PricedLine[]): string {
  return JSON.stringify(lines.map(({ cartLineId, quantity }) => ({ id: cartLineId, quantity })));
}
