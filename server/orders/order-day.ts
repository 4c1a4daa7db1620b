import { laterDay } from '../pickup/later-day';
import type { Shop } from '../shops/shop.entity';
import { DAY, MINUTE, firstInstantOf, midnightOf, readingAt } from '../shops/wall-clock';

interface Timed {
  createdAt: Date;
  movedAt?: Date | null;
  window: { startsAt: Date };
}

const EVENING = 18 * 60 * MINUTE;

/** Whether an order was placed for a later day than its own. */
export function isAhead({ createdAt, window }: Timed, zone: string): boolean {
  return laterDay(zone, window.startsAt, createdAt) !== null;
}

/** Whether a job enqueued for the day of an order is of a day it was moved from since. */
export function isOfFormerDay({ movedAt }: { movedAt: Date | null }, jobMovedAt?: string): boolean {
  return movedAt?.toISOString() !== jobMovedAt;
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

/** From when on somebody at the shop should have seen an order: once it is placed or, ahead, when its preparation must begin on its day. */
export function toBeSeenFrom(
  order: Timed,
  { zone, preparationMinutes }: Pick<Shop, 'zone' | 'preparationMinutes'>,
): Date {
  const since = order.movedAt ?? order.createdAt;
  if (!isAhead(order, zone)) return since;
  const { startsAt } = order.window;
  const begins = Math.max(startsAt.getTime() - preparationMinutes * MINUTE, dayBegins(zone, startsAt).getTime());
  return new Date(Math.max(since.getTime(), begins));
}
