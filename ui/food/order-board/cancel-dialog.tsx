import { useState } from 'react';
import { type CancelReason, cancelReasonNames, cancelReasons } from '../../../graphql/rules/cancel-reasons';
import { Button } from '../../base/button/button';
import { Dialog } from '../../base/dialog/dialog';
import { RadioGroup } from '../../base/field/radio-group';
import { TextField } from '../../base/field/text-field';
import { withFigures } from '../../base/price/with-figures';
import * as t from './cancel-dialog.texts';

const OTHER = 'other';

/** A predefined cancellation reason, or the shop's own text. */
export type Why = { why: CancelReason } | { reason: string };

export interface CancelDialogProps {
  open: boolean;
  token: string;
  customerName: string;
  /** Amount refunded to the customer, in integer cents; 0 for an order taken at the counter. */
  refundCents: number;
  busy?: boolean;
  onConfirm: (why: Why) => void;
  onClose: () => void;
}

/**
 * Dialog in which the shop cancels an order: it states the refund and asks for the reason, which the customer of an
 * online order receives.
 */
export function CancelDialog(props: CancelDialogProps) {
  const { open, token, customerName, refundCents, busy = false, onConfirm, onClose } = props;
  const [choice, setChoice] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const atCounter = refundCents === 0;
  const why = cancelReasonNames.find((name) => name === choice);
  const reason = words.trim();

  return (
    <Dialog
      open={open}
      title={t.title(token)}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" size="large" className="grow" disabled={busy} onClick={onClose}>
            {t.keep()}
          </Button>
          <Button type="submit" form={`cancel-${token}`} tone="danger" size="large" className="grow" busy={busy}>
            {busy ? t.cancelling() : t.cancel()}
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
          if (why) onConfirm({ why });
          else if (choice && reason) onConfirm({ reason });
          else event.currentTarget.querySelector<HTMLInputElement>(choice ? '[type=text]' : '[type=radio]')?.focus();
        }}
        className="grid gap-5"
      >
        <p className="text-ink-muted">
          {atCounter ? t.atCounter() : withFigures(t.refunded({ customerName, cents: refundCents }))}
        </p>
        <RadioGroup
          label={t.why()}
          required
          options={[
            ...cancelReasonNames.map((value) => ({ value, label: cancelReasons[value]() })),
            { value: OTHER, label: t.otherReason() },
          ]}
          value={choice}
          onChange={setChoice}
          disabled={busy}
          error={tried && choice === null ? t.choiceNeeded() : undefined}
        />
        {choice === OTHER && (
          <TextField
            label={atCounter ? t.reason() : t.reasonForCustomer()}
            required
            maxLength={120}
            value={words}
            onChange={setWords}
            disabled={busy}
            error={tried && !reason ? t.reasonNeeded() : undefined}
          />
        )}
      </form>
    </Dialog>
  );
}
