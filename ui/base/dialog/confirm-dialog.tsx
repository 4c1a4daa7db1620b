import { useId, type ReactNode } from 'react';
import { Button } from '../button/button';
import { dialogStyles, useModal } from './dialog';
import { withFigures } from '../price/with-figures';
import * as t from './dialog.texts';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: ReactNode;
  /** Label of the confirming button, which names the action: « Supprimer », not « Oui ». */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'accent' | 'danger';
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Dialog that asks for confirmation before an action that is hard to undo. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, cancelLabel = t.cancel(), tone, busy = false, onConfirm, onClose } = props;
  const ref = useModal(open);
  const id = useId();
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onClose();
      }}
      className={dialogStyles({ size: 'small' })}
    >
      {open && (
        <div className="grid gap-3 p-6">
          <h2 id={`${id}-title`} className="text-xl">
            {title}
          </h2>
          <div id={`${id}-text`} className="text-ink-muted">
            {withFigures(text)}
          </div>
          <div className="flex flex-wrap gap-3 pt-3 [&>*]:grow">
            <Button tone="quiet" disabled={busy} onClick={onClose}>
              {cancelLabel}
            </Button>
            <Button tone={tone} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </div>
      )}
    </dialog>
  );
}
