import { Button } from '../../base/button/button';

export interface CancelOrderProps {
  /** « jusqu’à 12:00 »; left out when it can no longer be cancelled. */
  untilText?: string;
  /** Why it can no longer be cancelled. */
  closedText?: string;
  /** Asks first; what follows stands in the dialog. */
  onCancel: () => void;
}

/** The row of an order that says whether and until when it can be cancelled. */
export function CancelOrder({ untilText, closedText, onCancel }: CancelOrderProps) {
  if (untilText === undefined) return closedText ? <p className="text-ink-muted">{closedText}</p> : null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="text-ink-muted">
        Annulation possible <bdi>{untilText}</bdi>
      </p>
      <Button tone="plain" onClick={onCancel}>
        Annuler la commande
      </Button>
    </div>
  );
}
