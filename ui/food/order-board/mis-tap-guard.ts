import { type RefObject, useLayoutEffect, useRef, type MouseEvent } from 'react';

/** Milliseconds and pixels within which a press near an earlier one is ignored after its target has moved away. */
const KEPT_MS = 1_500;
const SAME_PLACE_PX = 48;
/** Number of recent presses that are remembered, enough for two people using one board. */
const MOST_PRESSES = 4;
/** Longest time in milliseconds a finger may already be moving towards a card when the card moves. */
const ON_ITS_WAY_MS = 600;

interface Press {
  x: number;
  y: number;
  /** Time at which the pressed element left its place, in milliseconds; null while it is there. */
  leftAt: number | null;
}

/** Returns whether a press at time `at` (milliseconds) was meant for an element that has just moved away from there. */
export function isSlippedPress(before: readonly Press[], press: { x: number; y: number; at: number }): boolean {
  return before.some(
    ({ x, y, leftAt }) =>
      leftAt !== null && press.at - leftAt < KEPT_MS && Math.hypot(press.x - x, press.y - y) <= SAME_PLACE_PX,
  );
}

interface Place {
  id: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** Places of the cards in page pixels, valid until the time `until`. */
interface Layout {
  until: number;
  places: readonly Place[];
}

/** Returns whether another card lay at this place within the time a finger needs to get there. */
export function isOvertaken(layouts: readonly Layout[], press: { id: string; x: number; y: number; at: number }) {
  return layouts.some(
    ({ until, places }) =>
      press.at - until < ON_ITS_WAY_MS &&
      places.some(
        ({ id, left, top, right, bottom }) =>
          id !== press.id && left <= press.x && press.x <= right && top <= press.y && press.y <= bottom,
      ),
  );
}

/** Returns a click handler for the frame around moving cards; it discards a tap on a card that has just slid there. */
export function useMisTapGuard(frame: RefObject<HTMLElement | null>): (event: MouseEvent<HTMLElement>) => void {
  const presses = useRef<(Press & { target: Element })[]>([]);
  const layouts = useRef<Layout[]>([]);
  const present = useRef<readonly Place[]>([]);
  // Cards move only on a render, so comparing their places after each render is enough.
  useLayoutEffect(() => {
    const places = placesIn(frame.current);
    const now = performance.now();
    if (JSON.stringify(places) !== JSON.stringify(present.current)) {
      const recent = layouts.current.filter(({ until }) => now - until < ON_ITS_WAY_MS);
      layouts.current = [...recent, { until: now, places: present.current }];
      present.current = places;
    }
    for (const press of presses.current) {
      if (press.leftAt === null && !liesAt(press.target, press)) press.leftAt = now;
    }
  });
  return (event) => {
    const { detail, clientX: x, clientY: y, target, currentTarget } = event;
    // Keyboard clicks have no position and need no protection.
    if (detail === 0 || (x === 0 && y === 0) || !(target instanceof Element)) return;
    // A dialog or menu opened over the board does not move, so presses in it are always accepted.
    const onBoard = currentTarget.contains(target) && target.closest('dialog') === null;
    const at = performance.now();
    const id = target.closest('article')?.getAttribute('aria-labelledby') ?? undefined;
    const overtaken =
      id !== undefined && isOvertaken(layouts.current, { id, x: x + window.scrollX, y: y + window.scrollY, at });
    if (onBoard && (overtaken || isSlippedPress(presses.current, { x, y, at }))) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const pressed = target.closest('a, button, [role="menuitem"]') ?? target;
    presses.current = [{ x, y, target: pressed, leftAt: null }, ...presses.current].slice(0, MOST_PRESSES);
  };
}

function placesIn(frame: HTMLElement | null): Place[] {
  // Reads the scroll position once, because each read may force a layout, like reading each card's rectangle.
  const [x, y] = [window.scrollX, window.scrollY];
  return [...(frame?.querySelectorAll('article') ?? [])].map((card) => {
    const { left, top, right, bottom } = card.getBoundingClientRect();
    return {
      id: card.getAttribute('aria-labelledby') ?? '',
      left: left + x,
      top: top + y,
      right: right + x,
      bottom: bottom + y,
    };
  });
}

function liesAt(target: Element, { x, y }: Press): boolean {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
}
