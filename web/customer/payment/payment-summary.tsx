import { Notice } from '../../../ui/base/notice/notice';
import { formatEuros } from '../../../ui/base/price/format-euros';
import { mealDealLabel } from '../../../ui/food/meal-deals/applied-meal-deal';
import { OrderSummary } from '../../../ui/food/order-summary/order-summary';
import { SlowConfirmation } from '../../../ui/food/slow-confirmation/slow-confirmation';
import { RunningHold } from '../../ordering/running-hold';
import * as t from './payment.texts';
import { withFigures } from '../../../ui/base/price/with-figures';
import type { CheckoutStep } from './checkout-steps';
import { showsCard, windowOutcome, type PaymentSummary } from './payment-view';

interface SummaryProps extends PaymentSummary {
  step: CheckoutStep;
  onHoldEnd: () => void;
}

function Lines({ articles, mealDeals, feeCents }: NonNullable<PaymentSummary['lines']>) {
  return (
    <ul aria-label={t.items()} className="grid gap-1.5 border-t border-line pt-4">
      {articles.map(({ id, quantity, name, nameLang, lineCents }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="min-w-0 grow basis-24 wrap-anywhere">
            <span className="tabular-nums">{quantity} ×</span> <span lang={nameLang ?? 'fr'}>{name}</span>
          </span>
          <span translate="no" className="tabular-nums">
            {formatEuros(lineCents)}
          </span>
        </li>
      ))}
      {mealDeals.map((deal) => (
        <li key={deal.mealDealId} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span lang={deal.nameLang ?? 'fr'} className="min-w-0 grow basis-24 wrap-anywhere">
            {mealDealLabel(deal)}
          </span>
          <span translate="no" className="tabular-nums">
            −{formatEuros(deal.cents)}
          </span>
        </li>
      ))}
      <li className="flex flex-wrap items-baseline justify-between gap-x-4 text-ink-muted">
        <span>{t.serviceCharge()}</span>
        <span translate="no" className="tabular-nums">
          {formatEuros(feeCents)}
        </span>
      </li>
    </ul>
  );
}

export function Summary({ step, onHoldEnd, ...summary }: SummaryProps) {
  const { shopName, shopAddress, pickupWindow, totalCents, lines, slow, cartChanged, later, kept } = summary;
  const outcome = windowOutcome(step);
  const holdSeconds = 'checkout' in step && step.name !== 'confirming' ? step.checkout.holdSeconds : undefined;
  // The card form, the wait for it and the confirmation show the total themselves.
  const totalElsewhere = showsCard(step) || step.name === 'opening' || step.name === 'confirming';
  return (
    <OrderSummary
      shopName={shopName}
      address={shopAddress}
      pickupWindow={pickupWindow}
      pickupHint={outcome ? t.notAvailable() : later ? t.atTheShop() : t.today()}
      totalCents={totalElsewhere ? undefined : totalCents}
      outcome={outcome}
      lines={lines && <Lines {...lines} />}
    >
      {kept && !outcome && <p className="text-sm text-ink-muted">{withFigures(kept)}</p>}
      {slow && !outcome && <SlowConfirmation />}
      {cartChanged && <Notice tone="caution">{t.cartChanged(totalCents)}</Notice>}
      {holdSeconds !== undefined && <RunningHold key={holdSeconds} seconds={holdSeconds} onEnd={onHoldEnd} />}
    </OrderSummary>
  );
}
