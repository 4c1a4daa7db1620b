import { CookingPot } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../ui/base/button/button';
import { OrderBoard, type OrderBoardProps } from '../../../ui/food/order-board/order-board';
import { SoundToggle, type BoardSound } from '../../../ui/food/order-board/sound-toggle';
import { PrepTotals, type PrepTotalsProps } from '../../../ui/food/prep-totals/prep-totals';
import { Receipt, type ReceiptProps } from '../../../ui/food/receipt/receipt';

export interface BoardScreenProps extends OrderBoardProps {
  /** Whether new orders are heard; waiting means that the browser wants a gesture first. */
  sound: BoardSound;
  onSound: () => void;
  /** What came in last, for whoever hears the page instead of seeing it. */
  announcement?: string;
  /** What the next hour needs, and whether it is looked at. */
  preparation: PrepTotalsProps & { open: boolean; onToggle: () => void };
  /** There while it is being printed; paper only, not shown on the screen. */
  receipt?: ReceiptProps;
}

/** What the counter looks at all day. */
export function BoardScreen({ sound, onSound, announcement, preparation, receipt, ...board }: BoardScreenProps) {
  return (
    <div className="grid gap-4 lg:gap-6">
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-2xl md:text-3xl lg:text-4xl">Tableau de bord du propriétaire</h1>
        <SoundToggle value={sound} onToggle={onSound} />
      </div>
      <Preparation {...preparation} />
      <OrderBoard {...board} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {receipt && (
        <div className="hidden">
          <Receipt {...receipt} />
        </div>
      )}
    </div>
  );
}

/** Folded away until the kitchen wants it: the orders come first. */
function Preparation({ open, onToggle, ...totals }: BoardScreenProps['preparation']) {
  const id = useId();
  const pieces = totals.totals.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className="grid gap-3">
      <Button
        tone="quiet"
        size="large"
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        className="justify-self-start"
      >
        <CookingPot aria-hidden="true" />
        {open ? 'Masquer ce qui est à préparer' : `À préparer dans l’heure : ${String(pieces)}`}
      </Button>
      <div id={id} hidden={!open}>
        <PrepTotals {...totals} />
      </div>
    </div>
  );
}
