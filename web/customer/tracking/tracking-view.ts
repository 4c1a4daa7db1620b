import type { TrackedOrderFragment } from '../../../graphql/generated/customer/tracking';
import { allergensText } from '../../../graphql/rules/allergens';
import { isOpen, type OrderStatus } from '../../../graphql/rules/order-status';
import { locale } from '../../../texts/text';
import type { OrderPlace } from '../../../ui/food/order-token/order-token';
import type { OrderTimelineProps } from '../../../ui/food/order-timeline/order-timeline';
import type { LineSelections } from '../../../ui/food/selections/selections';
import { refundTotals } from '../../../graphql/rules/refunds';
import { notBegun, refundOf, waitsUnseen } from '../../ordering/after-order';
import { contestTexts } from '../../ordering/contest';
import { cancellationMessage } from '../../ordering/refund-news';
import { heldUntilText } from '../../ordering/held-until';
import { pickupText, waitsForItsDay } from '../../ordering/pickup-days';
import { lineSelections } from '../../ordering/line-selections';
import { formatTime } from '../../page/moments';
import { whereabouts } from '../../shops/shop-facts';
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

interface TrackedLine {
  id: string;
  name: string;
  nameLang?: string | null;
  description?: string;
  quantity: number;
  lineCents: number;
  /** Number of pieces refunded. */
  refunded?: number;
  selections: LineSelections;
}

export interface TrackedOrderView {
  token: string;
  status: OrderStatus;
  timeline: OrderTimelineProps;
  news?: string;
  pickupWindow: string;
  /** Text that says until when the shop keeps the order; undefined once the order has ended. */
  kept?: string;
  place: OrderPlace;
  /** Reason why preparation has not begun. */
  tag?: string;
  /** The shop closes on the order's day, so the customer chooses another day or a refund. */
  dayClosed?: boolean;
  arrival: 'early' | 'possible' | 'announced' | 'over';
  lines: TrackedLine[];
  feeCents: number;
  totalCents: number;
  printHref: string;
  /** The shop has not seen the order and nobody is watching its board. */
  slow?: boolean;
  refundCents?: number;
  /** Messages of customer and shop about a contested no-show. */
  contest?: string[];
}

export function toTrackedOrder(order: TrackedOrderFragment, now = Date.now()): TrackedOrderView {
  const { status, arrivingAt, shop, window } = order;
  const open = isOpen(status);
  const later = waitsForItsDay(order, now);
  const tag = notBegun(order, now);
  const slow = !later && waitsUnseen(order);
  const dayClosed = order.dayClosedUntil !== null;
  const { address, mapHref } = whereabouts(shop);
  const { piecesOf } = refundTotals(order.refunds);
  return {
    token: order.token,
    status,
    timeline: { ...(tag ? { current: 'CONFIRMED' } : timeline(order)), outcomeText: cancellationMessage(order) },
    // Omitted when another message says that the shop has not seen the order, or that its day closes.
    news:
      slow || dayClosed
        ? undefined
        : later
          ? t.readyOn({ day: window.day ?? '', time: formatTime(window.startsAt, shop.zone) })
          : tag
            ? t.sent()
            : NEWS[status]?.(),
    tag,
    dayClosed,
    pickupWindow: pickupText(window),
    kept: heldUntilText(order),
    place: { name: shop.name, address, phone: shop.phone ?? undefined, ...(open && { mapHref }) },
    arrival: !open ? 'over' : later ? 'early' : arrivingAt === null ? 'possible' : 'announced',
    lines: order.lines.map(
      ({ id, name, nameLang, description, quantity, lineCents, choices, choicesLang, note, ...declared }) => ({
        id,
        name,
        nameLang,
        description: description || undefined,
        quantity,
        lineCents,
        refunded: piecesOf(id),
        selections: { ...lineSelections(choices, note, choicesLang), allergens: allergensText(declared) },
      }),
    ),
    feeCents: order.feeCents,
    totalCents: order.totalCents,
    printHref: `/printorder?order=${order.token}`,
    slow,
    refundCents: refundOf(order),
    contest: contestTexts(order),
  };
}
