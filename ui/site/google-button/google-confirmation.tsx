import { ConfirmDialog } from '../../base/dialog/confirm-dialog';
import * as t from './google-button.texts';

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
      title={t.question()}
      text={text}
      confirmLabel={t.connect()}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
