import { ConfirmDialog } from '../../base/dialog/confirm-dialog';
import { Notice } from '../../base/notice/notice';
import { withFigures } from '../../base/price/with-figures';
import * as t from './cancel-order.texts';
import { Button } from '../../base/button/button';

export interface CancelOrderDialogProps {
  open: boolean;
  token: string;
  shopName: string;
  /** Amount refunded to the card, in integer cents; 0 for an order that was not paid online. */
  refundCents: number;
  /** Sentence that replaces the usual refund text, for a refund that arrives in another way. */
  refundText?: string;
  error?: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function CancelOrderDialog(props: CancelOrderDialogProps) {
  const { open, token, shopName, refundCents, refundText, error, busy, onConfirm, onClose } = props;
  const consequences = [
    t.notPrepared({ shopName, token }),
    t.windowReleased(),
    refundCents > 0 ? (refundText ?? t.refunded(refundCents)) : t.nothingPaid(),
  ];
  return (
    <ConfirmDialog
      open={open}
      title={t.title()}
      text={
        <div className="grid gap-4">
          <ul className="grid list-disc gap-2 ps-5 text-ink marker:text-ink-muted">
            {consequences.map((consequence) => (
              <li key={consequence} className="wrap-anywhere">
                {withFigures(consequence)}
              </li>
            ))}
          </ul>
          {error && <Notice tone="danger">{error}</Notice>}
        </div>
      }
      confirmLabel={busy ? t.cancelling() : t.cancel()}
      cancelLabel={t.keep()}
      tone="danger"
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

interface CancelOrderProps {
  /** Cancellation deadline as text, « jusqu’à 12:00 »; undefined when the order can no longer be cancelled. */
  untilText?: string;
  closedText?: string;
  /** Called to open the confirmation dialog, which states the consequences. */
  onCancel: () => void;
}

/** Cancel button of an order with its deadline; `closedText` replaces it when the order can no longer be cancelled. */
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
