import { startTransition, useEffect, useState } from 'react';

/** More than a telephone shows below the shop’s sign, and two rows of a wide screen. */
export const FIRST_DRAWN = 6;
const STEP = 6;

/**
 * How many things of a long list are drawn: some at first, the others in steps right behind them, so that a slow phone
 * answers in between. All at first, where somebody comes back: the place one had scrolled to is there again.
 */
export function useDrawn(total: number, first = Infinity): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawn + STEP));
  }, [drawn, total]);
  return drawn;
}
