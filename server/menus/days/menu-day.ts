import { DAY, dateOf } from '../../shops/hours/wall-clock';
import type { ItemDay } from '../item.entity';

export const DAYS_REMEMBERED = 28;

export function daysAfter(day: string, days: number): string {
  return dateOf(Date.parse(`${day}T00:00:00Z`) + days * DAY);
}

type DayOfItem = Pick<ItemDay, 'day' | 'stock'>;

/** Returns the initial stock of the latest day with the same weekday; undefined when there is none. */
export function usualStock(days: readonly DayOfItem[], day: string): number | null | undefined {
  return latest(days.filter((one) => one.day < day && isSameWeekday(one.day, day)))?.stock;
}

/**
 * Returns the initial stock of a day: the planned one, else the item's daily capacity, else the usual one of this
 * weekday, else that of the previous day; undefined when nothing is known.
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

/** Returns today's initial stock after a correction of what is left: changed alike, so that sold pieces count. */
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
