import { useState } from 'react';
import { Button } from '../../base/button/button';
import { Dialog } from '../../base/dialog/dialog';
import { RadioGroup } from '../../base/field/radio-group';
import { TextField } from '../../base/field/text-field';
import { formatEuros } from '../../base/price/format-euros';

const OTHER = 'other';
const reasons = ['Un produit est épuisé', 'La boutique ferme plus tôt', 'À la demande du client'];
const options = [
  ...reasons.map((reason) => ({ value: reason, label: reason })),
  { value: OTHER, label: 'Autre raison' },
];

export interface CancelDialogProps {
  open: boolean;
  token: string;
  customerName: string;
  /** What goes back to the customer; 0 for an order taken at the counter. */
  refundCents: number;
  busy?: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

/** The shop cannot make an order: why, told to the customer, and what goes back. */
export function CancelDialog(props: CancelDialogProps) {
  const { open, token, customerName, refundCents, busy = false, onConfirm, onClose } = props;
  const [choice, setChoice] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const atCounter = refundCents === 0;
  const reason = choice === OTHER ? words.trim() : choice;

  return (
    <Dialog
      open={open}
      title={`Annuler la commande ${token}`}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" size="large" className="grow" disabled={busy} onClick={onClose}>
            La garder
          </Button>
          <Button type="submit" form={`cancel-${token}`} tone="danger" size="large" className="grow" busy={busy}>
            {busy ? 'Annulation...' : 'Annuler la commande'}
          </Button>
        </>
      }
    >
      <form
        id={`cancel-${token}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (reason) onConfirm(reason);
          else event.currentTarget.querySelector<HTMLInputElement>(choice ? '[type=text]' : '[type=radio]')?.focus();
        }}
        className="grid gap-5"
      >
        <p className="text-ink-muted">
          {atCounter
            ? 'Prise au comptoir, elle est à rendre au comptoir : rien n’a été payé en ligne.'
            : `${customerName} lira votre raison, et ${formatEuros(refundCents)} retournent sur sa carte.`}
        </p>
        <RadioGroup
          label="Pourquoi ?"
          required
          options={options}
          value={choice}
          onChange={setChoice}
          disabled={busy}
          error={tried && choice === null ? 'Choisissez une raison.' : undefined}
        />
        {choice === OTHER && (
          <TextField
            label={atCounter ? 'La raison' : 'La raison, telle que le client la lira'}
            required
            maxLength={120}
            value={words}
            onChange={setWords}
            disabled={busy}
            error={tried && !reason ? 'Écrivez la raison.' : undefined}
          />
        )}
      </form>
    </Dialog>
  );
}
