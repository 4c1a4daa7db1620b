import { quotedIn } from '../../../graphql/texts/quoted.texts';
import { formatEuros } from '../../base/price/format-euros';
import { Price } from '../../base/price/price';
import { type AppliedMealDeal, mealDealLabel } from '../meal-deals/applied-meal-deal';
import { RefundedMark, struckOut } from '../refund-lines/refunded-mark';
import { LineNotes, withoutNotes } from '../selections/line-notes';
import { SelectionList } from '../selections/selection-list';
import type { OrderLine } from '../selections/selections';
import * as t from './order-details.texts';

export interface OrderDetailsLine extends OrderLine {
  /** Price of a piece, before meal deals. */
  unitCents: number;
  description?: string;
  allergens?: string;
}

export interface OrderDetailsProps {
  customerName: string;
  orderId: string;
  orderDate: string;
  lines: readonly OrderDetailsLine[];
  notes?: string;
  /** @default none */
  mealDeals?: readonly AppliedMealDeal[];
  serviceChargeCents?: number;
  totalCents: number;
  refundCents?: number;
  /** Shows customers' notes above everything else, for the kitchen. */
  notesFirst?: boolean;
}

/** Term and value of a description list. */
export function Fact({ label, value, lang }: { label: string; value: string; lang?: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd lang={lang} translate="no" className="font-semibold wrap-anywhere">
        {value}
      </dd>
    </div>
  );
}

function Line({ name, nameLang, quantity, unitCents, refunded, description, selections, allergens }: OrderDetailsLine) {
  const struck = struckOut({ quantity, refunded });
  return (
    <li className="grid gap-1.5 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 lang={nameLang ?? 'fr'} className={`min-w-0 text-lg wrap-anywhere ${struck}`}>
          {name}
        </h3>
        <p translate="no" className={`shrink-0 font-semibold tabular-nums ${struck}`}>
          {quantity} × {formatEuros(unitCents)}
        </p>
      </div>
      <RefundedMark quantity={quantity} refunded={refunded} />
      {description && (
        <p lang={nameLang ?? 'fr'} className="text-ink-muted wrap-anywhere">
          {description}
        </p>
      )}
      {selections ? (
        <SelectionList selections={selections} complete />
      ) : (
        <p className="text-sm">
          <span className="text-ink-muted">{t.selections()} </span>
          <span lang={quotedIn()} className="font-medium">
            {t.noSelections()}
          </span>
        </p>
      )}
      <SelectionList selections={{ allergens }} />
    </li>
  );
}

/** Details of a placed order: customer, date, lines and amounts. */
export function OrderDetails(props: OrderDetailsProps) {
  const { customerName, orderId, orderDate, lines, notes, serviceChargeCents = 0, totalCents, refundCents } = props;
  const { mealDeals, notesFirst = false } = props;
  return (
    <div className="grid grid-cols-1 gap-6">
      {notesFirst && <LineNotes lines={lines} />}
      <dl className="grid grid-cols-2 gap-4">
        <Fact label={t.customer()} value={customerName} />
        <Fact label={t.orderDate()} value={orderDate} />
      </dl>
      <section aria-label={t.items()} className="rounded-card border border-line bg-surface px-5 shadow-card">
        <ul className="divide-y divide-line">
          {lines.map((line) => (
            <Line
              key={line.id}
              {...line}
              selections={notesFirst && line.selections ? withoutNotes(line.selections) : line.selections}
            />
          ))}
        </ul>
        {notes && <p className="border-t border-line py-4 wrap-anywhere">{t.notes(notes)}</p>}
        <OrderTotals {...{ mealDeals, serviceChargeCents, totalCents, refundCents }} />
      </section>
      <p className="text-sm text-ink-muted wrap-anywhere">{t.order(<bdi translate="no">{orderId}</bdi>)}</p>
    </div>
  );
}

interface OrderTotalsProps {
  mealDeals?: readonly AppliedMealDeal[];
  serviceChargeCents: number;
  totalCents: number;
  refundCents?: number;
}

/** Meal deals, service charge, total and refund below the lines of an order. */
export function OrderTotals({ mealDeals = [], serviceChargeCents, totalCents, refundCents }: OrderTotalsProps) {
  return (
    <>
      {mealDeals.map((deal) => (
        <p key={deal.mealDealId} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-4">
          <span lang={deal.nameLang ?? 'fr'} className="min-w-0 text-ink-muted wrap-anywhere">
            {mealDealLabel(deal)}
          </span>{' '}
          <span translate="no" className="ms-auto font-semibold tabular-nums">
            −{formatEuros(deal.cents)}
          </span>
        </p>
      ))}
      {serviceChargeCents > 0 && (
        <p className="flex flex-wrap justify-between gap-x-4 border-t border-line py-4 text-ink-muted">
          {t.serviceCharge()}{' '}
          <span translate="no" className="tabular-nums">
            {formatEuros(serviceChargeCents)}
          </span>
        </p>
      )}
      <p className="flex flex-wrap items-center justify-between gap-x-4 border-t border-dashed border-line-strong py-4">
        <span className="font-display text-xl font-bold">{t.total()}</span>
        <Price cents={totalCents} size="large" />
      </p>
      {refundCents !== undefined &&
        [
          { label: t.refunded(), cents: refundCents },
          { label: t.remaining(), cents: totalCents - refundCents },
        ].map(({ label, cents }) => (
          <p
            key={label}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-4 font-semibold"
          >
            <span>{label}</span>
            <Price cents={cents} />
          </p>
        ))}
    </>
  );
}
