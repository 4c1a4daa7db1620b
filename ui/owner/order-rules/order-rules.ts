import * as t from './order-rules.texts';

/** Order rules as edited; a cleared number is 0 and a cleared time has minute -1, both of which are errors. */
export interface OrderRules {
  noticeHours: number | null;
  /** Deadline instead of a number of hours: ISO weekday and minutes after midnight. */
  noticeUntil: { weekday: number; minute: number } | null;
  /** ISO weekdays; null for every day. */
  days: number[] | null;
  /** First and last day of the season as « MM-DD », repeated each year. */
  season: { from: string; to: string } | null;
  /** Largest number of pieces a day; null for no limit. */
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

/** Checks the day in a leap year, so that 29 February is valid. */
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

/** Returns the error an item's form shows when its order rules are invalid. */
export function rulesError(rules: OrderRules | null | undefined): { orderRules?: string } {
  return rules && Object.keys(orderRulesErrors(rules)).length > 0 ? { orderRules: t.toCorrect() } : {};
}
