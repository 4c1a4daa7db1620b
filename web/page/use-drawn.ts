import { startTransition, useEffect, useState } from 'react';

/** More than a telephone shows below the shop’s sign, and two rows of a wide screen. */
const FIRST = 6;
const STEP = 6;

/**
 * How many things of a long list are drawn: what one sees first, the others in steps right behind it, so that a slow
 * phone answers in between. `whole` draws all at once: the place one had scrolled to is there again.
 */
export function useDrawn(total: number, whole: boolean): number {
  const [drawn, setDrawn] = useState(whole ? Infinity : FIRST);
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawn + STEP));
  }, [drawn, total]);
  return drawn;
}
