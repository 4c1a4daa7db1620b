import { perLocale } from '../../texts/language.texts';
import * as t from './formatting.texts';

// Instants arrive as ISO text and are shown on French wall clocks (specification 1.3).
export const ZONE = 'Europe/Paris';

const clock = perLocale(
  (language) => new Intl.DateTimeFormat(language, { timeZone: ZONE, hour: '2-digit', minute: '2-digit' }),
);
const fullDate = perLocale(
  (language) => new Intl.DateTimeFormat(language, { timeZone: ZONE, day: 'numeric', month: 'long', year: 'numeric' }),
);
const kilometres = perLocale((language) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }));
/** « 12:30 » */
export function formatTime(instant: string): string {
  return clock().format(new Date(instant));
}

/** « 21 novembre 2026 » */
export function formatDate(instant: string): string {
  return fullDate().format(new Date(instant));
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
