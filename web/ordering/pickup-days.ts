import type { CartContentFragment, PickupDaysQuery } from '../../graphql/generated/customer/cart';
import type { WindowChoiceFragment } from '../../graphql/generated/shared/cart.fragments';
import type { OrderStatus } from '../../graphql/rules/order-status';
import { perLocale } from '../../texts/language.texts';
import { dayAt } from '../page/moments';

export type PickupDay = PickupDaysQuery['pickupDays'][number];

interface Cart extends Pick<CartContentFragment, 'hold' | 'lines'> {
  shop: Pick<CartContentFragment['shop'], 'zone' | 'pickupWindows'>;
}

/** That of what is kept for the customer, else the first that is possible, else today; until they choose another. */
export function usualDay({ hold }: Cart, days: readonly PickupDay[]): PickupDay | undefined {
  const held = hold?.window.businessDay;
  return days.find(({ day }) => day === held) ?? days.find(({ isFirst }) => isFirst) ?? days[0];
}

/**
 * The cart as it is on a day: with the windows in which all of it can be had. On another than today it does not matter
 * what is left today.
 */
export function cartOn<C extends Cart>(
  cart: C,
  { day, possible, shutWindows }: PickupDay,
  windows: readonly WindowChoiceFragment[],
  isToday: boolean,
): C {
  const { hold, lines, shop } = cart;
  return {
    ...cart,
    hold: hold?.window.businessDay === day ? hold : null,
    lines: isToday ? lines : lines.map(uncounted),
    shop: { ...shop, pickupWindows: possible ? windows.filter(({ id }) => !shutWindows.includes(id)) : [] },
  };
}

function uncounted<L extends Cart['lines'][number]>({ problem, item, ...line }: L) {
  const ofToday = problem === 'SOLD_OUT' || problem === 'NOT_ENOUGH';
  return { ...line, item: { ...item, remaining: null }, problem: ofToday ? null : problem };
}

/** Nothing is made of it yet: its day is still to come. */
export function waitsForItsDay(
  { status, window }: { status: OrderStatus; window: { shownFrom: string } },
  now = Date.now(),
): boolean {
  return status === 'PREPARING' && Date.parse(window.shownFrom) > now;
}

/** « samedi 28 novembre, 10:00–10:15 »; of today, the times alone. */
export function pickupText({ day, pickupWindow }: { day?: string | null; pickupWindow: string }): string {
  return day ? `${day}, ${pickupWindow}` : pickupWindow;
}

const weekdayAndNumber = perLocale(
  (language) => new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'short', day: 'numeric' }),
);

/** « sam. 28 », of 'YYYY-MM-DD'. */
export function formatShortDay(day: string): string {
  return weekdayAndNumber().format(new Date(day));
}

/** « sam. 28, 10:00–10:15 »: where there is little room. */
export function shortPickupText(window: WindowChoiceFragment, zone: string): string {
  return pickupText({ ...window, day: window.day && formatShortDay(dayAt(window.startsAt, zone)) });
}
