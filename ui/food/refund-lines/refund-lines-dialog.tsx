import { useState, type FormEvent } from 'react';
import type { OrderStatus } from '../../../graphql/rules/order-status';
import { centsOfPieces } from '../../../graphql/rules/refunds';
import { Button } from '../../base/button/button';
import { FormDialog } from '../../base/dialog/form-dialog';
import { TextField } from '../../base/field/text-field';
import { Notice } from '../../base/notice/notice';
import { formatEuros } from '../../base/price/format-euros';
import { QuantityStepper } from '../../base/quantity-stepper/quantity-stepper';
import { withFigures } from '../../base/price/with-figures';
import * as t from './refund-lines.texts';

export interface RefundableLine {
  id: string;
  name: string;
  quantity: number;
  /** Price of a piece, before meal deals. */
  unitCents: number;
  /** What all pieces cost. */
  lineCents: number;
  /** Pieces that are not refunded yet. */
  left: number;
}

/** Returns what goes back, in cents, when `pieces` more are refunded. */
function centsToRefund({ left, ...line }: RefundableLine, pieces: number): number {
  const refunded = line.quantity - left;
  return centsOfPieces(line, refunded + pieces) - centsOfPieces(line, refunded);
}

export interface RefundLinesDialogProps {
  open: boolean;
  token: string;
  /** Status of the order, which decides what the shop still has to do; a refund of lines does not change it. */
  status: OrderStatus;
  customerName: string;
  lines: readonly RefundableLine[];
  error?: string;
  busy?: boolean;
  onConfirm: (lines: { lineId: string; quantity: number }[], reason: string) => void;
  onClose: () => void;
}

const LEFT_TO_DO: Partial<Record<OrderStatus, () => string>> = {
  PREPARING: t.leftToPrepare,
  READY: t.leftToHandOver,
};

/** Dialog for refunding single pieces of an order to the customer's card, with a reason; the order continues. */
export function RefundLinesDialog(props: RefundLinesDialogProps) {
  const { open, token, status, customerName, lines, error, busy = false, onConfirm, onClose } = props;
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const piecesOf = ({ id, left }: RefundableLine) => Math.min(chosen[id] ?? 0, left);
  const picked = lines
    .map((line) => ({ lineId: line.id, quantity: piecesOf(line) }))
    .filter(({ quantity }) => quantity > 0);
  const cents = lines.reduce((sum, line) => sum + centsToRefund(line, piecesOf(line)), 0);

  const form = {
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      setTried(true);
      if (picked.length > 0 && reason.trim()) onConfirm(picked, reason.trim());
      else if (picked.length > 0) event.currentTarget.querySelector<HTMLInputElement>('[type=text]')?.focus();
    },
  };

  return (
    <FormDialog
      {...{ open, busy, form, onClose }}
      title={t.title(token)}
      cancelLabel={t.keep()}
      confirmLabel={cents > 0 ? withFigures(t.refundAmount(cents)) : t.refund()}
    >
      <p className="text-ink-muted">
        {[LEFT_TO_DO[status]?.(), t.consequences(customerName)].filter(Boolean).join(' ')}
      </p>
      {error && <Notice tone="caution">{error}</Notice>}
      <ul className="grid gap-3">
        {lines.map((line) => (
          <li key={line.id} className="flex flex-wrap items-center justify-between gap-3">
            <LinePrice {...line} />
            <PieceCount
              name={line.name}
              value={piecesOf(line)}
              left={line.left}
              disabled={busy}
              onChange={(quantity) => setChosen((before) => ({ ...before, [line.id]: quantity }))}
            />
          </li>
        ))}
      </ul>
      {tried && picked.length === 0 && <Notice tone="caution">{t.choiceNeeded()}</Notice>}
      <TextField
        label={t.reason()}
        required
        maxLength={120}
        value={reason}
        onChange={setReason}
        disabled={busy}
        error={tried && !reason.trim() ? t.reasonNeeded() : undefined}
      />
    </FormDialog>
  );
}

/** Name of a line and what its next piece costs, its last one when all are refunded. */
function LinePrice(line: RefundableLine) {
  const { name, quantity, unitCents, lineCents, left } = line;
  return (
    <span className="min-w-0">
      <span lang="fr">{name}</span>{' '}
      <span translate="no" className="text-ink-muted">
        {formatEuros(centsToRefund({ ...line, left: Math.max(left, 1) }, 1))}
      </span>
      {lineCents < quantity * unitCents && <span className="block text-sm text-ink-muted">{t.mealDealDeducted()}</span>}
    </span>
  );
}

interface PieceCountProps {
  name: string;
  value: number;
  left: number;
  disabled: boolean;
  onChange: (quantity: number) => void;
}

function PieceCount({ name, value, left, disabled, onChange }: PieceCountProps) {
  if (left === 0) return <span className="text-ink-muted">{t.alreadyRefunded()}</span>;
  if (value === 0)
    return (
      <Button tone="quiet" disabled={disabled} onClick={() => onChange(1)}>
        {t.refundItem()}
        <span lang="fr" className="sr-only">
          {' '}
          {name}
        </span>
      </Button>
    );
  return <QuantityStepper itemName={name} value={value} min={0} max={left} disabled={disabled} onChange={onChange} />;
}
