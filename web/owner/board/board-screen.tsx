import { CookingPot } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../ui/base/button/button';
import { LinkButton } from '../../../ui/base/link-button/link-button';
import { Notice } from '../../../ui/base/notice/notice';
import { OrderBoard, type OrderBoardProps } from '../../../ui/food/order-board/order-board';
import { SoundToggle, type BoardSound } from '../../../ui/food/order-board/sound-toggle';
import { PrepTotals, type PrepTotalsProps } from '../../../ui/food/prep-totals/prep-totals';
import { Receipt, type ReceiptProps } from '../../../ui/food/receipt/receipt';

export interface BoardScreenProps extends OrderBoardProps {
  sound: BoardSound;
  onSound: () => void;
  announcement?: string;
  preparation: PrepTotalsProps & { open: boolean; onToggle: () => void };
  paused?: { untilText: string; busy: boolean; onResume: () => void };
  sessionEndText?: string;
  receipt?: ReceiptProps;
}

export function BoardScreen({
  sound,
  onSound,
  announcement,
  preparation,
  paused,
  sessionEndText,
  receipt,
  ...board
}: BoardScreenProps) {
  const preparationId = useId();
  const { open, onToggle, ...totals } = preparation;
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl wrap-anywhere md:text-3xl lg:text-4xl">Tableau de bord du propriétaire</h1>
        <div className="flex flex-wrap gap-2">
          <PreparationToggle totals={totals.totals} open={open} panelId={preparationId} onToggle={onToggle} />
          <SoundToggle value={sound} onToggle={onSound} />
        </div>
      </div>
      <div id={preparationId} hidden={!open}>
        <PrepTotals {...totals} />
      </div>
      {sessionEndText && (
        <Notice
          tone="caution"
          action={
            <LinkButton href="/ownerloginform?from=/ownerorders" tone="quiet" size="large">
              Se reconnecter
            </LinkButton>
          }
        >
          {sessionEndText}
        </Notice>
      )}
      {paused && (
        <Notice
          tone="caution"
          action={
            <Button tone="quiet" size="large" busy={paused.busy} onClick={paused.onResume}>
              Reprendre les commandes
            </Button>
          }
        >
          {`Commandes en pause, ${paused.untilText}. Celles déjà payées, ou en cours de paiement, restent à préparer.`}
        </Notice>
      )}
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

interface PreparationToggleProps {
  totals: PrepTotalsProps['totals'];
  open: boolean;
  panelId: string;
  onToggle: () => void;
}

/** What the next hour needs is folded away until the kitchen wants it: the orders come first. */
function PreparationToggle({ totals, open, panelId, onToggle }: PreparationToggleProps) {
  const pieces = totals.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Button tone="quiet" aria-expanded={open} aria-controls={panelId} onClick={onToggle} size="counter">
      <CookingPot aria-hidden="true" />
      {open ? 'Masquer ce qui est à préparer' : `À préparer dans l’heure : ${String(pieces)}`}
    </Button>
  );
}
