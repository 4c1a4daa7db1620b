import type { CartContentFragment } from '../../../graphql/generated/customer/cart';
import type { DayOption } from '../../../ui/food/pickup-picker/day-picker';
import type { WindowOption } from '../../../ui/food/pickup-picker/window-options';
import { formatShortDay, type PickupDay } from '../../ordering/pickup-days';
import { chosenWindow } from '../../ordering/pickup-windows';
import { dayAt, formatDay } from '../../page/moments';
import { failureMessage } from '../../page/failure-message';
import { faultCode, faultMessage, isOffline } from '../../page/faults';
import { offline } from '../../page/faults.texts';
import * as t from './cart.texts';

type Window = CartContentFragment['shop']['pickupWindows'][number];

export function isOrderable({ lines }: Pick<CartContentFragment, 'lines'>): boolean {
  return lines.length > 0 && lines.every(({ problem }) => problem === null);
}

export const windowOption =
  (zone: string) =>
  ({ id, pickupWindow: label, remaining, startsAt, startHour, businessDay }: Window): WindowOption => {
    const isAfterMidnight = dayAt(startsAt, zone) !== businessDay;
    return { id, startHour: startHour + (isAfterMidnight ? 24 : 0), label, remaining };
  };

/** Day choices, « Aujourd’hui », « Demain », « sam. 28 », each with the reason when it is unavailable. */
export function dayOptions(days: readonly PickupDay[]): DayOption[] {
  return days.map(({ day, offered, possible, item, why }, after) => ({
    id: day,
    label: [t.today(), t.tomorrow()][after] ?? formatShortDay(day),
    ...(!possible && {
      closed: offered ? (item?.name ?? t.full()) : t.closed(),
      closedLang: item && (item.nameLang ?? 'fr'),
      why,
    }),
  }));
}

/** Messages that explain which item determines the first possible day, and why other days are unavailable. */
export function dayReasons(days: readonly PickupDay[]): string[] {
  const first = days.find(({ isFirst }) => isFirst);
  const reasons = new Set(days.flatMap(({ item, why }) => (item && why !== null ? [why] : [])));
  if (!first) return days.length > 1 ? [t.noDay(), ...reasons] : [...reasons];
  if (first.why === null) return [...reasons];
  reasons.delete(first.why);
  return [t.fromDay({ why: first.why, day: formatDay(first.day, 'UTC') }), ...reasons];
}

/** Milliseconds, plus a second, until the first window can no longer be reached in time; null without a window. */
export function untilWindowPasses(
  shop: Pick<CartContentFragment['shop'], 'pickupWindows' | 'preparationMinutes'>,
  now: number,
): number | null {
  const first = shop.pickupWindows[0];
  if (!first) return null;
  const left = Date.parse(first.startsAt) - shop.preparationMinutes * 60_000 - now;
  return left >= 0 ? left + 1000 : null;
}

export interface Obstacle {
  text: string;
  /** Part of the page where the customer can resolve the obstacle. */
  at: 'items' | 'windows';
}

export function obstacle(
  cart: Pick<CartContentFragment, 'lines' | 'shop' | 'units'>,
  windowId: string | undefined,
  day?: PickupDay,
): Obstacle | undefined {
  if (cart.lines.length === 0) return { text: t.empty(), at: 'items' };
  if (!isOrderable(cart)) return { text: t.notOrderable(), at: 'items' };
  if (cart.shop.pickupWindows.length === 0)
    return { text: day ? (day.why ?? t.otherDay()) : t.noWindowLeft(), at: 'windows' };
  if (!chosenWindow(cart, windowId)) return { text: t.chooseWindow(), at: 'windows' };
  return undefined;
}

/** Message shown when the cart cannot be loaded: the server's own, else the text of specification 4.2. */
export function cartErrorMessage(error: unknown): string {
  if (isOffline(error)) return offline();
  const reason = faultCode(error) && faultMessage(error);
  return reason ? t.failure(reason) : failureMessage(error, t.unreachable());
}
