import { weekdays } from '../category-editor/category-editor.texts';
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

/** Returns the rules after a change of some of them; null when none is left. */
export function changedOrderRules(rules: OrderRules | null, change: Partial<OrderRules>): OrderRules | null {
  const next = { ...NO_RULES, ...rules, ...change };
  // All seven days are no restriction.
  const days = next.days && next.days.length < 7 ? [...next.days].sort((a, b) => a - b) : null;
  return Object.values({ ...next, days }).every((rule) => rule === null) ? null : { ...next, days };
}

/** Formats the rules in short, « 24 h avant · Dimanche · 12 par jour ». */
export function orderRulesText(rules: OrderRules | null): string {
  const { noticeHours, noticeUntil, days, season, dayCapacity } = rules ?? NO_RULES;
  const dayName = (day: number) => weekdays()[day - 1] ?? '';
  const parts = [
    noticeHours !== null && t.hoursAhead(noticeHours),
    noticeUntil && t.untilShort({ day: dayName(noticeUntil.weekday), time: clockOf(noticeUntil.minute) }),
    days?.map(dayName).join(', '),
    season && `${dayOfYearText(season.from)} – ${dayOfYearText(season.to)}`,
    dayCapacity !== null && t.perDay(dayCapacity),
  ];
  return parts.filter((part) => part).join(' · ') || t.noRules();
}

function dayOfYearText(day: string): string {
  const [month, date] = day.split('-').map(Number);
  return `${date} ${t.months()[(month ?? 1) - 1]}`;
}

/** Time of the day as « HH:MM »; empty for a cleared one. */
export const clockOf = (minute: number) => (minute < 0 ? '' : new Date(minute * 60_000).toISOString().slice(11, 16));
