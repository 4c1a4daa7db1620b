import { ArrowDown, ArrowUp, BellRing, Footprints } from 'lucide-react';
import { callingOrders, callingText, type BoardOrder } from './board-order';
import { useOutOfSight } from './use-out-of-sight';

const elementId = ({ id }: BoardOrder) => `order-${id}`;

export interface Calls {
  text: string;
  count: number;
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
    count: fresh.length + atTheDoor.length,
    first,
    direction: outOfSight.get(elementId(first)) ?? 'below',
    isNew: fresh.length > 0,
  };
}

export interface JumpChipProps {
  calls: Calls;
  /** Where one column is shown their number only, beside something else. */
  compact?: boolean;
  onJump: (order: BoardOrder) => void;
}

/** They in one line: a press leads to the first. */
export function JumpChip({ calls: { text, count, first, direction, isNew }, compact = false, onJump }: JumpChipProps) {
  const Arrow = direction === 'above' ? ArrowUp : ArrowDown;
  return (
    // Dark, so that nobody takes it for the step of a card.
    <button
      type="button"
      onClick={() => onJump(first)}
      className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full bg-ink px-2 text-base leading-tight font-semibold text-canvas [&>svg]:size-5 [&>svg]:shrink-0 md:px-3"
    >
      {isNew ? <BellRing aria-hidden="true" /> : <Footprints aria-hidden="true" />}
      <span className={compact ? '@max-4xl:sr-only' : ''}>{text}</span>
      <span aria-hidden="true" className={compact ? '@4xl:hidden' : 'hidden'}>
        {count}
      </span>
      <Arrow aria-hidden="true" />
    </button>
  );
}
