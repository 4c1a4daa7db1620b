import { ArrowDown, ArrowUp, BellRing, Footprints } from 'lucide-react';
import { callingOrders, callingText, type BoardOrder } from './board-order';
import { useOutOfSight } from './use-out-of-sight';

const elementId = ({ id }: BoardOrder) => `order-${id}`;

export interface Calls {
  text: string;
  /** The first of them, and where its card is. */
  first: BoardOrder;
  direction: 'above' | 'below';
  isNew: boolean;
}

/** New orders and customers at the door whose cards cannot be seen right now. */
export function useCalls(orders: readonly BoardOrder[]): Calls | undefined {
  const { unseen, arriving } = callingOrders(orders);
  const outOfSight = useOutOfSight([...unseen, ...arriving].map(elementId));
  const [fresh, atTheDoor] = [unseen, arriving].map((some) => some.filter((one) => outOfSight.has(elementId(one))));
  const first = fresh?.[0] ?? atTheDoor?.[0];
  if (!fresh || !atTheDoor || !first) return undefined;
  return {
    text: callingText(fresh.length, atTheDoor.length),
    first,
    direction: outOfSight.get(elementId(first)) ?? 'below',
    isNew: fresh.length > 0,
  };
}

export interface JumpChipProps {
  calls: Calls;
  onJump: (order: BoardOrder) => void;
}

/** They in one line: a press leads to the first. */
export function JumpChip({ calls: { text, first, direction, isNew }, onJump }: JumpChipProps) {
  const Arrow = direction === 'above' ? ArrowUp : ArrowDown;
  return (
    // Dark, so that nobody takes it for the step of a card.
    <button
      type="button"
      onClick={() => onJump(first)}
      className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full bg-ink px-3 text-base leading-tight font-semibold text-canvas [&>svg]:size-5 [&>svg]:shrink-0"
    >
      {isNew ? <BellRing aria-hidden="true" /> : <Footprints aria-hidden="true" />}
      {text}
      <Arrow aria-hidden="true" />
    </button>
  );
}
