import { useId } from 'react';
import { Button } from '../button/button';
import { dialogStyles, useModal } from './dialog';
import * as t from './dialog.texts';

export interface AlertDialogProps {
  open: boolean;
  text: string;
  onClose: () => void;
}

/** A message that must be read, with « OK » as its only way on; takes the place of the browser's own alert box. */
export function AlertDialog({ open, text, onClose }: AlertDialogProps) {
  const ref = useModal(open);
  const id = useId();
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={dialogStyles({ size: 'small' })}
    >
      {open && (
        <div className="grid gap-6 p-6">
          <p id={id} role="alert" className="text-lg font-medium">
            {text}
          </p>
          <Button className="justify-self-end" onClick={onClose}>
            {t.ok()}
          </Button>
        </div>
      )}
    </dialog>
  );
}
