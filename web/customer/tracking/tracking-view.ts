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
import { sayCancelled } from '../../ordering/refund-news';
import { keptText } from '../../ordering/kept-until';
import { pickupText, waitsForItsDay } from '../../ordering/pickup-days';
import { lineSelections } from '../../ordering/line-selections';
import { formatTime } from '../../page/moments';
import { whereabouts } from '../../shops/shop-facts';
import * as t from './tracking.texts';

type Progress = Pick<TrackedOrderFragment, 'status' | 'arrivingAt'>;

/**
 * How far the order is: paid means confirmed; ready, or as specified (5.7) the customer on the way, means « En chemin ».
 * The customer’s way says nothing of the kitchen: its step is done when the shop says so, and no step is called « Prête » before.
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
  COLLECTED: t.handedOver,
};

interface TrackedLine {
  id: string;
  name: string;
  nameLang?: string | null;
  description?: string;
  quantity: number;
  lineCents: number;
  /** How many of them were given back. */
  refunded?: number;
  selections: LineSelections;
}

export interface TrackedOrderView {
  token: string;
  status: OrderStatus;
  timeline: OrderTimelineProps;
  news?: string;
  pickupWindow: string;
  /** Until when it is kept, while it is open. */
  kept?: string;
  place: OrderPlace;
  /** Nothing is made of it yet, and why. */
  tag?: string;
  /** Its customer chooses another, or the money back. */
  dayClosed?: boolean;
  arrival: 'early' | 'possible' | 'announced' | 'over';
  lines: TrackedLine[];
  feeCents: number;
  totalCents: number;
  printHref: string;
  /** Nobody at the shop has seen it yet, nor watches its board. */
  slow?: boolean;
  refundCents?: number;
  /** What customer and shop say to a no-show. */
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
    timeline: { ...(tag ? { current: 'CONFIRMED' } : timeline(order)), outcomeText: sayCancelled(order) },
    // That nobody has seen it yet is said instead.
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
    kept: keptText(order),
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
