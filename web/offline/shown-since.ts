import { createStore, useStore } from '../page/store';

interface ShownSince {
  /** Path of the page the times belong to, so that the next page does not inherit them. */
  path: string;
  /** By operation, in milliseconds of this device's clock; null when the answer is fresh. */
  at: Readonly<Record<string, number | null>>;
}

const shownSince = createStore<ShownSince | null>(null);

/** Records how old the answer to an operation is on the page at `path`; null when it is fresh. */
export function setShownSince(path: string, operation: string, at: number | null): void {
  const before = shownSince.read();
  shownSince.change({ path, at: { ...(before?.path === path && before.at), [operation]: at } });
}

/** Time of the oldest answer shown at `path`, by this device's clock; null while all is fresh or unknown. */
export function shownSinceOf(path: string): number | null {
  const said = shownSince.read();
  const times = said?.path === path ? Object.values(said.at).filter((at) => at !== null) : [];
  return times.length > 0 ? Math.min(...times) : null;
}

/** Returns `shownSinceOf(path)` and renders the component again when it changes. */
export function useShownSince(path: string): number | null {
  useStore(shownSince);
  return shownSinceOf(path);
}

export function forgetShownSince(): void {
  shownSince.change(null);
}
