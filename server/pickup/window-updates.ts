import { setTimeout as pause } from 'node:timers/promises';
import type { Signal } from '../event-stream';
import type { PickupWindow } from './pickup-windows';

/** PostgreSQL channel on which triggers announce that a shop's windows, or their room, may have changed: `{ shopId }`. */
export const WINDOW_CHANGES = 'windows_changed';

/** Minimum interval between updates of an open page, because windows change by the second in the rush. */
const UPDATE_EVERY_MS = 1_000;
/** A timer may fire a little before its time. */
const MARGIN_MS = 50;

/** Raises a signal after some milliseconds, in place of the previous timer; null only cancels that. */
export function raiseIn(signal: Signal): (wait: number | null) => void {
  let timer: NodeJS.Timeout | undefined;
  return (wait) => {
    clearTimeout(timer);
    timer = wait === null ? undefined : setTimeout(() => signal.raise(), wait + MARGIN_MS).unref();
  };
}

/** Reads a shop's windows for an open page; null while nothing visible changed. */
export function windowUpdates<Window extends PickupWindow>(
  read: () => Promise<Window[]>,
): () => Promise<Window[] | null> {
  let before: string | null = null;
  let updatedAt = -Infinity;
  return async () => {
    const early = updatedAt + UPDATE_EVERY_MS - performance.now();
    if (early > 0) await pause(early, undefined, { ref: false });
    const windows = await read();
    const now = windows.map(({ startsAt, endsAt, remaining }) => [+startsAt, +endsAt, remaining].join(' ')).join();
    if (now === before) return null;
    before = now;
    updatedAt = performance.now();
    return windows;
  };
}
