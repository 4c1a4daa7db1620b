import { useState } from 'react';
import { Button } from '../../base/button/button';
import { ConfirmDialog } from '../../base/dialog/confirm-dialog';
import { Notice } from '../../base/notice/notice';
import * as t from './account.texts';

export interface DeleteAccountProps {
  onConfirm: () => void;
  forOwner?: boolean;
  obstacle?: string;
  busy?: boolean;
  error?: string;
}

/** Account deletion; states beforehand what is deleted and what must be kept by law. */
export function DeleteAccount({ onConfirm, forOwner = false, obstacle, busy = false, error }: DeleteAccountProps) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="grid justify-items-start gap-4">
      <p>{forOwner ? t.ownerDeletionText() : t.deletionText()}</p>
      {obstacle && <Notice tone="caution">{obstacle}</Notice>}
      {error && <Notice tone="danger">{error}</Notice>}
      <Button tone="danger" busy={busy} disabled={obstacle !== undefined} onClick={() => setAsking(true)}>
        {t.deleteAccount()}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.deletionQuestion()}
        text={t.deletionMeans()}
        confirmLabel={t.deleteAccount()}
        cancelLabel={t.stay()}
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
