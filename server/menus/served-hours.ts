import { Fault } from '../errors';
import { weekdays } from '../shops/opening-hours.texts';
import { readingAt } from '../shops/wall-clock';
import * as t from './served-hours.texts';

/** When a category can be collected, by the clocks of its shop. */
export interface ServedHours {
  /** ISO weekdays, 1 Monday to 7 Sunday; empty: every day. */
  days: number[];
  /** « HH:MM »; null: from the opening on. */
  from: string | null;
  /** « HH:MM », no longer served then; null: until it closes. */
  until: string | null;
}

/** Whether what is collected in a window that starts at an instant is served then. */
export function isServed(served: ServedHours, zone: string, startsAt: Date): boolean {
  const clock = new Date(readingAt(zone, startsAt.getTime())).toISOString();
  return isServedAt(served, new Date(clock).getUTCDay() || 7, clock.slice(11, 16));
}

/** The same by the shop’s own clocks: ISO weekday and « HH:MM ». */
export function isServedAt({ days, from, until }: ServedHours, weekday: number, time: string): boolean {
  return (days.length === 0 || days.includes(weekday)) && (from ?? '') <= time && time < (until ?? '24:00');
}

/** « samedi, dimanche, jusqu’à 11:00 » */
export function servedText({ days, from, until }: ServedHours): string {
  const names = weekdays();
  const hours = from && until ? t.between({ from, until }) : from ? t.from(from) : until ? t.until(until) : [];
  return [...days.map((day) => names[day % 7]), hours].flat().join(', ');
}

/** As they are kept; null: always. Throws BAD_USER_INPUT for hours that never are. */
export function servedFrom({ days, from, until }: ServedHours): ServedHours | null {
  const isTime = (time: string | null) => time === null || /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  const known = [...new Set(days)].sort();
  const can = known.every((day) => Number.isInteger(day) && day >= 1 && day <= 7) && isTime(from) && isTime(until);
  if (!can || (from !== null && until !== null && from >= until)) throw new Fault('BAD_USER_INPUT', t.neverServed());
  const kept = { days: known.length === 7 ? [] : known, from, until };
  return kept.days.length === 0 && from === null && until === null ? null : kept;
}
