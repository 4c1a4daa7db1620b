import { perLocale } from '../../texts/language.texts';
import * as t from './formatting.texts';

// Instants arrive as ISO text and are shown on French wall clocks (specification 1.3).
const ZONE = 'Europe/Paris';

const clock = perLocale(
  (language) => new Intl.DateTimeFormat(language, { timeZone: ZONE, hour: '2-digit', minute: '2-digit' }),
);
const weekdayAndDate = perLocale(
  (language) => new Intl.DateTimeFormat(language, { timeZone: ZONE, weekday: 'long', day: 'numeric', month: 'long' }),
);
const fullDate = perLocale(
  (language) => new Intl.DateTimeFormat(language, { timeZone: ZONE, day: 'numeric', month: 'long', year: 'numeric' }),
);
const kilometres = perLocale((language) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }));
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE });

/** « 12:30 » */
export function formatTime(instant: string): string {
  return clock().format(new Date(instant));
}

/** « samedi 21 novembre » */
export function formatDay(instant: string): string {
  return weekdayAndDate().format(new Date(instant));
}

/** The day on French calendars, 'YYYY-MM-DD'. */
export function dayAt(instant: number): string {
  return isoDay.format(instant);
}

/** « 21 novembre 2026 » */
export function formatDate(instant: string): string {
  return fullDate().format(new Date(instant));
}

/** « 21 novembre 2026 à 12:30 » */
export function formatDateTime(instant: string): string {
  return t.dateAndTime({ date: formatDate(instant), time: formatTime(instant) });
}

/** Metres as « 350 m » or « 1,2 km ». */
export function formatDistance(metres: number): string {
  if (metres < 995) return `${Math.round(metres / 10) * 10} m`;
  return `${kilometres().format(metres / 1000)} km`;
}

/** « 4.8 (200+ avis) », « 4.6 (37 avis) », « Nouveau » under five reviews (specification 3.3). */
export function formatRating(rating: number | null, reviewCount: number): string {
  if (rating === null || reviewCount < 5) return t.unrated();
  const count = reviewCount < 100 ? String(reviewCount) : `${Math.floor(reviewCount / 100) * 100}+`;
  return t.rated({ rating, count });
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
