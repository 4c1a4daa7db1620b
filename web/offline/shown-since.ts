import { createStore, useStore } from '../page/store';

interface ShownSince {
  /** Path of the page it is said of: the next page is not as old as the one before. */
  path: string;
  /** Milliseconds of this device’s clock; null: from now. */
  at: number | null;
}

const shownSince = createStore<ShownSince | null>(null);

/** Says from when what the page at `path` shows is; null: from now. */
export function setShownSince(path: string, at: number | null): void {
  shownSince.change({ path, at });
}

/** From when what the page at `path` shows is, in milliseconds of this device’s clock; null while it is fresh or nothing is known of it. */
export function useShownSince(path: string): number | null {
  const said = useStore(shownSince);
  return said?.path === path ? said.at : null;
}

export function forgetShownSince(): void {
  shownSince.change(null);
}
