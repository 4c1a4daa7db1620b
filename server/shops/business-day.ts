import { DAY, MINUTE, firstInstantOf, midnightOf, readingAt } from './wall-clock';

/** When a shop’s day begins, after local midnight: a kitchen that works late is still in the day before; no baker has opened yet. */
export const MORNING = 4 * 60 * MINUTE;

/** When the next day of a shop begins: « épuisé aujourd’hui » and a pause for the rest of the day end there. */
export function nextMorning(zone: string, now: Date): Date {
  const today = midnightOf(readingAt(zone, now.getTime()) - MORNING);
  return new Date(firstInstantOf(zone, today + DAY + MORNING));
}
