import { isServed, type ServedHours, servedText } from '../menus/days/served-hours';
import type { MenuCategory, MenuItem } from '../menus/menu-rows';
import { toReader } from '../locale';
import type { PickupWindow } from './pickup-windows';
import { WindowInvalid } from './pickup.types';
import * as t from './pickup.texts';

export interface ServedItem {
  name: string;
  nameEn: string | null;
  served: ServedHours;
}

export type ServableItem = Pick<MenuItem, 'name' | 'nameEn'> & { category: Pick<MenuCategory, 'served'> };

export function servedItems(items: readonly ServableItem[]): ServedItem[] {
  return items.flatMap(({ name, nameEn, category: { served } }) => (served ? [{ name, nameEn, served }] : []));
}

/**
 * Returns a refusal when the items are not all served in the window or, when it is chosen later, in any window; it
 * names a window in which they are. Null when they are all served.
 */
export function refuseUnserved(
  items: readonly ServedItem[],
  zone: string,
  window: PickupWindow | null,
  windows: readonly PickupWindow[],
): WindowInvalid | null {
  const missingAt = (one: PickupWindow) => items.find(({ served }) => !isServed(served, zone, one));
  const asked = window ? [window] : windows;
  const missing = asked.every(missingAt) && asked[0] && missingAt(asked[0]);
  if (!missing) return null;
  const fits = windows.find((other) => other.remaining > 0 && !missingAt(other));
  const name = toReader(missing.name, missing.nameEn);
  return new WindowInvalid(t.notServedThen({ name, when: servedText(missing.served), window: fits?.hours }));
}
