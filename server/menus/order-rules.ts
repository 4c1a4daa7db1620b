import { Fault } from '../errors';
import { DAY, MINUTE, dateOf, firstInstantOf, type WallReading } from '../shops/wall-clock';
import type { OrderRules, Season } from './order-rules.results';
import * as t from './order-rules.texts';

/** Why an item cannot be had at a window. */
export type Obstacle = 'NOTICE' | 'DAYS' | 'SEASON';

/** A start of collection, and the business day to which it belongs, shop-local YYYY-MM-DD. */
export interface StartOfDay {
  startsAt: Date;
  day: string;
}

/** What keeps an item from being collected from a start on when it is ordered `now`; null: nothing. Pure. */
export function obstacleTo(rules: OrderRules | null, zone: string, start: StartOfDay, now: Date): Obstacle | null {
  if (rules === null) return null;
  if (rules.season && !isWithin(rules.season, start.day.slice(5))) return 'SEASON';
  if (rules.days && !rules.days.includes(weekdayOf(Date.parse(start.day)))) return 'DAYS';
  const until = orderableUntil(rules, zone, start);
  return until && until < now ? 'NOTICE' : null;
}

/** `obstacleTo` for windows of one day, of which none begins after `last`: only a notice in hours tells them apart. Pure. */
export function obstaclesUntil(rules: OrderRules | null, zone: string, last: StartOfDay, now: Date) {
  const ofAll = obstacleTo(rules, zone, last, now);
  const soonest = now.getTime() + (rules?.noticeHours ?? 0) * 60 * MINUTE;
  return (startsAt: Date): Obstacle | null =>
    ofAll ?? (rules?.noticeHours && startsAt.getTime() < soonest ? 'NOTICE' : null);
}

/** The last instant an item may be ordered at for a window; null: until the window is out of reach. */
export function orderableUntil(
  { noticeHours, noticeUntil }: OrderRules,
  zone: string,
  { startsAt, day: date }: StartOfDay,
): Date | null {
  if (noticeHours) return new Date(startsAt.getTime() - noticeHours * 60 * MINUTE);
  if (!noticeUntil) return null;
  const day = Date.parse(date);
  const daysBefore = (weekdayOf(day) - noticeUntil.weekday + 7) % 7 || 7;
  return new Date(firstInstantOf(zone, day - daysBefore * DAY + noticeUntil.minute * MINUTE));
}

/** « Sur commande, 48 h avant · Le dimanche »; null: it can be had whenever the shop is open. */
export function orderRulesText(rules: OrderRules | null): string | null {
  const { noticeHours, noticeUntil, days, season } = rules ?? {};
  const parts = [
    noticeHours ? t.hoursBefore(noticeHours) : null,
    noticeUntil ? t.until(noticeUntil) : null,
    days ? t.onDays(days) : null,
    season ? t.inSeason(season) : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' · ') : null;
}

/** As they will be kept; null where they say nothing. Throws BAD_USER_INPUT. */
export function orderRulesFrom(input: OrderRules): OrderRules | null {
  const { noticeHours = null, noticeUntil = null, season = null, dayCapacity = null } = input;
  const days = input.days && input.days.length < 7 ? [...new Set(input.days)].sort((a, b) => a - b) : null;
  check(noticeHours === null || isWhole(noticeHours, 1, 720), t.noticeWrong());
  check(
    noticeUntil === null ||
      (noticeHours === null && isWhole(noticeUntil.weekday, 1, 7) && isWhole(noticeUntil.minute, 0, 1439)),
    t.noticeWrong(),
  );
  check(days === null || (days.length > 0 && days.every((day) => isWhole(day, 1, 7))), t.daysWrong());
  check(season === null || (isDayOfYear(season.from) && isDayOfYear(season.to)), t.seasonWrong());
  check(dayCapacity === null || isWhole(dayCapacity, 1, 9_999), t.capacityWrong());
  const rules = { noticeHours, noticeUntil: noticeUntil && { ...noticeUntil }, days, season, dayCapacity };
  return Object.values(rules).every((rule) => rule === null) ? null : rules;
}

function check(isRight: boolean, text: string): void {
  if (!isRight) throw new Fault('BAD_USER_INPUT', text);
}

const isWhole = (number: number, least: number, most: number) =>
  Number.isInteger(number) && number >= least && number <= most;

/** Of a leap year, so that the 29th of February may be a bound. */
const isDayOfYear = (day: string) =>
  /^\d\d-\d\d$/.test(day) &&
  !Number.isNaN(Date.parse(`2028-${day}`)) &&
  dateOf(Date.parse(`2028-${day}`)).endsWith(day);

function isWithin({ from, to }: Season, day: string): boolean {
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

/** ISO weekday of a local midnight. */
function weekdayOf(midnight: WallReading): number {
  return new Date(midnight).getUTCDay() || 7;
}
