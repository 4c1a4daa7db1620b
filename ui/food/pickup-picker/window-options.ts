import * as t from './pickup-picker.texts';

export interface WindowOption {
  id: string;
  /** Hour at which the window starts; 24 or more after midnight, since it belongs to the evening before. */
  startHour: number;
  label: string;
  remaining: number;
}

export interface WindowGroup {
  heading: string;
  windows: WindowOption[];
}

/** Groups windows before 17:00, from 17:00 (specification 4.2) and after midnight; leaves out empty groups. */
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
 * Returns the next windows of a group in order: up to six with room for the order, up to two without, and always the
 * selected one. Returns all windows when this would hide fewer than three.
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

/** Returns whether the selected window is no longer available or no longer has room for the order. */
export function choiceIsLost(windows: readonly WindowOption[], selectedId?: string, units = 1): boolean {
  return selectedId !== undefined && !windows.some((window) => window.id === selectedId && hasRoom(window, units));
}
