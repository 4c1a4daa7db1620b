import type { AfterOrderFragment, AwaitedOrderFragment } from '../../graphql/generated/shared/after-order.fragments';
import { refundTotals, type OrderRefund } from '../../graphql/rules/refunds';
import type { OrderAgainMutation } from '../../graphql/generated/customer/after-order';
import { locale } from '../../graphql/texts/text';
import { dayAt, formatDay, formatTime } from '../page/moments';
import { fieldsOf } from '../page/untyped';
import { waitsForItsDay } from './pickup-days';
import * as t from './ordering.texts';

type Order = Pick<AfterOrderFragment, 'status' | 'isMine' | 'cancellableUntil' | 'cancellation' | 'shop'>;

/** Text of the cancellation row: the deadline, or that it has passed; null when cancelling makes no sense. */
export function cancelling({ status, isMine, cancellableUntil, shop }: Order, now = Date.now()) {
  if (!isMine || status !== 'PREPARING') return null;
  if (cancellableUntil === null) return { closedText: t.tooLateToCancel() };
  const isToday = dayAt(cancellableUntil, shop.zone) === dayAt(now, shop.zone);
  const day = isToday ? undefined : formatDay(cancellableUntil, shop.zone);
  return { untilText: t.cancellableUntil({ day, time: formatTime(cancellableUntil, shop.zone) }) };
}

/** Whether the customer's paid order is still unseen by the shop and nobody is watching the shop's board. */
export function waitsUnseen({ status, isMine, seenAt, shop }: AwaitedOrderFragment): boolean {
  return isMine && status === 'PREPARING' && seenAt === null && shop.slowConfirmation;
}

/** Label before preparation: planned, day closed, or sent and unseen (not in the specified locale, 5.7). */
export function notBegun(
  order: Parameters<typeof waitsForItsDay>[0] & {
    seenAt: string | null;
    dayClosedUntil: string | null;
    window: { day?: string | null };
  },
  now?: number,
): string | undefined {
  if (waitsForItsDay(order, now))
    return order.dayClosedUntil === null ? t.plannedFor(order.window.day ?? '') : t.dayClosed();
  const waits = order.status === 'PREPARING' && order.seenAt === null && locale() !== 'specified';
  return waits ? t.sent() : undefined;
}

interface RefundedOrder {
  refunds: readonly OrderRefund[];
  cancellation: { refundCents: number } | null;
}

/** Total refunded for an order in cents, cancelled or not; undefined when nothing is refunded. */
export function refundOf({ cancellation, refunds }: RefundedOrder) {
  return refundTotals(refunds).refundedCents + (cancellation?.refundCents ?? 0) || undefined;
}

type Change = Extract<OrderAgainMutation['orderAgain'], { __typename: 'OrderedAgain' }>['changes'][number];

/** Message about one difference between an earlier order and the cart it was copied to. */
export function changeMessage({ name, reason, quantity, choice }: Change): string {
  switch (reason) {
    case 'WITHDRAWN':
      return t.itemWithdrawn(name);
    case 'SOLD_OUT':
      return t.itemSoldOut(name);
    case 'CHOICE_UNAVAILABLE':
      return t.choiceUnavailable({ name, choice });
    case 'FEWER':
      return t.fewerLeft({ name, quantity });
    case 'CART_FULL':
      return t.cartFull(name);
    case 'ALREADY_THERE':
      return t.alreadyThere({ name, quantity });
  }
}

export interface OrderedAgainState {
  orderedAgain: string[];
}

export function readOrderedAgain(state: unknown): string[] {
  const { orderedAgain } = fieldsOf(state);
  return Array.isArray(orderedAgain) ? orderedAgain.filter((one): one is string => typeof one === 'string') : [];
}
