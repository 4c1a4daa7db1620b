import { useState } from 'react';
import { Button } from '../../base/button/button';
import { ConfirmDialog } from '../../base/dialog/confirm-dialog';
import { Notice } from '../../base/notice/notice';

export interface SignOutEverywhereProps {
  onConfirm: () => void;
  forOwner?: boolean;
  busy?: boolean;
  error?: string;
}

/** For a lost phone or a borrowed computer: every device is asked for the password again, this one too. */
export function SignOutEverywhere({ onConfirm, forOwner = false, busy = false, error }: SignOutEverywhereProps) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        Toutes vos sessions se ferment, sur cet appareil aussi.{' '}
        {forOwner
          ? 'Les commandes de vos clients continuent, mais le tableau ne sonne plus avant votre retour.'
          : 'Vos commandes en cours continuent.'}
      </p>
      {error && <Notice tone="danger">{error}</Notice>}
      <Button tone="quiet" busy={busy} onClick={() => setAsking(true)}>
        Me déconnecter partout
      </Button>
      <ConfirmDialog
        open={asking}
        title="Vous déconnecter partout ?"
        text="Il faudra vous reconnecter sur chacun de vos appareils."
        confirmLabel="Me déconnecter partout"
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
