import { useEffect, useRef, useState } from 'react';
import type { BoardOrder } from './board-order';

/** So long after a tap nothing moves: the next one may already be on its way. */
const HELD_MS = 800;
/** Nor does a hand that never rests keep the board from the truth any longer than that. */
const LONGEST_MS = 3_000;

const placeOf = ({ status, customerArriving, undoSeconds }: BoardOrder) =>
  [status, customerArriving === true, undoSeconds !== undefined].join();

/** The orders in the places they had in `before`: what has left says where to, what is new waits. */
export function inPlace(before: readonly BoardOrder[], orders: readonly BoardOrder[]): BoardOrder[] {
  const known = new Map(orders.map((order) => [order.id, order]));
  return before.map((then) => {
    const now = known.get(then.id);
    if (!now || placeOf(now) === placeOf(then)) return now ?? then;
    return now.status === then.status ? then : { ...then, movedTo: now.status };
  });
}

/** The orders as they are, or, while a finger is on the board or just was, in the places they had when it came. */
export function useHeldOrders(orders: readonly BoardOrder[]) {
  const [kept, setKept] = useState<readonly BoardOrder[]>();
  const since = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hold = (milliseconds: number) => {
    if (!kept) {
      since.current = performance.now();
      setKept(orders);
    }
    clearTimeout(timer.current);
    const left = since.current + LONGEST_MS - performance.now();
    timer.current = setTimeout(() => setKept(undefined), Math.min(milliseconds, left));
  };
  const rest = () => kept && hold(HELD_MS);
  return {
    shown: kept ? inPlace(kept, orders) : orders,
    touch: { onPointerDown: () => hold(LONGEST_MS), onPointerUp: rest, onPointerCancel: rest },
  };
}
