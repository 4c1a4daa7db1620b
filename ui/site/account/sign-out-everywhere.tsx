import { useState } from 'react';
import { Button } from '../../base/button/button';
import { ConfirmDialog } from '../../base/dialog/confirm-dialog';
import { Notice } from '../../base/notice/notice';
import * as t from './account.texts';

export interface SignOutEverywhereProps {
  onConfirm: () => void;
  forOwner?: boolean;
  busy?: boolean;
  error?: string;
}

/** Signs out every device, including this one, e.g. after the loss of a phone. */
export function SignOutEverywhere({ onConfirm, forOwner = false, busy = false, error }: SignOutEverywhereProps) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="grid justify-items-start gap-4">
      <p>{forOwner ? t.ownerSignOutText() : t.signOutText()}</p>
      {error && <Notice tone="danger">{error}</Notice>}
      <Button tone="quiet" busy={busy} onClick={() => setAsking(true)}>
        {t.signOut()}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.signOutQuestion()}
        text={t.signOutMeans()}
        confirmLabel={t.signOut()}
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
