import { clashes, type Stretch } from '../../../graphql/rules/opening-week';
import * as t from './opening-hours.texts';

/** Open from one time of day to another, shop-local « HH:MM »; empty while it is being typed. A closing at or before the opening is the next day’s. */
export interface HoursRange {
  opensAt: string;
  closesAt: string;
}

export type Week = readonly (readonly HoursRange[])[];

const DAY = 24 * 60;

/** Minutes after the day’s midnight; null while something is missing. */
function stretchOf({ opensAt, closesAt }: HoursRange): Stretch | null {
  const [from, to] = [minutesOf(opensAt), minutesOf(closesAt)];
  if (from === null || to === null) return null;
  return { from, to: to > from ? to : to + DAY };
}

function minutesOf(time: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

const SAID = { OWN: t.rangesOverlap, NIGHT: t.nightOverlaps };

/** What is wrong with each day, or null; a night that runs into the next morning is looked at from both sides. */
export function checkWeek(week: Week): (string | null)[] {
  const days = week.map((ranges) => ranges.map(stretchOf));
  const found = clashes(days.map((stretches) => stretches.filter((stretch) => stretch !== null)));
  return days.map((stretches, day) => {
    if (stretches.includes(null)) return t.timesNeeded();
    const clash = found[day];
    return clash ? SAID[clash]() : null;
  });
}

export function sayDay(ranges: readonly HoursRange[]): string {
  if (ranges.length === 0) return t.closed();
  return ranges.map(sayRange).join(', ');
}

function sayRange(range: HoursRange): string {
  const stretch = stretchOf(range);
  if (!stretch) return t.unfinished();
  const beyond = sayNight(range);
  if (isWholeDay(stretch)) return beyond;
  return `${t.hours(range)}${beyond && ` (${beyond})`}`;
}

const isWholeDay = ({ from, to }: Stretch) => to - from === DAY;

/** What two times of day alone do not tell: « lendemain » or « 24h/24 »; empty for hours within one day or not yet whole. */
export function sayNight(range: HoursRange): string {
  const stretch = stretchOf(range);
  if (!stretch) return '';
  if (isWholeDay(stretch)) return t.aroundTheClock();
  // Midnight itself still belongs to the evening.
  return stretch.to > DAY ? t.nextDay() : '';
}

export function copyDay(week: Week, from: number, to: readonly number[]): Week {
  return week.map((ranges, day) => (to.includes(day) ? (week[from] ?? ranges) : ranges));
}

/** What an opened day begins with: the hours of the nearest day before it that is open, else a bakery’s usual ones. */
export function firstRanges(week: Week, day: number): readonly HoursRange[] {
  for (let back = 1; back < week.length; back++) {
    const ranges = week[(day - back + week.length) % week.length];
    if (ranges && ranges.length > 0) return ranges;
  }
  return [{ opensAt: '07:00', closesAt: '19:00' }];
}
