import { clashes } from '../../../graphql/rules/opening-week';
import { wrongDays } from '../../../graphql/rules/planned-days';
import { Fault } from '../../errors';
import type { ExceptionalOpening, OpeningRange } from './opening-hours';
import * as t from '../own/own-shop.texts';

const DAY_MINUTES = 1_440;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const MOST_RANGES = 70;

/** An opening range as sent by the client, not validated. */
type WrittenRange = Record<keyof OpeningRange, number>;

/** Validates a week. Throws BAD_USER_INPUT when a range is invalid or two overlap, also from Sunday night to Monday. */
export function weekFrom(ranges: readonly WrittenRange[]): OpeningRange[] {
  if (ranges.length > MOST_RANGES) throw new Fault('BAD_USER_INPUT', t.tooManyRanges());
  const week = ranges.map(({ weekday, opensAt, closesAt }) => {
    if (!isWeekday(weekday)) throw new Fault('BAD_USER_INPUT', t.noSuchWeekday());
    checkHours({ opensAt, closesAt });
    return { weekday, opensAt, closesAt };
  });
  const days = WEEKDAYS.map((day) =>
    week.filter(({ weekday }) => weekday === day).map(({ opensAt, closesAt }) => ({ from: opensAt, to: closesAt })),
  );
  if (clashes(days).some((clash) => clash !== null)) throw new Fault('BAD_USER_INPUT', t.rangesOverlap());
  return week;
}

function isWeekday(weekday: number): weekday is OpeningRange['weekday'] {
  return Number.isInteger(weekday) && weekday >= 1 && weekday <= 7;
}

/** Throws BAD_USER_INPUT unless the opening starts within the day and lasts at most 24 hours. */
export function checkHours({ opensAt, closesAt }: { opensAt: number; closesAt: number }): void {
  if (opensAt < 0 || opensAt >= DAY_MINUTES || closesAt <= opensAt || closesAt > opensAt + DAY_MINUTES)
    throw new Fault('BAD_USER_INPUT', t.timesNeeded());
}

/** Throws BAD_USER_INPUT for dates (YYYY-MM-DD, both included) past, in the wrong order or too far away. */
export function checkDates({ from, to }: { from: string; to: string }, today: string): void {
  const wrong = wrongDays({ from, to }, today);
  const text = wrong.from ?? (to === '' ? t.dateNeeded() : wrong.to);
  if (text) throw new Fault('BAD_USER_INPUT', text);
}

/** Throws BAD_USER_INPUT when an exceptional opening overlaps the hours of another one on the same date. */
export function checkApart(opening: ExceptionalOpening, others: readonly ExceptionalOpening[]): void {
  const clash = others.some(
    (other) =>
      other.from <= opening.to &&
      opening.from <= other.to &&
      other.opensAt < opening.closesAt &&
      opening.opensAt < other.closesAt,
  );
  if (clash) throw new Fault('BAD_USER_INPUT', t.openingsClash());
}
