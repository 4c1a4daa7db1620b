import { ArrowDown, ArrowUp, BellRing, Footprints } from 'lucide-react';
import { callingOrders, callingText, type BoardOrder } from './board-order';
import { useOutOfSight } from './use-out-of-sight';

export interface JumpChipsProps {
  orders: readonly BoardOrder[];
  onJump: (order: BoardOrder) => void;
}

const elementId = ({ id }: BoardOrder) => `order-${id}`;

/** New orders and customers at the door whose cards cannot be seen right now, in one line: a press leads to the first. */
export function JumpChips({ orders, onJump }: JumpChipsProps) {
  const { unseen, arriving } = callingOrders(orders);
  const outOfSight = useOutOfSight([...unseen, ...arriving].map(elementId));
  const hidden = (order: BoardOrder) => outOfSight.has(elementId(order));
  const isNew = unseen.filter(hidden);
  const atTheDoor = arriving.filter(hidden);
  const first = isNew[0] ?? atTheDoor[0];
  if (unseen.length + arriving.length === 0) return null;
  return (
    // The room stays while the line is not needed: the page must not jump when a card comes into sight.
    <div className="flex min-h-12 justify-center">
      {first && (
        // Dark, so that nobody takes it for the step of the card below it.
        <button
          type="button"
          onClick={() => onJump(first)}
          className="pointer-events-auto inline-flex min-h-12 max-w-full items-center gap-2 rounded-full bg-ink px-5 text-lg leading-tight font-semibold text-canvas shadow-raised [&>svg]:size-6 [&>svg]:shrink-0"
        >
          {isNew.length > 0 ? <BellRing aria-hidden="true" /> : <Footprints aria-hidden="true" />}
          {callingText(isNew.length, atTheDoor.length)}
          {outOfSight.get(elementId(first)) === 'above' ? (
            <ArrowUp aria-hidden="true" />
          ) : (
            <ArrowDown aria-hidden="true" />
          )}
        </button>
      )}
    </div>
  );
}
