import { isOpen, type OrderStatus } from '../../../graphql/rules/order-status';
import * as t from './board.texts';

export interface WindowSpan {
  startsAt: number;
  endsAt: number;
}

export interface WindowTime {
  timeLeft: string;
  late: boolean;
}

/** Specification 4.3. */
const LONGEST_UNDO_SECONDS = 30;
const MINUTE = 60_000;
const AT_ONCE = 5 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Where an open order stands against its window; null once it has ended. In preparation it is late from the window’s
 * start on, on the counter from its end on. `now` is the server’s instant in milliseconds.
 */
export function windowTime(status: OrderStatus, { startsAt, endsAt }: WindowSpan, now: number): WindowTime | null {
  if (!isOpen(status)) return null;
  const due = status === 'PREPARING' ? startsAt : endsAt;
  if (now >= due) return { timeLeft: t.late(duration(Math.max(MINUTE, now - due))), late: true };
  if (now >= startsAt) return { timeLeft: t.left(duration(roundUp(endsAt - now))), late: false };
  return { timeLeft: t.startsIn(duration(roundUp(startsAt - now))), late: false };
}

/** How long an open counter order has been waiting, in which nothing is late: it is for now (specification 5.10). */
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

/** Whole seconds during which a step can still be taken back; undefined when it no longer can. */
export function undoSeconds(undoableUntil: string | null, now: number): number | undefined {
  if (undoableUntil === null) return undefined;
  const seconds = Math.ceil((Date.parse(undoableUntil) - now) / 1000);
  return seconds > 0 ? Math.min(LONGEST_UNDO_SECONDS, seconds) : undefined;
}
