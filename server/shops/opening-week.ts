import { covers, isClosed, openingsOf, type OpeningRules } from './opening-hours';
import type { OpeningDay } from './shop.results';
import { DAY, dateOf, midnightOf, readingAt } from './wall-clock';

/** Today and the six days after it, as the shop is open on them, announced closures included. */
export function openingWeek(rules: OpeningRules, now: Date): OpeningDay[] {
  const today = midnightOf(readingAt(rules.zone, now.getTime()));
  return [0, 1, 2, 3, 4, 5, 6].map((ahead) => {
    const midnight = today + ahead * DAY;
    const weekday = new Date(midnight).getUTCDay() || 7;
    const opening = rules.exceptionalOpenings?.find((one) => covers(one, midnight));
    const closure = rules.closures.find((one) => covers(one, midnight));
    const isUsuallyOpen = rules.openingRanges.some((range) => range.weekday === weekday);
    const exceptional = opening !== undefined || (isUsuallyOpen && isClosed(rules, midnight));
    return {
      date: dateOf(midnight),
      weekday,
      spans: openingsOf(rules, midnight).map(({ opensAt, closesAt }) => spanText(opensAt, closesAt)),
      exceptional,
      reason: (exceptional && (opening ?? closure)?.reason) || null,
    };
  });
}

function spanText(opensAt: number, closesAt: number): string {
  if (closesAt - opensAt >= 1_440) return '24h/24';
  return `${clockText(opensAt)} – ${closesAt === 1_440 ? 'minuit' : clockText(closesAt)}`;
}

/** Minutes after midnight as « 13h30 », those of the next day too. */
function clockText(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60) % 24}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`;
}
