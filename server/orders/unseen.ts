import type { EntityManager } from '@mikro-orm/postgresql';
import type { Shop } from '../shops/shop.entity';
import { MINUTE } from '../shops/wall-clock';
import { type Order, OrderSource } from './order.entity';
import { OrderStatus } from './order-status';

/** What happens while nobody at the counter has seen a new order, one after the other. */
export enum UnseenStep {
  /** Every device of the owner is told. */
  PUSH = 'PUSH',
  /** A mail, and a text message where that is set up. */
  MAIL = 'MAIL',
  /** Called off and given back; the shop takes no more orders for a while. */
  CANCEL = 'CANCEL',
}

/** An order and what might be done about it. */
export interface UnseenOrder {
  orderId: string;
  step: UnseenStep;
}

const PUSH_MINUTES = 1;
const MAIL_MINUTES = 3;

/** Within these a shop chooses after how many minutes: every other road must have been tried, and nobody waits for ever. */
export const CANCEL_MINUTES = { least: 5, most: 60 } as const;

type Alerts = Pick<Shop, 'alertPush' | 'alertMail' | 'alertSms' | 'cancelUnseenMinutes'>;

/** After how many minutes a step is taken in a shop; null: it does without. */
function minutesUntil(step: UnseenStep, shop: Alerts): number | null {
  switch (step) {
    case UnseenStep.PUSH:
      return shop.alertPush ? PUSH_MINUTES : null;
    case UnseenStep.MAIL:
      return shop.alertMail || shop.alertSms ? MAIL_MINUTES : null;
    case UnseenStep.CANCEL:
      return shop.cancelUnseenMinutes;
  }
}

/** Whether an order came over the wire and nobody at the counter has dealt with it yet. */
export function isUnseen({ status, seenAt, source }: Pick<Order, 'status' | 'seenAt' | 'source'>): boolean {
  return status === OrderStatus.PREPARING && seenAt === null && source === OrderSource.ONLINE;
}

/** In how many milliseconds a step of an order is due at `now`; 0 when it is, null when there is nothing to do. */
export function dueIn(
  step: UnseenStep,
  order: Pick<Order, 'status' | 'seenAt' | 'source' | 'createdAt'>,
  shop: Alerts,
  now: Date,
): number | null {
  const minutes = isUnseen(order) ? minutesUntil(step, shop) : null;
  return minutes === null ? null : Math.max(0, order.createdAt.getTime() + minutes * MINUTE - now.getTime());
}

/** Promises every step with a new order, whatever is switched on now: what is, is asked when the step is due. */
export async function promiseUnseenSteps(em: EntityManager, orderId: string, shopId: string): Promise<void> {
  await promiseStep(em, orderId, UnseenStep.PUSH, PUSH_MINUTES * MINUTE);
  await promiseStep(em, orderId, UnseenStep.MAIL, MAIL_MINUTES * MINUTE);
  const [shop] = await em.execute<{ minutes: number | null }[]>(
    'select cancel_unseen_minutes as minutes from shop where id = ?',
    [shopId],
  );
  const minutes = shop?.minutes ?? null;
  if (minutes !== null) await promiseStep(em, orderId, UnseenStep.CANCEL, minutes * MINUTE);
}

/** Has one step looked at in so many milliseconds; looked at again and again, it is taken once. */
export async function promiseStep(em: EntityManager, orderId: string, step: UnseenStep, inMs: number): Promise<void> {
  await em.execute(
    `select graphile_worker.add_job('unseenOrder', json_build_object('orderId', ?::text, 'step', ?::text),
       run_at => now() + make_interval(secs => ?::float8 / 1000), max_attempts => 25)`,
    [orderId, step, inMs],
  );
}
