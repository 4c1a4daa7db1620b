import { Fault } from '../errors';
import { weekdays } from '../shops/opening-hours.texts';
import { MINUTE, readingAt } from '../shops/wall-clock';
import type { StartOfDay } from './order-rules';
import * as t from './served-hours.texts';

/** Days and hours at which a category can be picked up, in the shop's local time. */
export interface ServedHours {
  /** ISO weekdays, 1 for Monday to 7 for Sunday; empty: every day. */
  days: number[];
  /** Start, « HH:MM »; null: from opening time. */
  from: string | null;
  /** End (exclusive), « HH:MM », on the next calendar day when it is before `from`; null: until closing time. */
  until: string | null;
}

/**
 * Whether a category is served at the start of a window. Hours continue after midnight with the business day: « from
 * 18:00 » includes 00:15, and 22:00 to 02:00 ends on the next calendar day.
 */
export function isServed({ days, from, until }: ServedHours, zone: string, { startsAt, day }: StartOfDay): boolean {
  const midnight = Date.parse(day);
  if (days.length > 0 && !days.includes(new Date(midnight).getUTCDay() || 7)) return false;
  const minute = Math.floor((readingAt(zone, startsAt.getTime()) - midnight) / MINUTE);
  const begins = from === null ? -Infinity : minutesOf(from);
  const ends = until === null ? Infinity : minutesOf(until) + (from !== null && until < from ? DAY_MINUTES : 0);
  const isWithin = (at: number) => begins <= at && at < ends;
  // « 00:30 to 02:00 » belongs to the night after the business day.
  return isWithin(minute) || (from !== null && isWithin(minute - DAY_MINUTES));
}

const DAY_MINUTES = 1_440;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Formats the hours, « samedi, dimanche, jusqu’à 11:00 ». */
export function servedText({ days, from, until }: ServedHours): string {
  const names = weekdays();
  const hours = from && until ? t.between({ from, until }) : from ? t.from(from) : until ? t.until(until) : [];
  return [...days.map((day) => names[day % 7]), hours].flat().join(', ');
}

/** Returns the validated hours; null when there is no restriction. Throws BAD_USER_INPUT for hours that never apply. */
export function servedFrom({ days, from, until }: ServedHours): ServedHours | null {
  const isTime = (time: string | null) => time === null || /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  const known = [...new Set(days)].sort();
  const can = known.every((day) => Number.isInteger(day) && day >= 1 && day <= 7) && isTime(from) && isTime(until);
  if (!can || (from !== null && from === until)) throw new Fault('BAD_USER_INPUT', t.neverServed());
  const kept = { days: known.length === 7 ? [] : known, from, until };
  return kept.days.length === 0 && from === null && until === null ? null : kept;
}
