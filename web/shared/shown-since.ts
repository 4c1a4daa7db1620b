import { liveValue, useLiveValue } from './live-value';

const shownSince = liveValue<number | null>(null);

/** Says from when what the page shows is; null: from now. */
export function setShownSince(at: number | null): void {
  shownSince.change(at);
}

/** From when what the page shows is, in milliseconds of this device’s clock; null while it is fresh. */
export function useShownSince(): number | null {
  return useLiveValue(shownSince);
}
