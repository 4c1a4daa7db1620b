import { startTransition, useEffect, useState } from 'react';

/** More items than a phone shows below the shop's banner, and two rows on a wide screen. */
export const FIRST_DRAWN = 6;
const STEP = 6;

/**
 * Returns how many items of a long list to draw: `first` at once, then step by step, so that a slow phone stays
 * responsive. Without `first` all are drawn, so that a returning user's scroll position can be restored.
 */
export function useDrawn(total: number, first = Infinity): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawn + STEP));
  }, [drawn, total]);
  return drawn;
}
