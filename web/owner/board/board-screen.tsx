import { Volume2, VolumeX } from 'lucide-react';
import { Button } from '../../../ui/base/button/button';
import { OrderBoard, type OrderBoardProps } from '../../../ui/food/order-board/order-board';
import { Receipt, type ReceiptProps } from '../../../ui/food/receipt/receipt';

export interface BoardScreenProps extends OrderBoardProps {
  /** Whether new orders are heard; waiting means that the browser wants a gesture first. */
  sound: 'on' | 'off' | 'waiting';
  onSound: () => void;
  /** What came in last, for whoever hears the page instead of seeing it. */
  announcement?: string;
  /** There while it is being printed; paper only, not shown on the screen. */
  receipt?: ReceiptProps;
}

const sounds = {
  on: { label: 'Son activé', Icon: Volume2 },
  off: { label: 'Son coupé', Icon: VolumeX },
  waiting: { label: 'Activer le son', Icon: VolumeX },
};

/** What the counter looks at all day. */
export function BoardScreen({ sound, onSound, announcement, receipt, ...board }: BoardScreenProps) {
  const { label, Icon } = sounds[sound];
  return (
    <div className="grid gap-4 lg:gap-6">
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-2xl md:text-3xl lg:text-4xl">Tableau de bord du propriétaire</h1>
        <Button tone="quiet" onClick={onSound} className="shrink-0 max-md:rounded-full max-md:px-3">
          <Icon aria-hidden="true" className="size-5" />
          <span className="max-md:sr-only">{label}</span>
        </Button>
      </div>
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
