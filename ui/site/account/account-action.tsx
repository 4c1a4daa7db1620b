import { useState } from 'react';
import { Button } from '../../base/button/button';
import { ConfirmDialog } from '../../base/dialog/confirm-dialog';
import { Notice } from '../../base/notice/notice';
import * as t from './account.texts';

const ACTIONS = {
  delete: {
    tones: { button: 'danger', confirm: 'danger' },
    label: t.deleteAccount,
    text: t.deletionText,
    ownerText: t.ownerDeletionText,
    question: t.deletionQuestion,
    means: t.deletionMeans,
    stay: t.stay,
  },
  signOut: {
    tones: { button: 'quiet', confirm: undefined },
    label: t.signOut,
    text: t.signOutText,
    ownerText: t.ownerSignOutText,
    question: t.signOutQuestion,
    means: t.signOutMeans,
    stay: undefined,
  },
} as const;

export interface AccountActionProps {
  /** `signOut` signs out every device, including this one, e.g. after the loss of a phone. */
  action: keyof typeof ACTIONS;
  onConfirm: () => void;
  forOwner?: boolean;
  obstacle?: string;
  busy?: boolean;
  error?: string;
}

/** Action on the whole account that asks once more; states beforehand what it does and what must be kept by law. */
export function AccountAction({ action, onConfirm, forOwner, obstacle, busy = false, error }: AccountActionProps) {
  const [asking, setAsking] = useState(false);
  const { tones, label, text, ownerText, question, means, stay } = ACTIONS[action];
  return (
    <div className="grid justify-items-start gap-4">
      <p>{forOwner ? ownerText() : text()}</p>
      {obstacle && <Notice tone="caution">{obstacle}</Notice>}
      {error && <Notice tone="danger">{error}</Notice>}
      <Button tone={tones.button} busy={busy} disabled={obstacle !== undefined} onClick={() => setAsking(true)}>
        {label()}
      </Button>
      <ConfirmDialog
        open={asking}
        title={question()}
        text={means()}
        confirmLabel={label()}
        cancelLabel={stay?.()}
        tone={tones.confirm}
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
