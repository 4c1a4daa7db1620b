import { perLocale } from '../../graphql/texts/language.texts';
import * as t from './formatting.texts';

const fullDate = perLocale(
  (language, timeZone: string) =>
    new Intl.DateTimeFormat(language, { timeZone, day: 'numeric', month: 'long', year: 'numeric' }),
);

/** Formats « 21 novembre 2026 » in a time zone. */
export function formatDate(instant: string, zone: string): string {
  return fullDate(zone).format(new Date(instant));
}

/** Formats « 4.8 (200+ avis) », « 4.6 (37 avis) », or « Nouveau » under five reviews (specification 3.3). */
export function formatRating(rating: number | null, reviewCount: number): string {
  if (rating === null || reviewCount < 5) return t.unrated();
  const count = reviewCount < 100 ? String(reviewCount) : `${Math.floor(reviewCount / 100) * 100}+`;
  return t.rated({ rating, count });
}
