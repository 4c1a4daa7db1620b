import { covers, isClosed, openingsOf, type OpeningRules } from './opening-hours';
import * as t from './opening-hours.texts';
import type { OpeningDay } from './shop.results';
import { DAY, MINUTE, dateOf, midnightOf, readingAt } from './wall-clock';

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
  if (closesAt - opensAt >= 1_440) return t.allDay();
  return t.hours({ opensAt: timeOf(opensAt), closesAt: timeOf(closesAt) });
}

/** Minutes after midnight as « 13:30 », those of the next day too. */
function timeOf(minutes: number): string {
  return new Date(minutes * MINUTE).toISOString().slice(11, 16);
}
