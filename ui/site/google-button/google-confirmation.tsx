import { ConfirmDialog } from '../../base/dialog/confirm-dialog';

export interface GoogleConfirmationProps {
  open: boolean;
  text: string;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asked when Google’s address belongs to an account with a password (specification 2.5). */
export function GoogleConfirmation({ open, text, busy, onConfirm, onClose }: GoogleConfirmationProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Continuer avec Google ?"
      text={text}
      confirmLabel="Relier mon compte Google"
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
