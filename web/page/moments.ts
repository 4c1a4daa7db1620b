import { perLocale } from '../../texts/language.texts';
import { formatDate, formatTime, ZONE } from './formatting';
import * as t from './moments.texts';

const weekdayAndDate = perLocale(
  (language) => new Intl.DateTimeFormat(language, { timeZone: ZONE, weekday: 'long', day: 'numeric', month: 'long' }),
);

const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE });

/** « samedi 21 novembre » */
export function formatDay(instant: string): string {
  return weekdayAndDate().format(new Date(instant));
}

/** The day on French calendars, 'YYYY-MM-DD'. */
export function dayAt(instant: number): string {
  return isoDay.format(instant);
}

/** « 21 novembre 2026 à 12:30 » */
export function formatDateTime(instant: string): string {
  return t.dateAndTime({ date: formatDate(instant), time: formatTime(instant) });
}

const MINUTE = 60_000;

/** How long ago, in milliseconds, as « à l’instant », « il y a 12 min », « il y a 3 h », « il y a 2 jours ». */
export function formatAge(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE);
  if (minutes < 1) return t.justNow();
  if (minutes < 60) return t.minutesAgo(minutes);
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return t.hoursAgo(hours);
  return t.daysAgo(Math.floor(hours / 24));
}

/** « 9:05 » */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
