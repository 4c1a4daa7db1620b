import { Fault } from '../errors';
import { DAY, dateOf, firstInstantOf, midnightOf, readingAt } from '../shops/wall-clock';
import * as t from './reports.texts';

// Reports and the accountant’s file count calendar days, as VAT returns do; business days decide only what is sold and prepared.

/** From an instant to before another, in milliseconds since 1970. */
export interface Span {
  from: number;
  to: number;
}

export function isWithin({ from, to }: Span, instant: number | null): boolean {
  return instant !== null && from <= instant && instant < to;
}

const LONGEST_DAYS = 366;
const WEEK = 7 * DAY;

/** Whole shop-local days 'YYYY-MM-DD', both included. Throws BAD_USER_INPUT for what are none, or more than a year of them. */
export function spanOfDays(zone: string, first: string, last: string): Span {
  const [from, to] = [midnight(first), midnight(last)];
  if (to < from) throw new Fault('BAD_USER_INPUT', t.endsBeforeStart());
  if (to - from >= LONGEST_DAYS * DAY) throw new Fault('BAD_USER_INPUT', t.tooLong());
  return { from: firstInstantOf(zone, from), to: firstInstantOf(zone, to + DAY) };
}

function midnight(day: string): number {
  const reading = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  // 31 February is read as 3 March.
  if (Number.isNaN(reading) || dateOf(reading) !== day) throw new Fault('BAD_USER_INPUT', t.noSuchDay());
  return reading;
}

/** The shop-local day of an instant, 'YYYY-MM-DD'. */
export function dayOf(zone: string, instant: number): string {
  return dateOf(readingAt(zone, instant));
}

/** The hour the shop's clock shows, 0 to 23. */
export function hourOf(zone: string, instant: number): number {
  return new Date(readingAt(zone, instant)).getUTCHours();
}

/** Today, or the week since Monday, until now; and the same a week earlier, until clocks showed the same time. */
export function spansUntil(zone: string, now: number, unit: 'TODAY' | 'WEEK'): { present: Span; before: Span } {
  const reading = readingAt(zone, now);
  const today = midnightOf(reading);
  const start = unit === 'TODAY' ? today : today - ((new Date(today).getUTCDay() + 6) % 7) * DAY;
  return {
    // What happens in this very millisecond counts.
    present: { from: firstInstantOf(zone, start), to: now + 1 },
    before: { from: firstInstantOf(zone, start - WEEK), to: firstInstantOf(zone, reading - WEEK) + 1 },
  };
}

/** Every shop-local day that a span touches, in order. */
export function daysOf(zone: string, { from, to }: Span): string[] {
  const [first, last] = [midnightOf(readingAt(zone, from)), midnightOf(readingAt(zone, to - 1))];
  return Array.from({ length: (last - first) / DAY + 1 }, (_, index) => dateOf(first + index * DAY));
}
