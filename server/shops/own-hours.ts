import { Fault } from '../errors';
import type { ExceptionalOpening, OpeningRange } from './opening-hours';
import { DAY } from './wall-clock';

const DAY_MINUTES = 1_440;
const WEEK_MINUTES = 7 * DAY_MINUTES;
const MOST_RANGES = 70;
const LONGEST_DAYS = 366;
const FURTHEST_DAYS = 730;

/** A range as it is sent: any numbers. */
type WrittenRange = Record<keyof OpeningRange, number>;

/** The hours of a week as an owner writes them. Throws BAD_USER_INPUT when two overlap, over the weekend too. */
export function weekFrom(ranges: readonly WrittenRange[]): OpeningRange[] {
  if (ranges.length > MOST_RANGES) throw new Fault('BAD_USER_INPUT', 'C’est trop de plages pour une semaine.');
  const week = ranges.map(({ weekday, opensAt, closesAt }) => {
    if (!isWeekday(weekday)) throw new Fault('BAD_USER_INPUT', 'Ce jour de la semaine n’existe pas.');
    checkHours({ opensAt, closesAt });
    return { weekday, opensAt, closesAt };
  });
  const taken = week.map(({ weekday, opensAt, closesAt }) => ({
    from: (weekday - 1) * DAY_MINUTES + opensAt,
    to: (weekday - 1) * DAY_MINUTES + closesAt,
  }));
  // Sunday’s night runs into Monday.
  const around = [...taken, ...taken.map(({ from, to }) => ({ from: from + WEEK_MINUTES, to: to + WEEK_MINUTES }))];
  around.sort((a, b) => a.from - b.from);
  if (around.some(({ from }, at) => from < (around[at - 1]?.to ?? 0)))
    throw new Fault('BAD_USER_INPUT', 'Deux plages se recouvrent.');
  return week;
}

function isWeekday(weekday: number): weekday is OpeningRange['weekday'] {
  return Number.isInteger(weekday) && weekday >= 1 && weekday <= 7;
}

/** From some minute of a day to at most as late on the next. Throws BAD_USER_INPUT. */
export function checkHours({ opensAt, closesAt }: { opensAt: number; closesAt: number }): void {
  if (opensAt < 0 || opensAt >= DAY_MINUTES || closesAt <= opensAt || closesAt > opensAt + DAY_MINUTES)
    throw new Fault('BAD_USER_INPUT', 'Indiquez l’heure d’ouverture et de fermeture.');
}

/** Dates an owner plans, shop-local YYYY-MM-DD, both included. Throws BAD_USER_INPUT for what is past, backwards or far away. */
export function checkDates({ from, to }: { from: string; to: string }, today: string): void {
  if (!isDate(from) || !isDate(to)) throw new Fault('BAD_USER_INPUT', 'Choisissez une date.');
  if (from < today) throw new Fault('BAD_USER_INPUT', 'Cette date est passée.');
  if (to < from) throw new Fault('BAD_USER_INPUT', 'La fin précède le début.');
  if (daysBetween(from, to) >= LONGEST_DAYS) throw new Fault('BAD_USER_INPUT', 'Un an au plus à la fois.');
  if (daysBetween(today, from) > FURTHEST_DAYS) throw new Fault('BAD_USER_INPUT', 'Cette date est trop lointaine.');
}

/** Throws BAD_USER_INPUT when an opening shares hours of a date with one announced before. */
export function checkApart(opening: ExceptionalOpening, others: readonly ExceptionalOpening[]): void {
  const clash = others.some(
    (other) =>
      other.from <= opening.to &&
      opening.from <= other.to &&
      other.opensAt < opening.closesAt &&
      opening.opensAt < other.closesAt,
  );
  if (clash) throw new Fault('BAD_USER_INPUT', 'Une ouverture est déjà prévue à ces heures-là.');
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

function daysBetween(one: string, other: string): number {
  return (Date.parse(`${other}T00:00:00Z`) - Date.parse(`${one}T00:00:00Z`)) / DAY;
}
