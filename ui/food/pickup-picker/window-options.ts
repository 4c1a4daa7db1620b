import * as t from './pickup-picker.texts';

export interface WindowOption {
  id: string;
  /** From midnight on 24 and more. */
  startHour: number;
  label: string;
  remaining: number;
}

export interface WindowGroup {
  heading: string;
  windows: WindowOption[];
}

/** Groups of a day, cut at hour 17 (specification 4.2) and at midnight; an empty group has no heading. */
export function groupWindows(windows: readonly WindowOption[]): WindowGroup[] {
  const groups: WindowGroup[] = [
    { heading: t.until17(), windows: windows.filter((window) => window.startHour < 17) },
    { heading: t.after17(), windows: windows.filter(({ startHour }) => startHour >= 17 && startHour < 24) },
    { heading: t.afterMidnight(), windows: windows.filter((window) => window.startHour >= 24) },
  ];
  return groups.filter((group) => group.windows.length > 0);
}

export function hasRoom({ remaining }: Pick<WindowOption, 'remaining'>, units: number): boolean {
  return remaining >= Math.max(1, units);
}

const FREE_SHOWN = 6;
const FULL_SHOWN = 2;

/**
 * The next windows of a group in their order: six with room for the order, two without at most, and the chosen one wherever it is.
 * Everything when hiding would spare fewer than three.
 */
export function nextWindows(windows: readonly WindowOption[], selectedId?: string, units = 1): readonly WindowOption[] {
  let free = 0;
  let full = 0;
  const next = windows.filter((window) => {
    const within = hasRoom(window, units) ? ++free <= FREE_SHOWN : free < FREE_SHOWN && ++full <= FULL_SHOWN;
    return within || window.id === selectedId;
  });
  return windows.length - next.length < 3 ? windows : next;
}

/** The chosen window has left the list, has filled up since, or the order has outgrown it. */
export function choiceIsLost(windows: readonly WindowOption[], selectedId?: string, units = 1): boolean {
  return selectedId !== undefined && !windows.some((window) => window.id === selectedId && hasRoom(window, units));
}
