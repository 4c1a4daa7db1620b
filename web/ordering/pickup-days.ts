import type { CartContentFragment, PickupDaysQuery } from '../../graphql/generated/customer/cart';
import type { WindowChoiceFragment } from '../../graphql/generated/shared/cart.fragments';
import type { OrderStatus } from '../../graphql/rules/order-status';
import { perLocale } from '../../graphql/texts/language.texts';
import { dayAt } from '../page/moments';

export type PickupDay = PickupDaysQuery['pickupDays'][number];

interface Cart extends Pick<CartContentFragment, 'hold' | 'lines'> {
  shop: Pick<CartContentFragment['shop'], 'zone' | 'pickupWindows'>;
}

/** Day selected until the customer chooses another: the day of the hold, else the first possible one, else today. */
export function usualDay({ hold }: Cart, days: readonly PickupDay[]): PickupDay | undefined {
  const held = hold?.window.businessDay;
  return days.find(({ day }) => day === held) ?? days.find(({ isFirst }) => isFirst) ?? days[0];
}

/** The cart for a day, with the windows in which all of it is available; today's stock counts today only. */
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

/** Whether preparation has not begun because the order is for a later day. */
export function waitsForItsDay(
  { status, window }: { status: OrderStatus; window: { shownFrom: string } },
  now = Date.now(),
): boolean {
  return status === 'PREPARING' && Date.parse(window.shownFrom) > now;
}

/** Formats « samedi 28 novembre, 10:00–10:15 »; for today only the times. */
export function pickupText({ day, pickupWindow }: { day?: string | null; pickupWindow: string }): string {
  return day ? `${day}, ${pickupWindow}` : pickupWindow;
}

const weekdayAndNumber = perLocale(
  (language) => new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'short', day: 'numeric' }),
);

/** Formats 'YYYY-MM-DD' as « sam. 28 ». */
export function formatShortDay(day: string): string {
  return weekdayAndNumber().format(new Date(day));
}

/** Formats « sam. 28, 10:00–10:15 », for narrow places. */
export function shortPickupText(
  window: Pick<WindowChoiceFragment, 'day' | 'pickupWindow' | 'startsAt'>,
  zone: string,
): string {
  return pickupText({ ...window, day: window.day && formatShortDay(dayAt(window.startsAt, zone)) });
}
