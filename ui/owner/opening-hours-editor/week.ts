import { clashes, type Stretch } from '../../../graphql/rules/opening-week';
import * as t from './opening-hours.texts';

/**
 * Opening range in shop-local « HH:MM », empty while being typed. A closing time at or before the opening time is on
 * the next day.
 */
export interface HoursRange {
  opensAt: string;
  closesAt: string;
}

export type Week = readonly (readonly HoursRange[])[];

const DAY = 24 * 60;

/** Returns the range in minutes after midnight of its day, or null while a time is missing. */
export function stretchOf({ opensAt, closesAt }: HoursRange): Stretch | null {
  const [from, to] = [minutesOf(opensAt), minutesOf(closesAt)];
  if (from === null || to === null) return null;
  return { from, to: to > from ? to : to + DAY };
}

function minutesOf(time: string): number | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

const SAID = { OWN: t.rangesOverlap, NIGHT: t.nightOverlaps };

/** Returns the error of each day, or null; when a night overlaps the next morning, both days get an error. */
export function checkWeek(week: Week): (string | null)[] {
  const days = week.map((ranges) => ranges.map(stretchOf));
  const found = clashes(days.map((stretches) => stretches.filter((stretch) => stretch !== null)));
  return days.map((stretches, day) => {
    if (stretches.includes(null)) return t.timesNeeded();
    const clash = found[day];
    return clash ? SAID[clash]() : null;
  });
}

export function formatRanges(ranges: readonly HoursRange[]): string {
  if (ranges.length === 0) return t.closed();
  return ranges.map(formatRange).join(', ');
}

function formatRange(range: HoursRange): string {
  const stretch = stretchOf(range);
  if (!stretch) return t.unfinished();
  const beyond = formatNight(range);
  if (isWholeDay(stretch)) return beyond;
  return `${t.hours(range)}${beyond && ` (${beyond})`}`;
}

const isWholeDay = ({ from, to }: Stretch) => to - from === DAY;

/** Returns « lendemain » or « 24h/24 » for a range that needs it; empty for a range within one day or incomplete. */
export function formatNight(range: HoursRange): string {
  const stretch = stretchOf(range);
  if (!stretch) return '';
  if (isWholeDay(stretch)) return t.aroundTheClock();
  // A range that ends exactly at midnight does not reach into the next day.
  return stretch.to > DAY ? t.nextDay() : '';
}

export function copyDay(week: Week, from: number, to: readonly number[]): Week {
  return week.map((ranges, day) => (to.includes(day) ? (week[from] ?? ranges) : ranges));
}

/**
 * Returns the initial hours of a day that is switched to open: those of the nearest open day before it, else 07:00 to
 * 19:00.
 */
export function firstRanges(week: Week, day: number): readonly HoursRange[] {
  for (let back = 1; back < week.length; back++) {
    const ranges = week[(day - back + week.length) % week.length];
    if (ranges && ranges.length > 0) return ranges;
  }
  return [{ opensAt: '07:00', closesAt: '19:00' }];
}
