import { ConfirmDialog } from '../../base/dialog/confirm-dialog';

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
      title={`Pas de nouvelles de ${customerName} ?`}
      text={`La commande ${token} sera close comme «\u00a0Non-présenté\u00a0»${unpaid ? '' : ', sans remboursement'}. Vous pourrez revenir en arrière pendant 30 secondes.`}
      confirmLabel="Non-présenté"
      cancelLabel="Pas encore"
      tone="danger"
    />
  );
}
