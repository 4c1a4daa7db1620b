import { CreditCard } from 'lucide-react';
import * as t from './payment-methods.texts';

export interface PaymentMethodsProps {
  cards: readonly string[];
}

export function PaymentMethods({ cards }: PaymentMethodsProps) {
  return (
    <div className="flex items-start gap-3">
      <CreditCard aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-ink" />
      <div className="grid gap-2">
        <p>
          {t.byCard()} <span className="text-ink-muted">{t.nothingThere()}</span>
        </p>
        <ul aria-label={t.cards()} className="flex flex-wrap gap-2">
          {cards.map((card) => (
            <li key={card} className="rounded-tag border border-line-strong px-2 text-sm/6 font-semibold">
              {card}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
