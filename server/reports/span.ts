import { Fault } from '../errors';
import { DAY, dateOf, firstInstantOf, midnightOf, readingAt } from '../shops/hours/wall-clock';
import * as t from './reports.texts';

// Reports and the accountant’s file count calendar days, as VAT returns do; business days decide only what is sold and prepared.

/** A time span in milliseconds since 1970; `from` is included, `to` is not. */
export interface Span {
  from: number;
  to: number;
}

export function isWithin({ from, to }: Span, instant: number | null): boolean {
  return instant !== null && from <= instant && instant < to;
}

const LONGEST_DAYS = 366;
const WEEK = 7 * DAY;

/** Returns the span of both shop-local days. Throws BAD_USER_INPUT for no days, or more than 366. */
export function spanOfDays(zone: string, first: string, last: string): Span {
  const [from, to] = [midnight(first), midnight(last)];
  if (to < from) throw new Fault('BAD_USER_INPUT', t.endsBeforeStart());
  if (to - from >= LONGEST_DAYS * DAY) throw new Fault('BAD_USER_INPUT', t.tooLong());
  return { from: firstInstantOf(zone, from), to: firstInstantOf(zone, to + DAY) };
}

function midnight(day: string): number {
  const reading = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  // Date.parse reads 31 February as 3 March.
  if (Number.isNaN(reading) || dateOf(reading) !== day) throw new Fault('BAD_USER_INPUT', t.noSuchDay());
  return reading;
}

/** Returns the shop-local day of an instant, 'YYYY-MM-DD'. */
export function dayOf(zone: string, instant: number): string {
  return dateOf(readingAt(zone, instant));
}

/** Returns the hour of an instant in shop time, 0 to 23. */
export function hourOf(zone: string, instant: number): number {
  return new Date(readingAt(zone, instant)).getUTCHours();
}

/** Returns today, or the week since Monday, until now, and the same a week earlier until the same time of day. */
export function spansUntil(zone: string, now: number, unit: 'TODAY' | 'WEEK'): { present: Span; before: Span } {
  const reading = readingAt(zone, now);
  const today = midnightOf(reading);
  const start = unit === 'TODAY' ? today : today - ((new Date(today).getUTCDay() + 6) % 7) * DAY;
  return {
    // The end is exclusive, so this includes events of the present millisecond.
    present: { from: firstInstantOf(zone, start), to: now + 1 },
    before: { from: firstInstantOf(zone, start - WEEK), to: firstInstantOf(zone, reading - WEEK) + 1 },
  };
}

/** Returns every shop-local day that a span touches, in order. */
export function daysOf(zone: string, { from, to }: Span): string[] {
  const [first, last] = [midnightOf(readingAt(zone, from)), midnightOf(readingAt(zone, to - 1))];
  return Array.from({ length: (last - first) / DAY + 1 }, (_, index) => dateOf(first + index * DAY));
}
