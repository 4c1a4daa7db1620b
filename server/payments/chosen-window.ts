import { findWindow, type PickupWindow, type WindowName, windowSpelled } from '../pickup/pickup-windows';
import type { PickupService } from '../pickup/pickup.service';
import type { Shop } from '../shops/shop.entity';
import { dateOf, readingAt } from '../shops/wall-clock';
import type { HoldRow } from './hold-rows';

/** How a client names a window: by its start, or by the spelling of the specification, which is of today. */
export type WindowChoice = { startsAt: Date } | WindowName;

export interface ChosenWindow {
  offered: PickupWindow | 'later' | 'none';
  /** When the earliest window of the choice begins. */
  startsAt: Date | null;
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
    const windows = (await pickup.windowsOn(shop, dayOf(shop, choice.startsAt))) ?? [];
    const found = windows.find(({ startsAt }) => startsAt.getTime() === choice.startsAt.getTime());
    return { offered: found ?? 'none', startsAt: choice.startsAt };
  }
  const windows = await pickup.windows(shop);
  const [first] = windows;
  if (choice === null) return { offered: first ? 'later' : 'none', startsAt: first?.startsAt ?? null };
  const found = findWindow(windows, choice);
  return { offered: found ?? 'none', startsAt: found?.startsAt ?? null };
}

/** The shop-local day of an instant, YYYY-MM-DD. */
export function dayOf({ zone }: Pick<Shop, 'zone'>, at: Date): string {
  return dateOf(readingAt(zone, at.getTime()));
}

export function isWindow(held: HoldRow['window'], choice: WindowChoice | null, zone: string): boolean {
  if (!held || !choice) return held === choice;
  if ('startsAt' in choice) return held.startsAt.getTime() === choice.startsAt.getTime();
  return findWindow([windowSpelled(held.startsAt, held.endsAt, zone)], choice) !== undefined;
}
