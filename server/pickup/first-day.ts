import type { Obstacle } from '../menus/order-rules';

/** A day with the windows that can be reached on it. */
export interface DayOffered<W> {
  day: string;
  windows: W[];
}

export type Hindrance = Obstacle | 'SERVED' | 'SOLD_OUT';

/** What a day can do for a cart. */
export interface DayFor<I, W> {
  day: string;
  /** The shop has windows on it. */
  offered: boolean;
  /** All items can be had together in one of them. */
  possible: boolean;
  isFirst: boolean;
  /** Those of its windows in which not all items can be had, where it is possible. */
  shut: W[];
  /** The item that stands in its way; of the first possible day, of those before it. */
  item: I | null;
  why: Hindrance | null;
}

/**
 * Each day for a cart, and the first on which all of it can be had. `hindrances` answers, once for an item and
 * a day that has windows, what keeps it from each of them, `hasRoom` whether the window can take the cart. Where no single item stands in a day's way, its windows are full. Pure.
 */
export function daysFor<I, W>(
  days: readonly DayOffered<W>[],
  items: readonly I[],
  hindrances: (item: I, day: DayOffered<W>) => (window: W) => Hindrance | null,
  hasRoom: (window: W) => boolean,
): DayFor<I, W>[] {
  let first = true;
  let before = NOTHING as Pick<DayFor<I, W>, 'item' | 'why'>;
  return days.map(({ day, windows }) => {
    const each =
      windows.length > 0 ? items.map((item) => ({ item, hindrance: hindrances(item, { day, windows }) })) : [];
    const shutTo = (window: W) => each.some(({ hindrance }) => hindrance(window));
    const possible = windows.some((window) => hasRoom(window) && !shutTo(window));
    const isFirst = possible && first;
    if (possible) first = false;
    const here = possible ? NOTHING : inTheWay(windows, each);
    const answer = {
      day,
      offered: windows.length > 0,
      possible,
      isFirst,
      shut: possible ? windows.filter(shutTo) : [],
      ...(isFirst ? before : here),
    };
    if (windows.length > 0) before = here;
    return answer;
  });
}

const NOTHING = { item: null, why: null };

/** The first item that can be had in none of the windows, and what keeps it from the last. */
function inTheWay<I, W>(
  windows: readonly W[],
  each: readonly { item: I; hindrance: (window: W) => Hindrance | null }[],
): Pick<DayFor<I, W>, 'item' | 'why'> {
  const last = windows.at(-1);
  if (last === undefined) return NOTHING;
  const found = each.find(({ hindrance }) => windows.every(hindrance));
  return found === undefined ? NOTHING : { item: found.item, why: found.hindrance(last) };
}
