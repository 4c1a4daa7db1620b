import type { OrderPageQuery } from '../../../graphql/generated/customer/order';
import { allergensText } from '../../../graphql/rules/allergens';
import type { CalendarLinkProps } from '../../../ui/food/calendar-link/calendar-link';
import type { OrderDetailsProps } from '../../../ui/food/order-details/order-details';
import type { OrderPlace } from '../../../ui/food/order-token/order-token';
import { isOpen } from '../../../graphql/rules/order-status';
import { pickupCalendar } from '../../../graphql/rules/pickup-calendar';
import { refundTotals } from '../../../graphql/rules/refunds';
import { refundOf } from '../../ordering/after-order';
import { refundMessage } from '../../ordering/refund-news';
import { formatDateTime } from '../../page/moments';
import { lineSelections } from '../../ordering/line-selections';
import { whereabouts } from '../../shops/shop-facts';
import * as t from './order.texts';

type Order = OrderPageQuery['order'];

export function toOrderDetails(order: Order): OrderDetailsProps {
  const { piecesOf } = refundTotals(order.refunds);
  return {
    customerName: order.customerName,
    orderId: order.id,
    orderDate: formatDateTime(order.createdAt, order.shop.zone),
    lines: order.lines.map((line) => ({
      ...{ id: line.id, name: line.name, nameLang: line.nameLang, quantity: line.quantity, unitCents: line.unitCents },
      refunded: piecesOf(line.id),
      description: line.description || undefined,
      allergens: allergensText(line),
      ...selectionsOf(line),
    })),
    mealDeals: order.mealDeals,
    serviceChargeCents: order.feeCents,
    totalCents: order.totalCents,
    refundCents: refundOf(order),
  };
}

/** Selections of a line that has some or could have; a simple item without any has none. */
function selectionsOf({ kind, choices, note, choicesLang }: Order['lines'][number]) {
  const isSimple = kind !== 'SANDWICH' && kind !== 'PIZZA';
  if (isSimple && choices.length === 0 && note === '') return {};
  return { selections: { ...lineSelections(choices, note, choicesLang), isSimple } };
}

/** Name, address and phone of the shop; with a map link while its customer still has to collect the order. */
export function toPickupPlace({ shop, isMine, status }: Order): OrderPlace {
  const { address, mapHref } = whereabouts(shop);
  return { name: shop.name, address, phone: shop.phone ?? undefined, ...(isMine && isOpen(status) && { mapHref }) };
}

/** Calendar entry for the pickup; undefined once the customer has nothing to collect any more. */
export function toCalendar(
  { id, token, version, status, isMine, window, shop }: Order,
  now: Date,
): CalendarLinkProps | undefined {
  if (!isMine || !isOpen(status)) return undefined;
  const [startsAt, endsAt] = [new Date(window.startsAt), new Date(window.endsAt)];
  const place = { name: shop.name, address: whereabouts(shop).address };
  const calendar = pickupCalendar({ orderId: id, token, version, startsAt, endsAt, now, shop: place });
  return {
    href: `data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`,
    fileName: t.calendarFile(token),
  };
}

/** Messages for the shop about a dispute of the payment; empty for the customer. */
export function toDispute({ dispute, isMine }: Order): string[] {
  return dispute === null || isMine ? [] : [t.disputes[dispute]()];
}

export function toRefunds({ refunds, isMine, dispute }: Order): string[] {
  return refunds.map((refund) =>
    t.refund({ said: refundMessage({ ...refund, dispute }, isMine), reason: refund.reason }),
  );
}

export function toRefundable({ source, status, lines, refunds }: Order) {
  if (source !== 'ONLINE' || status === 'CANCELLED') return [];
  const given = refunds.flatMap((refund) => refund.lines);
  return lines.map(({ id, name, quantity, unitCents, lineCents }) => ({
    ...{ id, name, quantity, unitCents, lineCents },
    left: given.reduce(
      (left, line) => (line.lineId === id ? left - line.quantity : left),
      lineCents > 0 ? quantity : 0,
    ),
  }));
}
