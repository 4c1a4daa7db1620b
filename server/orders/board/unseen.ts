import type { Job, Jobs } from '../../queue';
import type { Shop } from '../../shops/shop.entity';
import type { Preparation } from '../../shops/hours/preparation';
import { MINUTE } from '../../shops/hours/wall-clock';
import { toBeSeenFrom } from '../order-day';
import { type Order, OrderSource } from '../order.entity';
import { OrderStatus } from '../order-status';

/**
 * Escalation steps while nobody at the counter has seen a new order: first a notification on every device of the owner;
 * then a mail, and a text message when configured; last, the order is cancelled and refunded and the shop paused.
 */
export type UnseenStep = Jobs['unseenOrder']['step'];
export const UNSEEN_STEPS = ['PUSH', 'MAIL', 'CANCEL'] as const satisfies UnseenStep[];

const PUSH_MINUTES = 1;
const MAIL_MINUTES = 3;
/** Minimum minutes between two alert mails to one shop; orders that come meanwhile go into the next mail. */
const MAIL_GAP_MINUTES = 5;

/** Bounds of the minutes before cancellation: other alerts come first, and customers do not wait for ever. */
export const CANCEL_MINUTES = { least: 5, most: 60 } as const;

type Alerts = Preparation & Pick<Shop, 'alertPush' | 'alertMail' | 'alertSms' | 'cancelUnseenMinutes' | 'zone'>;

/** Returns after how many minutes a step is due in a shop; null when it is switched off. */
function minutesUntil(step: UnseenStep, shop: Alerts): number | null {
  switch (step) {
    case 'PUSH':
      return shop.alertPush ? PUSH_MINUTES : null;
    case 'MAIL':
      return shop.alertMail || shop.alertSms ? MAIL_MINUTES : null;
    case 'CANCEL':
      return shop.cancelUnseenMinutes;
  }
}

/** Returns whether an online order has not been handled at the counter yet. */
export function isUnseen({ status, seenAt, source }: Pick<Order, 'status' | 'seenAt' | 'source'>): boolean {
  return status === OrderStatus.PREPARING && seenAt === null && source === OrderSource.ONLINE;
}

/** Returns the milliseconds until a step is due; 0 when it is due, null when there is nothing to do. */
export function dueIn(
  step: UnseenStep,
  order: Pick<Order, 'status' | 'seenAt' | 'source' | 'createdAt'> & { window: { startsAt: Date; shownFrom: Date } },
  shop: Alerts,
  now: Date,
): number | null {
  const minutes = isUnseen(order) ? minutesUntil(step, shop) : null;
  return minutes === null ? null : Math.max(0, toBeSeenFrom(order, shop).getTime() + minutes * MINUTE - now.getTime());
}

/** Returns the milliseconds until a shop may be mailed again; 0 when it may be mailed now. */
export function mailWait(lastMailAt: Date | null, now: Date): number {
  return lastMailAt === null ? 0 : Math.max(0, lastMailAt.getTime() + MAIL_GAP_MINUTES * MINUTE - now.getTime());
}

/** Returns a job for every step, `from` seconds on; whether it is switched on is checked when it is due. */
export function unseenSteps(
  orderId: string,
  { cancelUnseenMinutes }: Pick<Shop, 'cancelUnseenMinutes'>,
  from = 0,
): Job[] {
  const after = { PUSH: PUSH_MINUTES, MAIL: MAIL_MINUTES, CANCEL: cancelUnseenMinutes };
  return UNSEEN_STEPS.flatMap((step) => {
    const minutes = after[step];
    return minutes === null ? [] : { name: 'unseenOrder', payload: { orderId, step }, delay: from + minutes * 60 };
  });
}
