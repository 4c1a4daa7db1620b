import { useState } from 'react';
import { Button } from '../../base/button/button';
import { Dialog } from '../../base/dialog/dialog';
import { TextAreaField } from '../../base/field/text-area-field';
import { Notice } from '../../base/notice/notice';

export interface NoShowContestDialogProps {
  open: boolean;
  token: string;
  /** The shop’s own page: it answers what its customer said. */
  forShop?: boolean;
  error?: string;
  busy?: boolean;
  onConfirm: (words: string) => void;
  onClose: () => void;
}

/** A customer marked as missing says they were there, or the shop answers. */
export function NoShowContestDialog(props: NoShowContestDialogProps) {
  const { open, token, forShop = false, error, busy = false, onConfirm, onClose } = props;
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const said = words.trim();

  return (
    <Dialog
      open={open}
      size="small"
      title={forShop ? `Répondre au client de ${token}` : `Contester la commande ${token}`}
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" size="large" className="grow" disabled={busy} onClick={onClose}>
            Fermer
          </Button>
          <Button type="submit" form={`contest-${token}`} size="large" className="grow" busy={busy}>
            Envoyer
          </Button>
        </>
      }
    >
      <form
        id={`contest-${token}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (said) onConfirm(said);
          else event.currentTarget.querySelector('textarea')?.focus();
        }}
        className="grid gap-5"
      >
        <p className="text-ink-muted">
          {forShop
            ? 'Le client lit votre réponse. Vous préférez rembourser ? La raison du remboursement lui répond aussi.'
            : 'La boutique a noté que personne n’est venu. Dites-lui ce qui s’est passé : elle vous répondra ici et par mail.'}
        </p>
        {error && <Notice tone="caution">{error}</Notice>}
        <TextAreaField
          label={forShop ? 'Votre réponse, telle que le client la lira' : 'Ce qui s’est passé'}
          required
          maxLength={500}
          value={words}
          onChange={setWords}
          disabled={busy}
          error={tried && !said ? 'Écrivez quelques mots.' : undefined}
        />
      </form>
    </Dialog>
  );
}
