import { type CancelReason, cancelReasonNames, cancelReasons } from '../../../graphql/rules/cancel-reasons';
import { FormDialog } from '../../base/dialog/form-dialog';
import { RadioGroup } from '../../base/field/radio-group';
import { TextField } from '../../base/field/text-field';
import { useForm } from '../../base/form/use-form';
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

/** Dialog in which the shop cancels an order, with the reason that the customer of an online order receives. */
export function CancelDialog(props: CancelDialogProps) {
  const { open, token, customerName, refundCents, busy = false, onConfirm, onClose } = props;
  const { values, change, errors, field, form } = useForm({
    initialValues: { choice: null as string | null, words: '' },
    check: ({ choice, words }) => ({
      choice: choice === null ? t.choiceNeeded() : undefined,
      words: choice === OTHER && !words.trim() ? t.reasonNeeded() : undefined,
    }),
    complete: ({ choice, words }): Why => {
      const why = cancelReasonNames.find((name) => name === choice);
      return why ? { why } : { reason: words.trim() };
    },
    onSubmit: onConfirm,
    busy,
  });
  const atCounter = refundCents === 0;
  return (
    <FormDialog
      {...{ open, busy, form, onClose }}
      title={t.title(token)}
      size="small"
      tone="danger"
      cancelLabel={t.keep()}
      confirmLabel={busy ? t.cancelling() : t.cancel()}
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
        value={values.choice}
        onChange={(choice) => change({ choice })}
        disabled={busy}
        error={errors.choice}
      />
      {values.choice === OTHER && (
        <TextField
          {...field('words')}
          label={atCounter ? t.reason() : t.reasonForCustomer()}
          required
          maxLength={120}
          disabled={busy}
        />
      )}
    </FormDialog>
  );
}
