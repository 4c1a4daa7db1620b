import { createStore, useStore } from '../page/store';

interface ShownSince {
  /** Path of the page it is said of: the next page is not as old as the one before. */
  path: string;
  /** By operation, in milliseconds of this device’s clock; null: from now. */
  at: Readonly<Record<string, number | null>>;
}

const shownSince = createStore<ShownSince | null>(null);

/** Says from when what an operation answered the page at `path` is; null: from now. */
export function setShownSince(path: string, operation: string, at: number | null): void {
  const before = shownSince.read();
  shownSince.change({ path, at: { ...(before?.path === path && before.at), [operation]: at } });
}

/** From when the oldest of what the page at `path` shows is, in milliseconds of this device’s clock; null while it is fresh or nothing is known of it. */
export function useShownSince(path: string): number | null {
  const said = useStore(shownSince);
  const times = said?.path === path ? Object.values(said.at).filter((at) => at !== null) : [];
  return times.length > 0 ? Math.min(...times) : null;
}

export function forgetShownSince(): void {
  shownSince.change(null);
}
