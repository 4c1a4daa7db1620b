import { startTransition, useEffect, useState } from 'react';

/** More items than a phone shows below the shop's banner, and two rows on a wide screen. */
export const FIRST_DRAWN = 6;
const STEP = 6;

/** How many items of a long list to draw: `first`, then more in steps; all at once for a restored scroll position. */
export function useDrawn(total: number, first = Infinity): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawn + STEP));
  }, [drawn, total]);
  return drawn;
}
