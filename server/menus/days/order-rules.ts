import 'reflect-metadata';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Fault } from '../../errors';
import { DAY, MINUTE, dateOf, firstInstantOf, type WallReading } from '../../shops/hours/wall-clock';
import * as t from './order-rules.texts';

@InputType('NoticeUntilInput')
@ObjectType({ description: 'A moment of the week before the day of pickup, shop-local.' })
export class NoticeUntil {
  @Field(() => Int, { description: 'ISO weekday, 1 Monday to 7 Sunday; the last one before the day of pickup.' })
  weekday!: number;

  @Field(() => Int, { description: 'Minutes after local midnight.' }) minute!: number;
}

@InputType('SeasonInput')
@ObjectType({ description: 'Days of every year, both included; it may run over the turn of the year.' })
export class Season {
  @Field(() => String, { description: 'First day, MM-DD.' }) from!: string;
  @Field(() => String, { description: 'Last day, MM-DD.' }) to!: string;
}

@InputType('OrderRulesInput')
@ObjectType({ description: 'How long before an item is to be ordered, for which days, and how many a day.' })
export class OrderRules {
  @Field(() => Int, { nullable: true, description: 'Hours before the window begins, 1 to 720; null: none.' })
  noticeHours?: number | null;

  @Field(() => NoticeUntil, { nullable: true, description: 'Instead of hours.' }) noticeUntil?: NoticeUntil | null;

  @Field(() => [Int], { nullable: true, description: 'ISO weekdays it can be collected on; null: all of them.' })
  days?: number[] | null;

  @Field(() => Season, { nullable: true, description: 'Null: all year.' }) season?: Season | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Pieces a day where nothing else is said of the day, 1 to 9999; null: nobody counts.',
  })
  dayCapacity?: number | null;
}

export type Obstacle = 'NOTICE' | 'DAYS' | 'SEASON';

/** Start of a pickup window and its business day, shop-local YYYY-MM-DD. */
export interface StartOfDay {
  startsAt: Date;
  day: string;
}

/** Returns why an item ordered `now` cannot be picked up in a window; null when it can. Pure. */
export function obstacleTo(rules: OrderRules | null, zone: string, start: StartOfDay, now: Date): Obstacle | null {
  if (rules === null) return null;
  if (rules.season && !isWithin(rules.season, start.day.slice(5))) return 'SEASON';
  if (rules.days && !rules.days.includes(weekdayOf(Date.parse(start.day)))) return 'DAYS';
  const until = orderableUntil(rules, zone, start);
  return until && until < now ? 'NOTICE' : null;
}

/** `obstacleTo` for the windows of one day, the last beginning at `last`: only a notice in hours differs. */
export function obstaclesUntil(rules: OrderRules | null, zone: string, last: StartOfDay, now: Date) {
  const ofAll = obstacleTo(rules, zone, last, now);
  const soonest = now.getTime() + (rules?.noticeHours ?? 0) * 60 * MINUTE;
  return (startsAt: Date): Obstacle | null =>
    ofAll ?? (rules?.noticeHours && startsAt.getTime() < soonest ? 'NOTICE' : null);
}

/** Returns the last instant at which an item can be ordered for a window; null when there is no such limit. */
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

/** Formats the rules, « Sur commande, 48 h avant · Le dimanche »; null when there are none. */
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

/** Returns the validated rules; null when they contain no restriction. Throws BAD_USER_INPUT. */
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

export function isWhole(number: number, least: number, most: number): boolean {
  return Number.isInteger(number) && number >= least && number <= most;
}

function check(isRight: boolean, text: string): void {
  if (!isRight) throw new Fault('BAD_USER_INPUT', text);
}

/** Checked in a leap year, so that February 29 is valid. */
const isDayOfYear = (day: string) =>
  /^\d\d-\d\d$/.test(day) &&
  !Number.isNaN(Date.parse(`2028-${day}`)) &&
  dateOf(Date.parse(`2028-${day}`)).endsWith(day);

function isWithin({ from, to }: Season, day: string): boolean {
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

function weekdayOf(midnight: WallReading): number {
  return new Date(midnight).getUTCDay() || 7;
}
