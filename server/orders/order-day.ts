import { formatPickupDay } from '../pickup/later-day';
import { type Preparation, preparationBegins } from '../shops/hours/preparation';
import { DAY, MINUTE, dayIn, firstInstantOf } from '../shops/hours/wall-clock';

interface Timed {
  createdAt: Date;
  movedAt?: Date | null;
  window: { startsAt: Date; day: string | null; shownFrom: Date };
}

const EVENING = 18 * 60 * MINUTE;

/** Returns whether an order was placed ahead: before its business day, or its preparation, began. */
export function isAhead({ createdAt, window }: { createdAt: Date; window: { shownFrom: Date } }): boolean {
  return createdAt < window.shownFrom;
}

/** Returns whether a job was enqueued for a day from which the order has been moved since. */
export function isOfFormerDay({ movedAt }: { movedAt: Date | null }, jobMovedAt?: string): boolean {
  return movedAt?.toISOString() !== jobMovedAt;
}

/** Returns the business day of a window, YYYY-MM-DD; after midnight it is that of the evening before. */
export function pickupDay({ day, startsAt }: Pick<Timed['window'], 'day' | 'startsAt'>, zone: string): string {
  return day ?? dayIn(zone, startsAt);
}

/** Formats the day of a pickup, « samedi 28 novembre », and names the night when the window is after midnight. */
export function pickupDayText(window: { startsAt: Date; day?: string | null }, zone: string): string {
  const date = dayIn(zone, window.startsAt);
  return formatPickupDay(date, window.day ?? date);
}

/** Returns 18:00 shop time on the day before a window's day. */
export function eveningBefore(window: Timed['window'], zone: string): Date {
  return new Date(firstInstantOf(zone, Date.parse(pickupDay(window, zone)) - DAY + EVENING));
}

/** Returns when an order counts as shown: when placed or moved or, for a later day, when its preparation begins. */
export function toBeSeenFrom(
  order: Omit<Timed, 'window'> & { window: Omit<Timed['window'], 'day'> },
  shop: Preparation,
): Date {
  const since = order.movedAt ?? order.createdAt;
  if (!isAhead(order)) return since;
  const { startsAt, shownFrom } = order.window;
  return new Date(Math.max(since.getTime(), preparationBegins(shop, startsAt).getTime(), shownFrom.getTime()));
}
