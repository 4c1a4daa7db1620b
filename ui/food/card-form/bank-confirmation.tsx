import { ConfirmDialog } from '../../base/dialog/confirm-dialog';
import { formatEuros } from '../../base/price/format-euros';

export interface BankConfirmationProps {
  open: boolean;
  amountCents: number;
  shopName: string;
  busy?: boolean;
  onConfirm: () => void;
  onRefuse: () => void;
}

/** The bank wants to hear from its customer before it pays (strong customer authentication). */
export function BankConfirmation({ amountCents, shopName, onRefuse, ...dialog }: BankConfirmationProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title="Votre banque demande une confirmation"
      text={`Paiement de ${formatEuros(amountCents)} à ${shopName}.`}
      confirmLabel="Confirmer le paiement"
      cancelLabel="Refuser"
      onClose={onRefuse}
    />
  );
}
