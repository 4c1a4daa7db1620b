import { folded } from '../../../texts/folded';
import { isOpen, orderStatusLabels, type OrderStatus } from '../../../graphql/rules/order-status';
import type { LineSelections } from '../selections/selections';
import * as t from './order-board.texts';

export interface BoardLine {
  id: string;
  itemId?: string;
  quantity: number;
  name: string;
  /** How many of them were given back. */
  refunded?: number;
  /** Its article, for today. */
  soldOut?: boolean;
  selections?: LineSelections;
}

export interface BoardOrder {
  id: string;
  token: string;
  status: OrderStatus;
  customerName: string;
  pickupWindow: string;
  timeLeft?: string;
  /** The window has begun and the order is not ready, or is over and nobody came. */
  late?: boolean;
  lines: readonly BoardLine[];
  totalCents: number;
  /** Of them given back. */
  refundedCents?: number;
  unpaid?: boolean;
  customerArriving?: boolean;
  canMarkNoShow?: boolean;
  /** From when on, while it is still too early: « 12:45 ». */
  noShowFromText?: string;
  /** Its customer says they were there, and waits for the shop’s answer, or has it. */
  contest?: 'unanswered' | 'answered';
  /** Its customer disputes the payment, and the bank has not decided. */
  disputed?: boolean;
  undoSeconds?: number;
  unseen?: boolean;
  /** It has left from under a finger, and stays in sight until that rests. */
  movedTo?: OrderStatus;
}

export const advanceLabels: Partial<Record<OrderStatus, () => string>> = {
  PREPARING: t.markReady,
  READY: t.handOver,
};

export interface BoardColumn {
  key: 'PREPARING' | 'READY' | 'COLLECTED';
  label: string;
  orders: BoardOrder[];
  count: number;
  /** What else stands there: « 1 annulée · 2 non présentés »; empty when nothing does. */
  othersText: string;
}

/** Three columns; however an order ended, it stands in the last one, but only what was delivered counts as that. */
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

/** The step taken last, where its order has left what is shown and the step can still be taken back. */
export function lastMovedAway(orders: readonly BoardOrder[], shown: readonly BoardOrder[]): BoardOrder | undefined {
  const away = orders.filter((order) => order.undoSeconds !== undefined && !shown.includes(order));
  return away.sort((one, other) => (other.undoSeconds ?? 0) - (one.undoSeconds ?? 0))[0];
}

/** Whether an order is what somebody at the counter asks for, by number or name; accents and capitals do not matter. `foundIds`: by what its card does not show. */
export function isAskedFor(
  { id, token, customerName }: BoardOrder,
  query: string,
  foundIds: readonly string[] = [],
): boolean {
  if (foundIds.includes(id)) return true;
  const words = folded(query).split(/\s+/).filter(Boolean);
  return words.every((word) => folded(`${token} ${customerName}`).includes(word));
}

/** Those still to be made in which there is some of it. */
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
