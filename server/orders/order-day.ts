import { sayPickupDay } from '../pickup/later-day';
import { type Preparation, preparationBegins } from '../shops/preparation';
import { DAY, MINUTE, dayIn, firstInstantOf } from '../shops/wall-clock';

interface Timed {
  createdAt: Date;
  movedAt?: Date | null;
  window: { startsAt: Date; day: string | null; shownFrom: Date };
}

const EVENING = 18 * 60 * MINUTE;

/** Whether an order was placed before its business day, or its preparation, began. */
export function isAhead({ createdAt, window }: { createdAt: Date; window: { shownFrom: Date } }): boolean {
  return createdAt < window.shownFrom;
}

/** Whether a job enqueued for the day of an order is of a day it was moved from since. */
export function isOfFormerDay({ movedAt }: { movedAt: Date | null }, jobMovedAt?: string): boolean {
  return movedAt?.toISOString() !== jobMovedAt;
}

/** The business day a window belongs to, shop-local YYYY-MM-DD: of a window after midnight the evening before it. */
export function pickupDay({ day, startsAt }: Pick<Timed['window'], 'day' | 'startsAt'>, zone: string): string {
  return day ?? dayIn(zone, startsAt);
}

/** « samedi 28 novembre », with its night where the window is after midnight. */
export function pickupDayText(window: { startsAt: Date; day?: string | null }, zone: string): string {
  const date = dayIn(zone, window.startsAt);
  return sayPickupDay(date, window.day ?? date);
}

/** Six in the evening of the day before that of a window. */
export function eveningBefore(window: Timed['window'], zone: string): Date {
  return new Date(firstInstantOf(zone, Date.parse(pickupDay(window, zone)) - DAY + EVENING));
}

/** From when on somebody at the shop should have seen an order: once it is placed or, ahead, when its preparation must begin on its day. */
export function toBeSeenFrom(
  order: Omit<Timed, 'window'> & { window: Omit<Timed['window'], 'day'> },
  shop: Preparation,
): Date {
  const since = order.movedAt ?? order.createdAt;
  if (!isAhead(order)) return since;
  const { startsAt, shownFrom } = order.window;
  return new Date(Math.max(since.getTime(), preparationBegins(shop, startsAt).getTime(), shownFrom.getTime()));
}
