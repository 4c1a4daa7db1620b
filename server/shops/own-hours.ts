import { clashes } from '../../graphql/rules/opening-week';
import { wrongDays } from '../../graphql/rules/planned-days';
import { Fault } from '../errors';
import type { ExceptionalOpening, OpeningRange } from './opening-hours';
import * as t from './own-shop.texts';

const DAY_MINUTES = 1_440;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const MOST_RANGES = 70;

/** A range as sent, unchecked. */
type WrittenRange = Record<keyof OpeningRange, number>;

/** The hours of a week as an owner writes them. Throws BAD_USER_INPUT when two overlap, over the weekend too. */
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

/** From some minute of a day to at most as late on the next. Throws BAD_USER_INPUT. */
export function checkHours({ opensAt, closesAt }: { opensAt: number; closesAt: number }): void {
  if (opensAt < 0 || opensAt >= DAY_MINUTES || closesAt <= opensAt || closesAt > opensAt + DAY_MINUTES)
    throw new Fault('BAD_USER_INPUT', t.timesNeeded());
}

/** Dates an owner plans, shop-local YYYY-MM-DD, both included. Throws BAD_USER_INPUT for what is past, backwards or far away. */
export function checkDates({ from, to }: { from: string; to: string }, today: string): void {
  const wrong = wrongDays({ from, to }, today);
  const text = wrong.from ?? (to === '' ? t.dateNeeded() : wrong.to);
  if (text) throw new Fault('BAD_USER_INPUT', text);
}

/** Throws BAD_USER_INPUT when an opening shares hours of a date with one announced before. */
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
