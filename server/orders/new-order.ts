import type { EntityManager } from '@mikro-orm/postgresql';
import type { PricedLine } from '../carts/priced-line';
import { newId } from '../identifiers';
import { enqueueAll } from '../queue';
import { OrderStatus } from './order-status';
import { Order, OrderLine, OrderSource } from './order.entity';
import { OrderStep, type StepAuthor } from './order-step.entity';
import { newToken } from './token';
import { unseenSteps } from './unseen';

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

/**
 * A new order, to be prepared, with its lines and its first step. `now` is the instant it counts as placed. A token that
 * another order has breaks the transaction, for the caller to try again.
 */
export async function createOrder(
  em: EntityManager,
  facts: NewOrder,
  lines: readonly NewLine[],
  by: StepAuthor,
  now: Date,
): Promise<Order> {
  const order = em.create(Order, {
    ...facts,
    token: newToken(),
    status: OrderStatus.PREPARING,
    statusAt: now,
    totalCents: facts.linesCents + facts.feeCents,
    createdAt: now,
  });
  lines.forEach(({ itemId, ...line }, position) => {
    em.create(OrderLine, { id: newId(), order, item: itemId, position, ...line });
  });
  em.create(OrderStep, { id: newId(), order, to: OrderStatus.PREPARING, by, at: now });
  const payload = { orderId: order.id };
  await enqueueAll(em, [
    { name: 'orderPlaced', payload },
    ...(facts.customer ? [{ name: 'confirmationMail', payload } as const] : []),
    // An order taken at the counter counts as seen.
    ...(facts.source === OrderSource.ONLINE ? unseenSteps(order.id, facts.shop) : []),
  ]);
  return order;
}
