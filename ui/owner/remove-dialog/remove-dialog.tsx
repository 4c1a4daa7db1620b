import { ConfirmDialog } from '../../base/dialog/confirm-dialog';
import * as t from './remove-dialog.texts';

interface RemoveDialogProps {
  /** What is to be removed; undefined while nothing is. */
  asked: { id: string; name: string } | undefined;
  text: string;
  onRemove: (id: string) => void;
  onClose: () => void;
}

/** Asks before something is removed for good. */
export function RemoveDialog({ asked, text, onRemove, onClose }: RemoveDialogProps) {
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={t.removeQuestion(asked?.name ?? '')}
      text={text}
      confirmLabel={t.remove()}
      tone="danger"
      onClose={onClose}
      onConfirm={() => {
        if (asked) onRemove(asked.id);
        onClose();
      }}
    />
  );
}
