export interface HoursServed {
  /** ISO weekdays, 1 Monday to 7 Sunday; empty: every day. */
  days: readonly number[];
  /** HH:MM; null: from the opening on. */
  from: string | null;
  /** HH:MM, on the next calendar day when it is before `from`; null: until closing time. */
  until: string | null;
}

const DAY_MINUTES = 1_440;

/**
 * Whether something is served at `minute` after midnight of a business day, YYYY-MM-DD. Hours continue after midnight
 * with the business day: « from 18:00 » includes 00:15, and 22:00 to 02:00 ends on the next calendar day.
 */
export function isServedAt({ days, from, until }: HoursServed, day: string, minute: number): boolean {
  if (days.length > 0 && !days.includes(new Date(Date.parse(day)).getUTCDay() || 7)) return false;
  const begins = from === null ? -Infinity : minutesOf(from);
  const ends = until === null ? Infinity : minutesOf(until) + (from !== null && until < from ? DAY_MINUTES : 0);
  const isWithin = (at: number) => begins <= at && at < ends;
  // « 00:30 to 02:00 » belongs to the night after the business day.
  return isWithin(minute) || (from !== null && isWithin(minute - DAY_MINUTES));
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
