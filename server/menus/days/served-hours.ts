import 'reflect-metadata';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { isServedAt } from '../../../graphql/rules/served-hours';
import { Fault } from '../../errors';
import { weekdays } from '../../shops/hours/opening-hours.texts';
import { MINUTE, readingAt } from '../../shops/hours/wall-clock';
import type { StartOfDay } from './order-rules';
import * as t from './served-hours.texts';

const DESCRIPTION = {
  description: 'When a category can be collected, or a meal deal applies, by the clocks of its shop.',
};

@InputType('ServedHoursInput', DESCRIPTION)
@ObjectType(DESCRIPTION)
export class ServedHours {
  @Field(() => [Int], { description: 'ISO weekdays, 1 Monday to 7 Sunday; empty: every day.' }) days!: number[];
  @Field(() => String, { nullable: true, description: 'HH:MM; null: from the opening on.' }) from: string | null = null;

  /** On the next calendar day when it is before `from`; null: until closing time. */
  @Field(() => String, { nullable: true, description: 'HH:MM, no longer served then.' }) until: string | null = null;
}

/** Whether something is served at the start of a window, by the clocks of its shop. */
export function isServed(served: ServedHours, zone: string, { startsAt, day }: StartOfDay): boolean {
  return isServedAt(served, day, Math.floor((readingAt(zone, startsAt.getTime()) - Date.parse(day)) / MINUTE));
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
