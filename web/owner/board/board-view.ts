import type { BoardOrderFragment } from '../../../graphql/generated/owner/board';
import type { BoardOrder } from '../../../ui/food/order-board/board-order';
import { isOpen, type OrderStatus } from '../../../graphql/rules/order-status';
import { refundTotals } from '../../../graphql/rules/refunds';
import { kitchenSelections } from '../../ordering/line-selections';
import { formatTime } from '../../page/moments';
import * as t from './board.texts';

export interface BoardMoment {
  now: number;
  untouched: ReadonlySet<string>;
  soldOutIds?: readonly string[];
  /** Time zone of the shop. */
  zone: string | undefined;
}

/**
 * Cards in the order of the board: open orders by window, those with an arriving customer first; then ended orders,
 * those whose last step can still be undone first, the latest on top, then by latest window.
 */
export function toBoard(orders: readonly BoardOrderFragment[], moment: BoardMoment): BoardOrder[] {
  const cards = orders.map((order) => ({ order, card: toCard(order, moment) }));
  const open = cards
    .filter(({ order }) => isOpen(order.status))
    .sort((one, other) => byArrival(one.card, other.card) || byWindow(one.order, other.order));
  const ended = cards
    .filter(({ order }) => !isOpen(order.status))
    .sort((one, other) => byUndo(one.card, other.card) || byWindow(other.order, one.order));
  return [...open, ...ended].map(({ card }) => card);
}

const drawn = new WeakMap<BoardOrderFragment, { changing: string; card: BoardOrder }>();

/**
 * Returns the card of an order, the same object while nothing on it changed, so that hundreds are not rendered again
 * each second.
 */
function toCard(order: BoardOrderFragment, { now, untouched, soldOutIds = [], zone }: BoardMoment): BoardOrder {
  const { id, status, source, window } = order;
  const span = { startsAt: Date.parse(window.startsAt), endsAt: Date.parse(window.endsAt) };
  const byTheMinute = {
    ...(source === 'COUNTER' ? waitingTime(status, span.startsAt, now) : windowTime(status, span, now)),
    undoSeconds: undoSeconds(order.undoableUntil, now),
    canMarkNoShow: order.noShowFrom !== null && Date.parse(order.noShowFrom) <= now,
    unseen: status === 'PREPARING' && untouched.has(id),
  };
  const gone = order.lines.filter(({ itemId }) => soldOutIds.includes(itemId)).map(({ id: lineId }) => lineId);
  const changing = JSON.stringify({ ...byTheMinute, gone });
  const before = drawn.get(order);
  if (before?.changing === changing) return before.card;
  const card = { ...lastingPart(order, gone, zone), ...byTheMinute };
  drawn.set(order, { changing, card });
  return card;
}

function lastingPart(order: BoardOrderFragment, gone: readonly string[], zone: string | undefined): BoardOrder {
  const { id, token, status, source, customerName, totalCents, window } = order;
  const { refundedCents, piecesOf } = refundTotals(order.refunds);
  return {
    id,
    token,
    status,
    customerName,
    totalCents,
    refundedCents,
    unpaid: source === 'COUNTER' && isOpen(status),
    pickupWindow: window.pickupWindow,
    ...(order.noShowFrom !== null && { noShowFromText: formatTime(order.noShowFrom, zone) }),
    lines: order.lines.map((line) => ({
      id: line.id,
      itemId: line.itemId,
      quantity: line.quantity,
      name: line.name,
      refunded: piecesOf(line.id),
      soldOut: gone.includes(line.id),
      selections: kitchenSelections(line.choices, line.note),
    })),
    customerArriving: order.arrivingAt !== null,
    ...((order.dispute === 'OPEN' || order.dispute === 'INQUIRY') && { disputed: true }),
    ...(order.noShowContest && { contest: order.noShowContest.answer === null ? 'unanswered' : 'answered' }),
  };
}

function byArrival(one: BoardOrder, other: BoardOrder): number {
  return Number(other.customerArriving) - Number(one.customerArriving);
}

function byUndo(one: BoardOrder, other: BoardOrder): number {
  return (other.undoSeconds ?? 0) - (one.undoSeconds ?? 0);
}

function byWindow(one: BoardOrderFragment, other: BoardOrderFragment): number {
  return (
    Date.parse(one.window.startsAt) - Date.parse(other.window.startsAt) ||
    Date.parse(one.createdAt) - Date.parse(other.createdAt)
  );
}

export function arrivalsMessage(tokens: readonly string[]): string | undefined {
  return tokens.length === 0 ? undefined : t.newOrders(tokens);
}

interface WindowSpan {
  startsAt: number;
  endsAt: number;
}

interface WindowTime {
  timeLeft: string;
  late: boolean;
}

/** Limit set by specification 4.3. */
const LONGEST_UNDO_SECONDS = 30;
const MINUTE = 60_000;
const AT_ONCE = 5 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Time left or late of an open order; null once it has ended. An order in preparation is late from the window's start,
 * a ready one from its end. `now` is the server's time in milliseconds.
 */
export function windowTime(status: OrderStatus, { startsAt, endsAt }: WindowSpan, now: number): WindowTime | null {
  if (!isOpen(status)) return null;
  const due = status === 'PREPARING' ? startsAt : endsAt;
  if (now >= due) return { timeLeft: t.late(duration(Math.max(MINUTE, now - due))), late: true };
  if (now >= startsAt) return { timeLeft: t.left(duration(roundUp(endsAt - now))), late: false };
  return { timeLeft: t.startsIn(duration(roundUp(startsAt - now))), late: false };
}

/** Waiting time of an open counter order, which is never late because it has no window (specification 5.10). */
export function waitingTime(status: OrderStatus, since: number, now: number): WindowTime | null {
  if (!isOpen(status)) return null;
  const waited = now - since;
  return { timeLeft: waited < AT_ONCE ? t.atOnce() : t.waitedFor(duration(waited)), late: false };
}

function roundUp(milliseconds: number): number {
  return Math.ceil(milliseconds / MINUTE) * MINUTE;
}

function duration(milliseconds: number): string {
  if (milliseconds < HOUR) return t.minutes(Math.floor(milliseconds / MINUTE));
  if (milliseconds < DAY) {
    const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
    const hours = Math.floor(milliseconds / HOUR);
    return minutes === 0 ? t.hours(hours) : t.hoursAndMinutes({ hours, minutes });
  }
  return t.days(Math.floor(milliseconds / DAY));
}

/** Whole seconds during which a step can still be undone, at most 30 (specification 4.3); undefined when it cannot. */
export function undoSeconds(undoableUntil: string | null, now: number): number | undefined {
  if (undoableUntil === null) return undefined;
  const seconds = Math.ceil((Date.parse(undoableUntil) - now) / 1000);
  return seconds > 0 ? Math.min(LONGEST_UNDO_SECONDS, seconds) : undefined;
}
