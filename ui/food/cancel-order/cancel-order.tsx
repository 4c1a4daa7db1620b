import { Button } from '../../base/button/button';
import * as t from './cancel-order.texts';

export interface CancelOrderProps {
  /** « jusqu’à 12:00 »; left out when it can no longer be cancelled. */
  untilText?: string;
  closedText?: string;
  /** Asks first; what follows stands in the dialog. */
  onCancel: () => void;
}

/** The row of an order that says whether and until when it can be cancelled. */
export function CancelOrder({ untilText, closedText, onCancel }: CancelOrderProps) {
  if (untilText === undefined) return closedText ? <p className="text-ink-muted">{closedText}</p> : null;
  return (
    <div className="grid gap-1">
      <Button tone="quiet" wide onClick={onCancel}>
        {t.cancel()}
      </Button>
      <p className="text-center text-sm text-ink-muted">{t.possible(<bdi translate="no">{untilText}</bdi>)}</p>
    </div>
  );
}
