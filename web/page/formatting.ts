// Instants arrive as ISO text and are shown on French wall clocks (specification 1.3).
const ZONE = 'Europe/Paris';

// Made when first used: each takes a slow phone longer than a whole card, and the page would wait for it.
let fullDate: Intl.DateTimeFormat | undefined;
let clock: Intl.DateTimeFormat | undefined;
let kilometres: Intl.NumberFormat | undefined;

/** « 12:30 » */
export function formatTime(instant: string): string {
  clock ??= new Intl.DateTimeFormat('fr-FR', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' });
  return clock.format(new Date(instant));
}

const weekdayAndDate = new Intl.DateTimeFormat('fr-FR', {
  timeZone: ZONE,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE });

/** « samedi 21 novembre » */
export function formatDay(instant: string): string {
  return weekdayAndDate.format(new Date(instant));
}

/** The day on French calendars, 'YYYY-MM-DD'. */
export function dayAt(instant: number): string {
  return isoDay.format(instant);
}

/** « 21 novembre 2026 » */
export function formatDate(instant: string): string {
  const parts = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  fullDate ??= new Intl.DateTimeFormat('fr-FR', { timeZone: ZONE, ...parts });
  return fullDate.format(new Date(instant));
}

/** « 21 novembre 2026 à 12:30 » */
export function formatDateTime(instant: string): string {
  return `${formatDate(instant)} à ${formatTime(instant)}`;
}

/** Metres as « 350 m » or « 1,2 km ». */
export function formatDistance(metres: number): string {
  if (metres < 995) return `${Math.round(metres / 10) * 10} m`;
  kilometres ??= new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });
  return `${kilometres.format(metres / 1000)} km`;
}

/** « 3 articles »; French counts zero as one. */
export function formatItemCount(count: number): string {
  return `${count} ${count > 1 ? 'articles' : 'article'}`;
}

/** « 4.8 (200+ avis) », « 4.6 (37 avis) », « Nouveau » under five reviews (specification 3.3). */
export function formatRating(rating: number | null, reviewCount: number): string {
  if (rating === null || reviewCount < 5) return 'Nouveau';
  const count = reviewCount < 100 ? String(reviewCount) : `${Math.floor(reviewCount / 100) * 100}+`;
  return `${rating.toFixed(1)} (${count} avis)`;
}

const MINUTE = 60_000;

/** How long ago, in milliseconds, as « à l’instant », « il y a 12 min », « il y a 3 h », « il y a 2 jours ». */
export function formatAge(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE);
  if (minutes < 1) return 'à l’instant';
  if (minutes < 60) return `il y a ${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `il y a ${hours} h`;
  const days = Math.floor(hours / 24);
  return `il y a ${days} ${days > 1 ? 'jours' : 'jour'}`;
}

/** « 9:05 » */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
