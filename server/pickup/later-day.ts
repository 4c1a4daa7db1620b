import { perLocale } from '../../graphql/texts/language.texts';
import { dayIn } from '../shops/hours/wall-clock';
import { weekdays } from '../shops/hours/opening-hours.texts';
import * as t from './pickup.texts';

const inWords = perLocale(
  (language, timeZone: string) =>
    new Intl.DateTimeFormat(language, { timeZone, weekday: 'long', day: 'numeric', month: 'long' }),
);

/** Day as text, « vendredi 27 novembre ». */
export function formatLaterDay(timeZone: string, at: Date): string {
  return inWords(timeZone).format(at);
}

/**
 * Formats the day of a pickup from two dates YYYY-MM-DD: « dimanche 29 novembre (nuit de samedi à dimanche) » after
 * midnight of Saturday's service, so that nobody comes a day early.
 */
export function formatPickupDay(calendarDay: string, businessDay: string): string {
  const [date, evening] = [new Date(calendarDay), new Date(businessDay)];
  const day = formatLaterDay('UTC', date);
  return calendarDay === businessDay
    ? day
    : t.afterMidnight({ day, evening: weekday(evening), morning: weekday(date) });
}

/** Returns the date of an instant, YYYY-MM-DD; null when it is the date of `now`. */
export function otherDate(zone: string, at: Date, now: Date): string | null {
  const date = dayIn(zone, at);
  return date === dayIn(zone, now) ? null : date;
}

const weekday = (date: Date) => weekdays()[date.getUTCDay()] ?? '';
