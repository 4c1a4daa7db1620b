import * as t from './order-rules.texts';

/** What stands in the fields: 0 for a number and -1 for a time that was wiped out. */
export interface OrderRules {
  noticeHours: number | null;
  /** Instead of hours: an ISO weekday, and minutes after midnight. */
  noticeUntil: { weekday: number; minute: number } | null;
  /** ISO weekdays; null: all of them. */
  days: number[] | null;
  /** « MM-DD », of every year. */
  season: { from: string; to: string } | null;
  /** Pieces a day; null: nobody counts. */
  dayCapacity: number | null;
}

export const NO_RULES: OrderRules = {
  noticeHours: null,
  noticeUntil: null,
  days: null,
  season: null,
  dayCapacity: null,
};

const isOutside = (number: number | null | undefined, least: number, most: number) =>
  number != null && (number < least || number > most);

/** In a leap year, so that the 29th of February is a day. */
const isDay = (day: string) => {
  const at = Date.parse(`2028-${day}`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(5, 10) === day;
};

export function orderRulesErrors({ noticeHours, noticeUntil, season, dayCapacity }: OrderRules) {
  return {
    ...(isOutside(noticeHours, 1, 720) && { noticeHours: t.noticeRange() }),
    ...(isOutside(noticeUntil?.minute, 0, 1439) && { noticeUntil: t.timeNeeded() }),
    ...(season && !isDay(season.from) && { seasonFrom: t.noSuchDay() }),
    ...(season && !isDay(season.to) && { seasonTo: t.noSuchDay() }),
    ...(isOutside(dayCapacity, 1, 9_999) && { dayCapacity: t.capacityRange() }),
  };
}

/** What is wrong with the rules of an item, for its form. */
export function rulesError(rules: OrderRules | null | undefined): { orderRules?: string } {
  return rules && Object.keys(orderRulesErrors(rules)).length > 0 ? { orderRules: t.toCorrect() } : {};
}
