import { type RefObject, useLayoutEffect, useRef, type MouseEvent } from 'react';

/** So long, and so far around, a place belongs to what was pressed there and has moved away since. */
const KEPT_MS = 1_500;
const SAME_PLACE_PX = 48;
/** As many hands as work on one board. */
const MOST_PRESSES = 4;
/** So long a finger may have been on its way to a card that moved meanwhile. */
const ON_ITS_WAY_MS = 600;

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

interface Place {
  id: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** Where the cards lay, in pixels of the page, until that instant. */
interface Layout {
  until: number;
  places: readonly Place[];
}

/** Whether at that place of the page another card lay within the time that a finger takes to get there. */
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

/**
 * For the frame of cards that move, by themselves or when they are pressed: keeps a tap from the card that slid under the
 * finger.
 */
export function useSteadyFinger(frame: RefObject<HTMLElement | null>): (event: MouseEvent<HTMLElement>) => void {
  const presses = useRef<(Press & { target: Element })[]>([]);
  const layouts = useRef<Layout[]>([]);
  const present = useRef<readonly Place[]>([]);
  // Whatever moves does so when the cards are drawn.
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
    // From the keyboard there is no finger to slide under.
    if (detail === 0 || (x === 0 && y === 0) || !(target instanceof Element)) return;
    // What opens over the board, a menu or a question, is meant where it stands.
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
  // Once: each asks for the layout, as every card does.
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
