import { perLocale } from '../../graphql/texts/language.texts';
import { formatDate } from './formatting';
import * as t from './moments.texts';

/** Time zone of the shop whose times are formatted; undefined, while it is not known, means this device's zone. */
type Zone = string | undefined;

const clock = perLocale(
  (language, timeZone: Zone) => new Intl.DateTimeFormat(language, { timeZone, hour: '2-digit', minute: '2-digit' }),
);
const weekdayAndDate = perLocale(
  (language, timeZone: Zone) =>
    new Intl.DateTimeFormat(language, { timeZone, weekday: 'long', day: 'numeric', month: 'long' }),
);

/** Formats « 12:30 ». */
export function formatTime(instant: string | number, zone: Zone): string {
  return clock(zone).format(new Date(instant));
}

/** Formats « samedi 21 novembre ». */
export function formatDay(instant: string, zone: Zone): string {
  return weekdayAndDate(zone).format(new Date(instant));
}

/** Date of an instant as 'YYYY-MM-DD', in the given zone or else this device's. */
export function dayAt(instant: string | number, timeZone?: Zone): string {
  return new Date(instant).toLocaleDateString('sv-SE', { timeZone });
}

/** Formats « 21 novembre 2026 à 12:30 ». */
export function formatDateTime(instant: string, zone: string): string {
  return t.dateAndTime({ date: formatDate(instant, zone), time: formatTime(instant, zone) });
}

const MINUTE = 60_000;

/** Formats an age in milliseconds as « à l’instant », « il y a 12 min », « il y a 3 h », « il y a 2 jours ». */
export function formatAge(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE);
  if (minutes < 1) return t.justNow();
  if (minutes < 60) return t.minutesAgo(minutes);
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return t.hoursAgo(hours);
  return t.daysAgo(Math.floor(hours / 24));
}

/** Formats seconds as « 9:05 ». */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
