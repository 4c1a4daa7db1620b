import { folded } from '../../../graphql/texts/folded';
import { isOpen, orderStatusLabels, type OrderStatus } from '../../../graphql/rules/order-status';
import type { OrderLine } from '../selections/selections';
import * as t from './order-board.texts';

export interface BoardLine extends OrderLine {
  itemId?: string;
  /** Set when the item of this line is marked sold out for today. */
  soldOut?: boolean;
}

export interface BoardOrder {
  id: string;
  token: string;
  status: OrderStatus;
  customerName: string;
  pickupWindow: string;
  timeLeft?: string;
  /** The window has begun and the order is not ready, or is over and the order was not collected. */
  late?: boolean;
  lines: readonly BoardLine[];
  totalCents: number;
  /** Part of `totalCents` that was refunded, in integer cents. */
  refundedCents?: number;
  unpaid?: boolean;
  customerArriving?: boolean;
  canMarkNoShow?: boolean;
  /** Time from which the order can be marked as a no-show, « 12:45 »; set only before that time. */
  noShowFromText?: string;
  /** State of the customer's objection to a no-show: `unanswered` by the shop, or `answered`. */
  contest?: 'unanswered' | 'answered';
  /** Set while the customer's bank has not decided a dispute about the payment. */
  disputed?: boolean;
  undoSeconds?: number;
  unseen?: boolean;
}

export interface BoardColumn {
  key: 'PREPARING' | 'READY' | 'COLLECTED';
  label: string;
  orders: BoardOrder[];
  count: number;
  /** Cancelled orders and no-shows as text, « 1 annulée · 2 non présentés »; empty when there are none. */
  othersText: string;
}

/** Returns the three columns. The last one has every ended order, but its `count` covers only collected orders. */
export function boardColumns(orders: readonly BoardOrder[]): BoardColumn[] {
  const column = (key: BoardColumn['key'], belongs: (status: OrderStatus) => boolean): BoardColumn => {
    const mine = orders.filter((order) => belongs(order.status));
    const having = (status: OrderStatus) => mine.filter((order) => order.status === status).length;
    const [cancelled, missed] = [having('CANCELLED'), having('NO_SHOW')];
    const others = [cancelled > 0 && t.cancelledCount(cancelled), missed > 0 && t.noShowCount(missed)];
    return {
      key,
      label: orderStatusLabels[key](),
      orders: mine,
      count: having(key),
      othersText: others.filter(Boolean).join(' · '),
    };
  };
  return [
    column('PREPARING', (status) => status === 'PREPARING'),
    column('READY', (status) => status === 'READY'),
    column('COLLECTED', (status) => !isOpen(status)),
  ];
}

/** Returns the order with the most recent undoable step that is not in the shown column, or undefined. */
export function lastMovedAway(orders: readonly BoardOrder[], shown: readonly BoardOrder[]): BoardOrder | undefined {
  const away = orders.filter((order) => order.undoSeconds !== undefined && !shown.includes(order));
  return away.sort((one, other) => (other.undoSeconds ?? 0) - (one.undoSeconds ?? 0))[0];
}

/** Matches by token or customer name, or by `foundIds`, which were found by data the card does not show. */
export function isAskedFor(
  { id, token, customerName }: BoardOrder,
  query: string,
  foundIds: readonly string[] = [],
): boolean {
  if (foundIds.includes(id)) return true;
  const words = folded(query).split(/\s+/).filter(Boolean);
  return words.every((word) => folded(`${token} ${customerName}`).includes(word));
}

/** Returns the orders in preparation that contain the item. */
export function ordersWith(orders: readonly BoardOrder[], itemId?: string): BoardOrder[] {
  return orders.filter(({ status, lines }) => status === 'PREPARING' && lines.some((line) => line.itemId === itemId));
}

export function callingOrders(orders: readonly BoardOrder[]) {
  const open = orders.filter(({ status }) => isOpen(status));
  return {
    unseen: open.filter((order) => order.unseen),
    arriving: open.filter((order) => order.customerArriving),
  };
}

export function callingText(newCount: number, arrivingCount: number): string {
  const calls = [newCount > 0 && t.newCount(newCount), arrivingCount > 0 && t.arrivingCount(arrivingCount)];
  return calls.filter(Boolean).join(' · ');
}
