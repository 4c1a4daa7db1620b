import { toReader } from '../locale';
import { obstacleTo, type StartOfDay } from '../menus/days/order-rules';
import { isServed, servedText } from '../menus/days/served-hours';
import type { MenuItem, OrderableItem } from '../menus/menu-rows';
import { NotOnThatDay } from '../menus/menu.types';
import type { WindowRow } from './holds';
import { findWindow, type PickupWindow, type WindowName, windowSpelled } from './pickup-windows';
import type { PickupService } from './pickup.service';
import { WindowInvalid } from './pickup.types';
import * as t from './pickup.texts';
import type { Shop } from '../shops/shop.entity';

/** Choice of a window: by its start, or by the specification's date and label, which find only today's. */
export type WindowChoice = { startsAt: Date } | WindowName;

export interface ChosenWindow {
  offered: PickupWindow | 'later' | 'none';
  /** All offered windows of the chosen day. */
  windows: readonly PickupWindow[];
  /** Start and business day of the chosen window; null while none is chosen. */
  start: StartOfDay | null;
  /** Start of the chosen window or, when the choice comes later, of today's earliest one. */
  startsAt: Date | null;
  /** Business day whose stock the choice takes when it is a later day; null for today's stock. */
  aheadDay: string | null;
}

/**
 * Returns the window for a choice. It is « none » when the window is not (or no longer) offered, or when the choice
 * comes later and today has no window left, so that nobody pays for what cannot be collected.
 */
export async function chosenWindow(
  pickup: PickupService,
  shop: Shop,
  choice: WindowChoice | null,
): Promise<ChosenWindow> {
  if (choice && 'startsAt' in choice) {
    const { startsAt } = choice;
    const windows = await pickup.windowsAt(shop, startsAt);
    const found = windows.find((one) => one.startsAt.getTime() === startsAt.getTime());
    const { day, laterDay } = found ?? (await pickup.dayOf(shop, startsAt));
    return { offered: found ?? 'none', windows, start: { startsAt, day }, startsAt, aheadDay: laterDay };
  }
  const windows = await pickup.windows(shop);
  const found = choice === null ? windows[0] : findWindow(windows, choice);
  const offered = found && choice === null ? 'later' : (found ?? 'none');
  const start = found && choice !== null ? found : null;
  return { offered, windows, start, startsAt: found?.startsAt ?? null, aheadDay: null };
}

type ServableItem = Pick<MenuItem, 'name' | 'nameEn' | 'nameRead' | 'orderRules'> & {
  category: Pick<OrderableItem['category'], 'served'>;
};

/** Returns the refusal for the first item of a cart that is not available at a window; null when all are. */
export function unavailableAt(
  { offered, windows, shop: { zone } }: Pick<ChosenWindow, 'offered' | 'windows'> & { shop: Shop },
  lines: readonly { view: { item: ServableItem } }[],
  now: Date,
) {
  const items = lines.map(({ view }) => view.item);
  const earliest = offered === 'later' ? windows[0] : offered === 'none' ? undefined : offered;
  for (const item of items) {
    const why = earliest && obstacleTo(item.orderRules, zone, earliest, now);
    if (why) return new NotOnThatDay(item, why);
  }
  return refuseUnserved(items, zone, typeof offered === 'string' ? null : offered, windows);
}

/**
 * Returns a refusal when the items are not all served in the window or, when it is chosen later, in any window; it
 * names a window in which they are. Null when they are all served.
 */
function refuseUnserved(
  items: readonly ServableItem[],
  zone: string,
  window: PickupWindow | null,
  windows: readonly PickupWindow[],
): WindowInvalid | null {
  const missingAt = (one: PickupWindow) =>
    items.find(({ category: { served } }) => served && !isServed(served, zone, one));
  const asked = window ? [window] : windows;
  const missing = asked.every(missingAt) ? asked.map(missingAt)[0] : undefined;
  if (!missing?.category.served) return null;
  const fits = windows.find((other) => other.remaining > 0 && !missingAt(other));
  const name = toReader(missing.name, missing.nameEn);
  return new WindowInvalid(t.notServedThen({ name, when: servedText(missing.category.served), window: fits?.hours }));
}

export function isWindow(held: WindowRow | null, choice: WindowChoice | null, zone: string): boolean {
  if (!held || !choice) return held === choice;
  if ('startsAt' in choice) return held.startsAt.getTime() === choice.startsAt.getTime();
  return findWindow([windowSpelled(held.startsAt, held.endsAt, zone)], choice) !== undefined;
}
