import { useRef, type MouseEvent } from 'react';

/** So close together, and so near each other, two presses are the halves of one double tap. */
const DOUBLE_TAP_MS = 500;
const SAME_PLACE_PX = 24;

export interface Press {
  at: number;
  x: number;
  y: number;
  target: unknown;
}

/** Whether a press is the second half of a double tap whose first half was meant for something else, which has moved away. */
export function isSlippedPress(before: Press | null, press: Press): boolean {
  if (before === null || before.target === press.target) return false;
  return press.at - before.at < DOUBLE_TAP_MS && Math.hypot(press.x - before.x, press.y - before.y) <= SAME_PLACE_PX;
}

/** For the frame of things that move when they are pressed: keeps the second half of a double tap from what slid under the finger. */
export function useSteadyFinger(): (event: MouseEvent<HTMLElement>) => void {
  const before = useRef<Press | null>(null);
  return (event) => {
    // From the keyboard there is no finger to slide under; and a menu that opened does not move.
    const byFinger = event.detail > 0 && (event.clientX !== 0 || event.clientY !== 0);
    if (!byFinger || !(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return;
    const target = event.target.closest('a, button, [role="menuitem"]') ?? event.currentTarget;
    const press = { at: event.timeStamp, x: event.clientX, y: event.clientY, target };
    if (!isSlippedPress(before.current, press)) {
      before.current = press;
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
}
