import type { Obstacle } from '../menus/days/order-rules';

export interface DayOffered<W> {
  day: string;
  windows: W[];
}

export type UnavailableReason = Obstacle | 'SERVED' | 'SOLD_OUT';

export interface DayFor<I, W> {
  day: string;
  /** Whether the shop has windows on the day. */
  offered: boolean;
  /** Whether one of its windows has room and all items are available in it. */
  possible: boolean;
  isFirst: boolean;
  /** Its windows in which not all items are available; empty when the day is not possible. */
  shut: W[];
  /** What makes the day impossible; on the first possible day, what makes the days before it impossible. */
  item: I | null;
  why: UnavailableReason | null;
}

/**
 * Evaluates each day for a cart, and marks the first on which all of it can be collected. `unavailableReasons` is called once
 * per item and day with windows and returns what makes the item unavailable in each window; `hasRoom` returns whether a
 * window can take the cart. When a day is impossible and no single item is the reason, its windows are full. Pure.
 */
export function daysFor<I, W>(
  days: readonly DayOffered<W>[],
  items: readonly I[],
  unavailableReasons: (item: I, day: DayOffered<W>) => (window: W) => UnavailableReason | null,
  hasRoom: (window: W) => boolean,
): DayFor<I, W>[] {
  let first = true;
  let before = NOTHING as Pick<DayFor<I, W>, 'item' | 'why'>;
  return days.map(({ day, windows }) => {
    const each =
      windows.length > 0
        ? items.map((item) => ({ item, unavailableReason: unavailableReasons(item, { day, windows }) }))
        : [];
    const shutTo = (window: W) => each.some(({ unavailableReason }) => unavailableReason(window));
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

function inTheWay<I, W>(
  windows: readonly W[],
  each: readonly { item: I; unavailableReason: (window: W) => UnavailableReason | null }[],
): Pick<DayFor<I, W>, 'item' | 'why'> {
  const last = windows.at(-1);
  if (last === undefined) return NOTHING;
  const found = each.find(({ unavailableReason }) => windows.every(unavailableReason));
  return found === undefined ? NOTHING : { item: found.item, why: found.unavailableReason(last) };
}
