import { openingsOf, openingState, type OpeningRules } from './opening-hours';
import { DAY, dateOf, firstInstantOf, midnightOf, MINUTE, readingAt, type WallReading } from './wall-clock';

/** A shop’s « today »: all openings that begin on one calendar day, until the last has ended (specification 1.3). */
export interface BusinessDay {
  /** The calendar day its openings begin on, shop-local YYYY-MM-DD. */
  date: string;
  midnight: WallReading;
  startsAt: Date;
  /** When the next one begins. */
  endsAt: Date;
}

/** Where no opening decides: a late kitchen is still in the day before, and no baker has opened yet. */
export const MORNING = 4 * 60 * MINUTE;

/** The business day an instant belongs to: there is exactly one, and each follows the one before without a gap. */
export function businessDayAt(rules: OpeningRules, instant: Date): BusinessDay {
  const midnight = midnightOf(readingAt(rules.zone, instant.getTime()));
  return businessDayOn(rules, instant.getTime() < beginningOf(rules, midnight) ? midnight - DAY : midnight);
}

/** The business day of a calendar day, by its local midnight. */
export function businessDayOn(rules: OpeningRules, midnight: WallReading): BusinessDay {
  const [startsAt, endsAt] = [beginningOf(rules, midnight), beginningOf(rules, midnight + DAY)];
  return { date: dateOf(midnight), midnight, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
}

/**
 * When « until tomorrow » and « sold out today » end if they begin now: with the business day or, after its last opening and past
 * midnight, with the one that is about to begin.
 */
export function endOfToday(rules: OpeningRules, now: Date): Date {
  const calendarDay = midnightOf(readingAt(rules.zone, now.getTime()));
  const day = businessDayAt(rules, now);
  const isAboutToBegin = calendarDay > day.midnight && !openingState(rules, now).isOpen;
  return (isAboutToBegin ? businessDayOn(rules, calendarDay) : day).endsAt;
}

/** Instant at which the business day of a calendar day begins: at four, unless an opening of it or of the day before says otherwise. */
function beginningOf(rules: OpeningRules, midnight: WallReading): number {
  let begins = midnight + MORNING;
  for (const { from, to } of stretchesAround(rules, midnight)) {
    if (from >= midnight) begins = Math.min(begins, from);
    // What is open around the clock ends no day.
    else if (to - from < DAY) begins = Math.max(begins, to);
  }
  return firstInstantOf(rules.zone, begins);
}

/** Openings by the shop’s clocks, in order; what follows another without a pause is one with it. */
function stretchesAround(rules: OpeningRules, midnight: WallReading): { from: WallReading; to: WallReading }[] {
  const stretches: { from: WallReading; to: WallReading }[] = [];
  const openings = [-2, -1, 0, 1].flatMap((days) => openingsOf(rules, midnight + days * DAY));
  for (const { midnight: own, opensAt, closesAt } of openings) {
    const [from, to] = [own + opensAt * MINUTE, own + closesAt * MINUTE];
    const last = stretches.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else stretches.push({ from, to });
  }
  return stretches;
}
