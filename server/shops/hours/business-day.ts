import { merged, openingsOf, openingState, type OpeningRules, type Stretch } from './opening-hours';
import { DAY, dateOf, firstInstantOf, midnightOf, MINUTE, readingAt, type WallReading } from './wall-clock';

/** All openings that start on one calendar day, until the last of them has ended (specification 1.3). */
export interface BusinessDay {
  /** Calendar day on which its openings start, shop-local YYYY-MM-DD. */
  date: string;
  midnight: WallReading;
  startsAt: Date;
  /** When the next business day starts. */
  endsAt: Date;
}

/** Start of a business day when no opening decides: at four no late kitchen is open any more, and no bakery yet. */
export const MORNING = 4 * 60 * MINUTE;

/** Returns the business day that contains an instant; business days follow each other without gaps. */
export function businessDayAt(rules: OpeningRules, instant: Date): BusinessDay {
  const midnight = midnightOf(readingAt(rules.zone, instant.getTime()));
  return businessDayOn(rules, instant.getTime() < beginningOf(rules, midnight) ? midnight - DAY : midnight);
}

export function businessDayOn(rules: OpeningRules, midnight: WallReading): BusinessDay {
  const [startsAt, endsAt] = [beginningOf(rules, midnight), beginningOf(rules, midnight + DAY)];
  return { date: dateOf(midnight), midnight, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
}

/**
 * Returns when « until tomorrow » and « sold out today » end if they start now: with the current business day or, when
 * it is past midnight and the last opening has ended, with the business day about to start.
 */
export function endOfToday(rules: OpeningRules, now: Date): Date {
  const calendarDay = midnightOf(readingAt(rules.zone, now.getTime()));
  const day = businessDayAt(rules, now);
  const isAboutToBegin = calendarDay > day.midnight && !openingState(rules, now).isOpen;
  return (isAboutToBegin ? businessDayOn(rules, calendarDay) : day).endsAt;
}

/** At four, unless an opening of that day or of the day before decides otherwise. */
function beginningOf(rules: OpeningRules, midnight: WallReading): number {
  let begins = midnight + MORNING;
  for (const { from, to } of stretchesAround(rules, midnight)) {
    if (from >= midnight) begins = Math.min(begins, from);
    // Opening hours around the clock do not end a business day.
    else if (to - from < DAY) begins = Math.max(begins, to);
  }
  return firstInstantOf(rules.zone, begins);
}

/** Returns the openings around a day in wall-clock time, in order; openings without a pause between them are merged. */
function stretchesAround(rules: OpeningRules, midnight: WallReading): Stretch[] {
  const openings = [-2, -1, 0, 1].flatMap((days) => openingsOf(rules, midnight + days * DAY));
  return merged(
    openings.map(({ midnight: own, opensAt, closesAt }) => ({
      from: own + opensAt * MINUTE,
      to: own + closesAt * MINUTE,
    })),
  );
}
