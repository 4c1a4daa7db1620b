import { OrderBoard, type OrderBoardProps } from '../../../ui/food/order-board/order-board';
import { SoundToggle, type BoardSound } from '../../../ui/food/order-board/sound-toggle';
import { Receipt, type ReceiptProps } from '../../../ui/food/receipt/receipt';

export interface BoardScreenProps extends OrderBoardProps {
  /** Whether new orders are heard; waiting means that the browser wants a gesture first. */
  sound: BoardSound;
  onSound: () => void;
  /** What came in last, for whoever hears the page instead of seeing it. */
  announcement?: string;
  /** There while it is being printed; paper only, not shown on the screen. */
  receipt?: ReceiptProps;
}

/** What the counter looks at all day. */
export function BoardScreen({ sound, onSound, announcement, receipt, ...board }: BoardScreenProps) {
  return (
    <div className="grid gap-4 lg:gap-6">
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-2xl md:text-3xl lg:text-4xl">Tableau de bord du propriétaire</h1>
        <SoundToggle value={sound} onToggle={onSound} />
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
