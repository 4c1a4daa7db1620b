import { useId, useState } from 'react';
import { Button } from '../../base/button/button';
import { Card } from '../../base/card/card';
import { TextField } from '../../base/field/text-field';
import { useForm } from '../../base/form/use-form';
import { withFigures } from '../../base/price/with-figures';
import * as t from './failed-refunds.texts';

export interface FailedRefundView {
  id: string;
  cents: number;
  customerName: string;
  /** Order token; null when the payment did not become an order. */
  token: string | null;
}

export interface FailedRefundsProps {
  refunds: readonly FailedRefundView[];
  busyId?: string;
  error?: string;
  onRecord: (refundId: string, how: string) => void;
}

/** List of refunds the bank rejected; the owner records how the customer was paid back instead. */
export function FailedRefunds({ refunds, busyId, error, onRecord }: FailedRefundsProps) {
  const titleId = useId();
  return (
    <Card as="section" padding="large" aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-2">
        <h2 id={titleId} className="text-3xl">
          {t.title()}
        </h2>
        <p className="max-w-prose text-ink-muted">{t.howTo()}</p>
      </header>
      <ul className="grid gap-6">
        {refunds.map((refund) => (
          <li key={refund.id} className="border-t border-line pt-5">
            <Settling {...refund} busy={busyId === refund.id} error={error} onRecord={onRecord} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type SettlingProps = FailedRefundView & Pick<FailedRefundsProps, 'error' | 'onRecord'> & { busy: boolean };

function Settling({ id, cents, customerName, token, busy, error, onRecord }: SettlingProps) {
  const [sent, setSent] = useState(false);
  const { form, field, errors } = useForm({
    initialValues: { how: '' },
    check: ({ how }) => ({ how: how.trim() === '' ? t.howNeeded() : undefined }),
    complete: ({ how }) => how.trim(),
    onSubmit: (how) => {
      setSent(true);
      onRecord(id, how);
    },
  });
  return (
    <form {...form} className="grid gap-4">
      <p className="font-semibold wrap-anywhere">{withFigures(t.refund({ cents, customerName, token }))}</p>
      <TextField
        label={t.how()}
        required
        maxLength={120}
        disabled={busy}
        {...field('how')}
        error={errors.how ?? (sent ? error : undefined)}
      />
      <Button type="submit" size="large" className="justify-self-start" busy={busy}>
        {busy ? t.oneMoment() : t.refunded()}
      </Button>
    </form>
  );
}
