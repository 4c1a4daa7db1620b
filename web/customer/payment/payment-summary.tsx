import { Notice } from '../../../ui/base/notice/notice';
import { formatEuros } from '../../../ui/base/price/format-euros';
import { OrderSummary } from '../../../ui/food/order-summary/order-summary';
import { SlowConfirmation } from '../../../ui/food/slow-confirmation/slow-confirmation';
import { RunningHold } from '../../ordering/running-hold';
import type { PaymentSummary } from './payment-view';

interface SummaryProps extends PaymentSummary {
  holdSeconds?: number;
  /** What became of the window, when it is no longer the customer's to have. */
  outcome?: 'lost' | 'refunded';
  onHoldEnd: () => void;
}

function Lines({ articles, feeCents }: NonNullable<PaymentSummary['lines']>) {
  return (
    <ul aria-label="Articles" className="grid gap-1.5 border-t border-line pt-4">
      {articles.map(({ id, quantity, name, lineCents }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="min-w-0 grow basis-24 wrap-anywhere">
            <span className="tabular-nums">{quantity} ×</span> {name}
          </span>
          <span className="tabular-nums">{formatEuros(lineCents)}</span>
        </li>
      ))}
      <li className="flex flex-wrap items-baseline justify-between gap-x-4 text-ink-muted">
        <span>Frais de service</span>
        <span className="tabular-nums">{formatEuros(feeCents)}</span>
      </li>
    </ul>
  );
}

export function Summary(props: SummaryProps) {
  const { shopName, shopAddress, pickupWindow, totalCents, lines, slow, holdSeconds, outcome, onHoldEnd } = props;
  const { cartChanged = false } = props;
  return (
    <OrderSummary
      shopName={shopName}
      address={shopAddress}
      pickupWindow={pickupWindow}
      pickupHint={outcome ? 'Ce créneau n’est plus disponible' : 'Aujourd’hui, retrait sur place'}
      totalCents={totalCents}
      outcome={outcome}
    >
      {slow && !outcome && <SlowConfirmation />}
      {lines && <Lines {...lines} />}
      {cartChanged && (
        <Notice tone="caution">
          Votre panier a changé depuis. Vous payez les {formatEuros(totalCents)} réservés ; ce que vous avez ajouté
          reste dans votre panier.
        </Notice>
      )}
      {holdSeconds !== undefined && <RunningHold key={holdSeconds} seconds={holdSeconds} onEnd={onHoldEnd} />}
    </OrderSummary>
  );
}
