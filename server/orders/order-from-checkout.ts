import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../identifiers';
import type { Checkout } from '../payments/checkout.entity';
import type { BookedWindow } from '../pickup/booked-window.entity';
import { OrderStatus } from './order-status';
import { Order, OrderLine, OrderSource } from './order.entity';
import { OrderStep, StepAuthor } from './order-step.entity';
import { newToken } from './token';

/** The order a checkout becomes, with its lines and its first step. `now` is the instant it counts as placed. */
export async function orderFrom(
  em: EntityManager,
  checkout: Checkout,
  window: BookedWindow,
  paymentIntentId: string,
  now: Date,
): Promise<Order> {
  const order = em.create(Order, {
    id: newId(),
    token: await unusedToken(em),
    shop: checkout.shop,
    customer: checkout.customer,
    customerName: checkout.customer.name,
    source: OrderSource.ONLINE,
    status: OrderStatus.PREPARING,
    statusAt: now,
    window,
    units: checkout.units,
    linesCents: checkout.linesCents,
    feeCents: checkout.feeCents,
    totalCents: checkout.totalCents,
    paymentIntentId,
    createdAt: now,
  });
  checkout.lines.forEach(({ cartLineId: _line, itemId, preparationUnits: _units, ...line }, position) => {
    em.create(OrderLine, { id: newId(), order, item: itemId, position, ...line });
  });
  em.create(OrderStep, { id: newId(), order, to: OrderStatus.PREPARING, by: StepAuthor.SYSTEM, at: now });
  return order;
}

async function unusedToken(em: EntityManager): Promise<string> {
  for (;;) {
    const token = newToken();
    if ((await em.count(Order, { token })) === 0) return token;
  }
}
