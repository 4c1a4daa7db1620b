import { ArrowDown, ArrowUp, BellRing, Footprints } from 'lucide-react';
import type { ReactNode } from 'react';
import { callingOrders, type BoardOrder } from './board-order';
import { useOutOfSight } from './use-out-of-sight';

export interface JumpChipsProps {
  orders: readonly BoardOrder[];
  /** To the card of an order that calls and cannot be seen. */
  onJump: (order: BoardOrder) => void;
}

const elementId = ({ id }: BoardOrder) => `order-${id}`;

/** New orders and customers at the door whose cards cannot be seen right now: one press leads there. */
export function JumpChips({ orders, onJump }: JumpChipsProps) {
  const { unseen, arriving } = callingOrders(orders);
  const outOfSight = useOutOfSight([...unseen, ...arriving].map(elementId));

  const chip = (calling: readonly BoardOrder[], icon: ReactNode, say: (hidden: readonly BoardOrder[]) => string) => {
    const hidden = calling.filter((order) => outOfSight.has(elementId(order)));
    const [first] = hidden;
    if (!first) return null;
    const Arrow = outOfSight.get(elementId(first)) === 'above' ? ArrowUp : ArrowDown;
    return (
      // Dark, so that nobody takes it for the step of the card below it.
      <button
        type="button"
        onClick={() => onJump(first)}
        className="inline-flex min-h-14 items-center gap-2 rounded-full bg-ink px-5 text-lg font-semibold text-canvas shadow-raised [&>svg]:size-6 [&>svg]:shrink-0"
      >
        {icon}
        {say(hidden)}
        <Arrow aria-hidden="true" />
      </button>
    );
  };

  return (
    <div className="flex flex-wrap justify-center gap-2 empty:hidden">
      {chip(unseen, <BellRing aria-hidden="true" />, (hidden) =>
        hidden.length === 1 ? `Nouvelle : ${hidden[0]?.token ?? ''}` : `${hidden.length} nouvelles commandes`,
      )}
      {chip(arriving, <Footprints aria-hidden="true" />, (hidden) =>
        hidden.length === 1 ? `${hidden[0]?.token ?? ''} arrive` : `${hidden.length} clients arrivent`,
      )}
    </div>
  );
}
