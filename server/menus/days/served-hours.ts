import 'reflect-metadata';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Fault } from '../../errors';
import { weekdays } from '../../shops/hours/opening-hours.texts';
import { MINUTE, readingAt } from '../../shops/hours/wall-clock';
import type { StartOfDay } from './order-rules';
import * as t from './served-hours.texts';

const DESCRIPTION = { description: 'When a category can be collected, by the clocks of its shop.' };

@InputType('ServedHoursInput', DESCRIPTION)
@ObjectType(DESCRIPTION)
export class ServedHours {
  @Field(() => [Int], { description: 'ISO weekdays, 1 Monday to 7 Sunday; empty: every day.' }) days!: number[];
  @Field(() => String, { nullable: true, description: 'HH:MM; null: from the opening on.' }) from: string | null = null;

  /** On the next calendar day when it is before `from`; null: until closing time. */
  @Field(() => String, { nullable: true, description: 'HH:MM, no longer served then.' }) until: string | null = null;
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
