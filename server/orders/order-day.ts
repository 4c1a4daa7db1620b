import { laterDay } from '../pickup/later-day';
import type { Shop } from '../shops/shop.entity';
import { DAY, MINUTE, firstInstantOf, midnightOf, readingAt } from '../shops/wall-clock';

interface Timed {
  createdAt: Date;
  window: { startsAt: Date };
}

const EVENING = 18 * 60 * MINUTE;

/** Whether an order was placed for a later day than its own. */
export function isAhead({ createdAt, window }: Timed, zone: string): boolean {
  return laterDay(zone, window.startsAt, createdAt) !== null;
}

/** When the shop-local day of an instant begins. */
export function dayBegins(zone: string, at: Date): Date {
  return new Date(firstInstantOf(zone, midnightOf(readingAt(zone, at.getTime()))));
}

/** When the shop-local day after that of an instant begins. */
export function nextDayBegins(zone: string, at: Date): Date {
  return new Date(firstInstantOf(zone, midnightOf(readingAt(zone, at.getTime())) + DAY));
}

/** Six in the evening of the day before an instant’s. */
export function eveningBefore(zone: string, at: Date): Date {
  return new Date(firstInstantOf(zone, midnightOf(readingAt(zone, at.getTime())) - DAY + EVENING));
}

/** From when on somebody at the shop should have seen an order: once it is placed or, ahead, when its preparation must begin. */
export function toBeSeenFrom(
  order: Timed,
  { zone, preparationMinutes }: Pick<Shop, 'zone' | 'preparationMinutes'>,
): Date {
  if (!isAhead(order, zone)) return order.createdAt;
  return new Date(Math.max(order.createdAt.getTime(), order.window.startsAt.getTime() - preparationMinutes * MINUTE));
}
