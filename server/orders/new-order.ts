import type { EntityManager } from '@mikro-orm/postgresql';
import type { PricedLine } from '../carts/priced-line';
import { newId } from '../identifiers';
import { enqueue } from '../queue';
import { OrderStatus } from './order-status';
import { Order, OrderLine, OrderSource } from './order.entity';
import { OrderStep, type StepAuthor } from './order-step.entity';
import { newToken } from './token';
import { enqueueUnseenSteps } from './unseen';

export type NewLine = Omit<PricedLine, 'cartLineId' | 'preparationUnits'>;

/** Money in cents. */
export type NewOrder = Pick<
  Order,
  | 'id'
  | 'shop'
  | 'customer'
  | 'customerName'
  | 'source'
  | 'window'
  | 'units'
  | 'linesCents'
  | 'feeCents'
  | 'paymentIntentId'
>;

/** A new order, to be prepared, with its lines and its first step. `now` is the instant it counts as placed. */
export async function createOrder(
  em: EntityManager,
  facts: NewOrder,
  lines: readonly NewLine[],
  by: StepAuthor,
  now: Date,
): Promise<Order> {
  const order = em.create(Order, {
    ...facts,
    token: await unusedToken(em),
    status: OrderStatus.PREPARING,
    statusAt: now,
    totalCents: facts.linesCents + facts.feeCents,
    createdAt: now,
  });
  lines.forEach(({ itemId, ...line }, position) => {
    em.create(OrderLine, { id: newId(), order, item: itemId, position, ...line });
  });
  em.create(OrderStep, { id: newId(), order, to: OrderStatus.PREPARING, by, at: now });
  await enqueue(em, 'orderPlaced', { orderId: order.id });
  if (facts.customer) await enqueue(em, 'confirmationMail', { orderId: order.id });
  // An order taken at the counter counts as seen.
  if (facts.source === OrderSource.ONLINE) await enqueueUnseenSteps(em, order.id, facts.shop.id);
  return order;
}

async function unusedToken(em: EntityManager): Promise<string> {
  for (;;) {
    const token = newToken();
    if ((await em.count(Order, { token })) === 0) return token;
  }
}
