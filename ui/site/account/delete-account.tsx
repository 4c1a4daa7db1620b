import { useState } from 'react';
import { Button } from '../../base/button/button';
import { ConfirmDialog } from '../../base/dialog/confirm-dialog';
import { Notice } from '../../base/notice/notice';

export interface DeleteAccountProps {
  onConfirm: () => void;
  forOwner?: boolean;
  obstacle?: string;
  busy?: boolean;
  error?: string;
}

const OF_CUSTOMER =
  'Votre nom, votre e-mail, votre téléphone et vos préférences sont effacés. Les commandes passées restent, sans votre nom : la loi demande à la boutique de garder ses factures dix ans.';
const OF_OWNER =
  'La loi vous demande de garder les factures de votre boutique dix ans : exportez vos chiffres avant de partir.';

/** The way out; says before what goes and what the law makes us keep. */
export function DeleteAccount({ onConfirm, forOwner = false, obstacle, busy = false, error }: DeleteAccountProps) {
  const [asking, setAsking] = useState(false);
  return (
    <div className="grid justify-items-start gap-4">
      <p>{forOwner ? OF_OWNER : OF_CUSTOMER}</p>
      {obstacle && <Notice tone="caution">{obstacle}</Notice>}
      {error && <Notice tone="danger">{error}</Notice>}
      <Button tone="danger" busy={busy} disabled={obstacle !== undefined} onClick={() => setAsking(true)}>
        Supprimer mon compte
      </Button>
      <ConfirmDialog
        open={asking}
        title="Supprimer votre compte ?"
        text="C’est définitif : ni nous ni personne ne pourra le rouvrir."
        confirmLabel="Supprimer mon compte"
        cancelLabel="Le garder"
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
