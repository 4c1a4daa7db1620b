import type { Item } from '../menus/item.entity';
import { obstacleTo } from '../menus/order-rules';
import { NotOnThatDay } from '../menus/menu.types';
import { findWindow, type PickupWindow, type WindowName, windowSpelled } from '../pickup/pickup-windows';
import type { PickupService } from '../pickup/pickup.service';
import { refuseUnserved, type ServableItem, servedItems } from '../pickup/served-windows';
import type { Shop } from '../shops/shop.entity';
import type { HoldRow } from './checkout-holds';

/** How a client names a window: by its start, or by the spelling of the specification, which is of today. */
export type WindowChoice = { startsAt: Date } | WindowName;

export interface ChosenWindow {
  offered: PickupWindow | 'later' | 'none';
  /** Those of its day. */
  windows: readonly PickupWindow[];
  /** When the earliest window of the choice begins. */
  startsAt: Date | null;
  /** The business day whose pieces it takes, where that is still to come; null: what is left today. */
  aheadDay: string | null;
}

/**
 * The window behind a choice; « none » when it is not (any more) offered, or when the choice comes later and today has
 * none left: nobody pays for what cannot be collected.
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
    const { laterDay } = found ?? (await pickup.dayOf(shop, startsAt));
    return { offered: found ?? 'none', windows, startsAt, aheadDay: laterDay };
  }
  const windows = await pickup.windows(shop);
  const found = choice === null ? windows[0] : findWindow(windows, choice);
  const offered = found && choice === null ? 'later' : (found ?? 'none');
  return { offered, windows, startsAt: found?.startsAt ?? null, aheadDay: null };
}

/** Of the lines of a cart the first whose item is not to be had for a window, as a refusal. */
export function hinderedAt(
  { offered, windows, shop: { zone } }: Pick<ChosenWindow, 'offered' | 'windows'> & { shop: Shop },
  lines: readonly { view: { item: ServableItem & Pick<Item, 'nameRead' | 'orderRules'> } }[],
  now: Date,
) {
  const items = lines.map(({ view }) => view.item);
  const earliest = offered === 'later' ? windows[0] : offered === 'none' ? undefined : offered;
  for (const item of items) {
    const why = earliest && obstacleTo(item.orderRules, zone, earliest, now);
    if (why) return new NotOnThatDay(item, why);
  }
  return refuseUnserved(servedItems(items), zone, typeof offered === 'string' ? null : offered, windows);
}

export function isWindow(held: HoldRow['window'], choice: WindowChoice | null, zone: string): boolean {
  if (!held || !choice) return held === choice;
  if ('startsAt' in choice) return held.startsAt.getTime() === choice.startsAt.getTime();
  return findWindow([windowSpelled(held.startsAt, held.endsAt, zone)], choice) !== undefined;
}
