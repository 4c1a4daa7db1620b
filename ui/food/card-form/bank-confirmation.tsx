import { ConfirmDialog } from '../../base/dialog/confirm-dialog';
import * as t from './card-form.texts';

export interface BankConfirmationProps {
  open: boolean;
  amountCents: number;
  shopName: string;
  onConfirm: () => void;
  onRefuse: () => void;
}

/** Dialog that stands in for the bank's confirmation of a sandbox payment (strong customer authentication). */
export function BankConfirmation({ amountCents, shopName, onRefuse, ...dialog }: BankConfirmationProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={t.bankAsks()}
      text={t.payment({ cents: amountCents, shopName })}
      confirmLabel={t.confirmPayment()}
      cancelLabel={t.refuse()}
      onClose={onRefuse}
    />
  );
}
