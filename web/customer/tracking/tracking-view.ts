import type { TrackedOrderFragment } from '../../../graphql/generated/customer/tracking';
import { isOpen } from '../../../graphql/rules/order-status';
import { locale } from '../../../graphql/texts/text';
import type { OrderTimelineProps } from '../../../ui/food/order-timeline/order-timeline';
import { notBegun, waitsUnseen } from '../../ordering/after-order';
import { waitsForItsDay } from '../../ordering/pickup-days';
import { cancellationMessage } from '../../ordering/refund-news';
import { formatTime } from '../../page/moments';
import * as t from './tracking.texts';

type Progress = Pick<TrackedOrderFragment, 'status' | 'arrivingAt'>;

/**
 * Maps the order's state to the timeline: paid is shown as confirmed; ready, or in the specified locale (5.7) a
 * customer on the way, as « En chemin ». A customer on the way does not complete the preparation: only the shop does,
 * and no step is called « Prête » before.
 */
export function timeline({ status, arrivingAt }: Progress): OrderTimelineProps {
  switch (status) {
    case 'PREPARING':
      return arrivingAt === null || locale() !== 'specified'
        ? { current: 'PREPARING' }
        : { current: 'ON_THE_WAY', stillPreparing: true };
    case 'READY':
      return { current: 'ON_THE_WAY' };
    case 'COLLECTED':
      return { current: 'DELIVERED' };
    case 'CANCELLED':
      return { current: 'CONFIRMED', outcome: 'CANCELLED' };
    case 'NO_SHOW':
      return { current: 'PREPARING', outcome: 'NO_SHOW' };
  }
}

const NEWS: Partial<Record<Progress['status'], () => string>> = {
  PREPARING: t.preparing,
  READY: t.ready,
  COLLECTED: t.collected,
};

/** What the page says about the progress of an order. */
export function progressOf(order: TrackedOrderFragment, now = Date.now()) {
  const { status, arrivingAt, shop, window } = order;
  const later = waitsForItsDay(order, now);
  const tag = notBegun(order, now);
  const slow = !later && waitsUnseen(order);
  const sentence = () => {
    // Another message says that the shop has not seen the order, or that its day closes.
    if (slow || order.dayClosedUntil !== null) return undefined;
    if (later) return t.readyOn({ day: window.day ?? '', time: formatTime(window.startsAt, shop.zone) });
    return tag ? t.sent() : NEWS[status]?.();
  };
  const arrival = later ? 'early' : arrivingAt === null ? 'possible' : 'announced';
  return {
    timeline: {
      ...(tag ? { current: 'CONFIRMED' as const } : timeline(order)),
      outcomeText: cancellationMessage(order),
    },
    news: sentence(),
    /** Reason why preparation has not begun. */
    tag,
    arrival: isOpen(status) ? arrival : 'over',
    /** The shop has not seen the order and nobody is watching its board. */
    slow,
  } as const;
}
