import { DAY, MINUTE, firstInstantOf, midnightOf, readingAt } from './wall-clock';

/** A shop’s day begins at 4: a late kitchen is still in the day before, and no baker has opened yet. */
export const MORNING = 4 * 60 * MINUTE;

/** When the next day of a shop begins: « épuisé aujourd’hui » and a pause for the rest of the day end there. */
export function nextMorning(zone: string, now: Date): Date {
  const today = midnightOf(readingAt(zone, now.getTime()) - MORNING);
  return new Date(firstInstantOf(zone, today + DAY + MORNING));
}
