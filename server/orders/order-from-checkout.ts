import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../identifiers';
import type { Checkout } from '../payments/checkout.entity';
import type { BookedWindow } from '../pickup/booked-window.entity';
import { createOrder } from './new-order';
import { type Order, OrderSource } from './order.entity';
import { StepAuthor } from './order-step.entity';

/** The order a checkout becomes. `now` is the instant it counts as placed. */
export async function orderFrom(
  em: EntityManager,
  checkout: Checkout,
  window: BookedWindow,
  paymentIntentId: string,
  now: Date,
): Promise<Order> {
  const { shop, customer, units, linesCents, feeCents } = checkout;
  const lines = checkout.lines.map(({ cartLineId: _line, preparationUnits: _units, ...line }) => line);
  return createOrder(
    em,
    {
      id: newId(),
      shop,
      customer,
      customerName: customer.name,
      source: OrderSource.ONLINE,
      window,
      units,
      linesCents,
      feeCents,
      paymentIntentId,
    },
    lines,
    StepAuthor.SYSTEM,
    now,
  );
}
