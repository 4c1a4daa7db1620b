import type { EntityManager } from '@mikro-orm/postgresql';
import type { PricedLine } from '../carts/priced-line';
import { newId } from '../identifiers';
import { promiseConfirmationMail } from './order-mail.service';
import { OrderStatus } from './order-status';
import { Order, OrderLine, OrderSource } from './order.entity';
import { OrderStep, type StepAuthor } from './order-step.entity';
import { newToken } from './token';
import { promiseUnseenSteps } from './unseen';

/** A line as an order keeps it. */
export type NewLine = Omit<PricedLine, 'cartLineId' | 'preparationUnits'>;

/** What an order is of and for; money in cents. */
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
  await promiseNews(em, order.id);
  if (facts.customer) await promiseConfirmationMail(em, order.id);
  // Taken at the counter, it was seen by whoever took it.
  if (facts.source === OrderSource.ONLINE) await promiseUnseenSteps(em, order.id, facts.shop.id);
  return order;
}

/** What follows from a new order (its ticket) is promised with it: it comes when the order is there, and never without it. */
async function promiseNews(em: EntityManager, orderId: string): Promise<void> {
  await em.execute(
    `select graphile_worker.add_job('orderPlaced', json_build_object('orderId', ?::text), max_attempts => 25)`,
    [orderId],
  );
}

async function unusedToken(em: EntityManager): Promise<string> {
  for (;;) {
    const token = newToken();
    if ((await em.count(Order, { token })) === 0) return token;
  }
}
