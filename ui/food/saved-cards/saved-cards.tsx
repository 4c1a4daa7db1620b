import { CreditCard, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../base/button/button';
import { ConfirmDialog } from '../../base/dialog/confirm-dialog';
import { IconButton } from '../../base/icon-button/icon-button';
import { Notice } from '../../base/notice/notice';
import { withFigures } from '../../base/price/with-figures';
import * as t from './saved-cards.texts';

export interface SavedCard {
  id: string;
  /** Card brand as named by the payment provider. */
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

export interface SavedCardsProps {
  cards: readonly SavedCard[];
  busy?: boolean;
  /** Error of a failed card removal. */
  error?: string;
  /** Amount in integer cents and the callback to pay it with one press; undefined when nothing is to be paid. */
  payment?: { cents: number; onPay: (id: string) => void };
  onRemove: (id: string) => void;
}

const nameOf = ({ brand, last4 }: SavedCard) => `${(t.BRANDS[brand] ?? t.someCard)()} ••••\u00a0${last4}`;
const expiryOf = ({ expMonth, expYear }: SavedCard) => `${String(expMonth).padStart(2, '0')}/${expYear % 100}`;

export function SavedCards({ cards, busy = false, error, payment, onRemove }: SavedCardsProps) {
  const [leaving, setLeaving] = useState<SavedCard | null>(null);
  return (
    <div className="grid gap-3">
      <ul aria-label={t.title()} className="grid gap-2">
        {cards.map((card, at) => (
          <li key={card.id} className="flex items-center gap-2">
            {payment ? (
              <Button
                tone={at === 0 ? 'accent' : 'quiet'}
                size="large"
                wide
                disabled={busy}
                onClick={() => payment.onPay(card.id)}
              >
                <CreditCard aria-hidden="true" />
                {withFigures(t.payWith({ cents: payment.cents, card: nameOf(card) }))}
              </Button>
            ) : (
              <span className="flex min-w-0 grow flex-wrap items-center gap-x-3">
                <CreditCard aria-hidden="true" className="size-5" />
                <span className="font-semibold">{nameOf(card)}</span>
                <span className="text-ink-muted">{t.expires(expiryOf(card))}</span>
              </span>
            )}
            <IconButton tone="danger" label={t.remove(nameOf(card))} disabled={busy} onClick={() => setLeaving(card)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {error && <Notice tone="danger">{error}</Notice>}
      <ConfirmDialog
        open={leaving !== null}
        title={leaving ? t.removing(nameOf(leaving)) : ''}
        text={t.whatRemoves()}
        confirmLabel={t.confirmRemoval()}
        tone="danger"
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) onRemove(leaving.id);
          setLeaving(null);
        }}
      />
    </div>
  );
}
