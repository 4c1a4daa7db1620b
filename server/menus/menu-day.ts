import { DAY, dateOf } from '../shops/wall-clock';
import type { ItemDay } from './item-day.entity';

/** How far back a day’s stock is looked for. */
export const DAYS_REMEMBERED = 28;

export function daysAfter(day: string, days: number): string {
  return dateOf(Date.parse(`${day}T00:00:00Z`) + days * DAY);
}

type DayOfItem = Pick<ItemDay, 'day' | 'stock'>;

/** The stock the latest same weekday began with; undefined where there was none. */
export function usualStock(days: readonly DayOfItem[], day: string): number | null | undefined {
  return latest(days.filter((one) => one.day < day && isSameWeekday(one.day, day)))?.stock;
}

/**
 * The stock a day begins with: planned, else what the item has a day, else usual for this weekday, else the day before’s;
 * undefined: nothing is known.
 */
export function stockToBegin(
  days: readonly DayOfItem[],
  day: string,
  capacity: number | null = null,
): number | null | undefined {
  const planned = days.find((one) => one.day === day);
  if (planned) return planned.stock;
  if (capacity !== null) return capacity;
  const usual = usualStock(days, day);
  return usual === undefined ? latest(days.filter((one) => one.day < day))?.stock : usual;
}

/**
 * What today began with, once the owner says how many are left: it moves by as much as the owner moved it, so that what
 * was sold meanwhile stays counted.
 */
export function begunWith(begun: number | null | undefined, stock: number | null, now: number | null): number | null {
  if (now === null) return null;
  if (stock === null || begun === null || begun === undefined) return now;
  return Math.max(now, begun + now - stock);
}

function latest(days: readonly DayOfItem[]): DayOfItem | undefined {
  return days.reduce<DayOfItem | undefined>((found, one) => (found && found.day >= one.day ? found : one), undefined);
}

function isSameWeekday(one: string, other: string): boolean {
  return (Date.parse(`${one}T00:00:00Z`) - Date.parse(`${other}T00:00:00Z`)) % (7 * DAY) === 0;
}
