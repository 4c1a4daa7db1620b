import { ConfirmDialog } from '../../base/dialog/confirm-dialog';
import * as t from './no-show-dialog.texts';

export interface NoShowDialogProps {
  open: boolean;
  token: string;
  customerName: string;
  /** Nothing was paid online. */
  unpaid?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asked before an order counts as missed: the customer loses it. */
export function NoShowDialog({ token, customerName, unpaid = false, ...dialog }: NoShowDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={t.title(customerName)}
      text={t.consequences({ token, unpaid })}
      confirmLabel={t.confirm()}
      cancelLabel={t.wait()}
      tone="danger"
    />
  );
}
