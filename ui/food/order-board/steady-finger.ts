import { useLayoutEffect, useRef, type MouseEvent } from 'react';

/** So long, and so far around, a place belongs to what was pressed there and has moved away since. */
const KEPT_MS = 1_500;
const SAME_PLACE_PX = 48;
/** As many hands as work on one board. */
const MOST_PRESSES = 4;

interface Press {
  x: number;
  y: number;
  /** When what was pressed left its place, in milliseconds; null while it is there. */
  leftAt: number | null;
}

/** Whether a press at `x`, `y` and that instant, in milliseconds, is meant for what lay there a moment before. */
export function isSlippedPress(before: readonly Press[], press: { x: number; y: number; at: number }): boolean {
  return before.some(
    ({ x, y, leftAt }) =>
      leftAt !== null && press.at - leftAt < KEPT_MS && Math.hypot(press.x - x, press.y - y) <= SAME_PLACE_PX,
  );
}

/** For the frame of cards that move when they are pressed: keeps a second tap from the card that slid under the finger. */
export function useSteadyFinger(): (event: MouseEvent<HTMLElement>) => void {
  const presses = useRef<(Press & { target: Element })[]>([]);
  // Whatever moves does so when the cards are drawn.
  useLayoutEffect(() => {
    for (const press of presses.current) {
      if (press.leftAt === null && !liesAt(press.target, press)) press.leftAt = performance.now();
    }
  });
  return (event) => {
    const { detail, clientX: x, clientY: y, target, currentTarget } = event;
    // From the keyboard there is no finger to slide under.
    if (detail === 0 || (x === 0 && y === 0) || !(target instanceof Element)) return;
    // What opens over the board, a menu or a question, is meant where it stands.
    const onBoard = currentTarget.contains(target) && target.closest('dialog') === null;
    if (onBoard && isSlippedPress(presses.current, { x, y, at: performance.now() })) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const pressed = target.closest('a, button, [role="menuitem"]') ?? target;
    presses.current = [{ x, y, target: pressed, leftAt: null }, ...presses.current].slice(0, MOST_PRESSES);
  };
}

function liesAt(target: Element, { x, y }: Press): boolean {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
}
