import { Price } from '../../base/price/price';
import { type MealDealRow, MealDealRows } from '../meal-deals/meal-deal-rows';
import * as t from './price-breakdown.texts';

export interface PriceBreakdownProps {
  /** Sum of the articles, before meal deals. */
  subtotalCents: number;
  /** Meal deals that apply. */
  mealDeals?: readonly MealDealRow[];
  /** Service charge in integer cents, 0,29 € on each order paid online (specification 1.2); 0 hides the line. */
  serviceChargeCents: number;
  totalCents: number;
}

function Row({ label, cents }: { label: string; cents: number }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-ink-muted">{label}</dt>
      <dd>
        <Price cents={cents} size="small" />
      </dd>
    </div>
  );
}

export function PriceBreakdown(props: PriceBreakdownProps) {
  const { subtotalCents, mealDeals = [], serviceChargeCents, totalCents } = props;
  return (
    <dl className="grid gap-2">
      <Row label={t.subtotal()} cents={subtotalCents} />
      <MealDealRows mealDeals={mealDeals} />
      {serviceChargeCents > 0 && <Row label={t.serviceCharge()} cents={serviceChargeCents} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-dashed border-line-strong pt-3">
        <dt className="font-display text-xl font-bold">{t.total()}</dt>
        <dd>
          <Price cents={totalCents} tone="tag" size="large" />
        </dd>
      </div>
    </dl>
  );
}
