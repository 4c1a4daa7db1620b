import { ArrowRight } from 'lucide-react';
import { CheckboxGroup } from '../../base/field/checkbox-group';
import { NumberField } from '../../base/field/number-field';
import { PriceField } from '../../base/field/price-field';
import { Segmented } from '../../base/segmented/segmented';
import { useForm } from '../../base/form/use-form';
import { formatEuros } from '../../base/price/format-euros';
import { Table } from '../../base/table/table';
import { FormFrame } from '../form-frame/form-frame';
import { toggled } from '../item-basics/item-basics';
import { itemCountText } from '../item-table/item-table.texts';
import { pricedOnly, type OwnerCategory } from '../item-table/owner-item';
import type { OutcomeMessage } from '../outcome/outcome';
import * as t from './bulk-price.texts';
import { priceSteps, type PriceChange, type PriceStep } from './price-change';

export interface NewPrice {
  id: string;
  priceCents: number;
}

export interface BulkPriceProps {
  categories: readonly OwnerCategory[];
  onSubmit: (prices: NewPrice[]) => void;
  outcome?: OutcomeMessage | null;
  busy?: boolean;
}

const STEPS = [1, 5, 10] as const;

interface Draft extends Omit<PriceChange, 'value'> {
  lower: boolean;
  /** Percentage with one decimal place, or an amount in cents. */
  size: number | null;
  selectedIds: readonly string[];
}

/**
 * Form for changing many prices by a percentage or an amount, rounded to 1, 5 or 10 cents, with a preview of each
 * price.
 */
export function BulkPrice({ categories: menu, onSubmit, outcome, busy }: BulkPriceProps) {
  const categories = pricedOnly(menu);
  const itemsOf = (ids: readonly string[]) =>
    categories.filter(({ id }) => ids.includes(id)).flatMap(({ items }) => items);
  const stepsOf = ({ by, lower, size, roundTo, selectedIds }: Draft) => {
    const value = Math.round((size ?? 0) * (by === 'percent' ? 10 : 1)) * (lower ? -1 : 1);
    return size === null ? [] : priceSteps(itemsOf(selectedIds), { by, value, roundTo });
  };
  const changesOf = (draft: Draft) =>
    stepsOf(draft).flatMap(({ id, priceCents, newPriceCents }) =>
      newPriceCents === null || newPriceCents === priceCents ? [] : [{ id, priceCents: newPriceCents }],
    );
  const initialValues: Draft = {
    by: 'percent',
    lower: false,
    roundTo: 5,
    size: null,
    selectedIds: categories.map(({ id }) => id),
  };
  const { values, change, errors, refusals, submit } = useForm({
    initialValues,
    check: ({ size, by }) => ({ size: sizeError(size, by) }),
    complete: changesOf,
    onSubmit,
  });
  const { by, lower, roundTo, size, selectedIds } = values;
  const count = changesOf(values).length;
  const amount = {
    error: errors.size,
    hint: by === 'percent' ? t.percentageHint() : t.amountHint(),
    className: 'min-w-0 grow basis-40',
    onChange: (typed: number | null) => change({ size: typed }),
  };

  return (
    <FormFrame
      label={t.changePrices()}
      submitLabel={count === 0 ? t.changePrices() : t.changeSome(count)}
      text={size === null ? undefined : t.changing({ count, total: itemsOf(selectedIds).length })}
      outcome={outcome}
      busy={busy}
      disabled={size !== null && count === 0}
      refusals={refusals}
      onSubmit={submit}
    >
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <Segmented
          label={t.direction()}
          value={lower ? 'lower' : 'raise'}
          options={[
            { value: 'raise', label: t.raise() },
            { value: 'lower', label: t.lower() },
          ]}
          onChange={(direction) => change({ lower: direction === 'lower' })}
        />
        <Segmented
          label={t.howMuch()}
          value={by}
          options={[
            { value: 'percent', label: t.percentage() },
            { value: 'amount', label: t.amount() },
          ]}
          onChange={(chosen) => change({ by: chosen === 'amount' ? 'amount' : 'percent', size: null })}
        />
        {by === 'percent' ? (
          <NumberField {...amount} label={t.percentage()} unit="%" fractionDigits={1} value={size} />
        ) : (
          <PriceField {...amount} label={t.amount()} valueCents={size} />
        )}
      </div>
      <Segmented
        label={t.roundTo()}
        value={String(roundTo)}
        options={STEPS.map((cents) => ({ value: String(cents), label: formatEuros(cents) }))}
        onChange={(step) => change({ roundTo: STEPS.find((cents) => String(cents) === step) ?? 5 })}
      />
      <CheckboxGroup
        label={t.categories()}
        options={categories.map((category) => ({
          id: category.id,
          label: <span lang="fr">{category.name}</span>,
          aside: itemCountText(category.items.length),
        }))}
        selectedIds={selectedIds}
        onToggle={(id) => change({ selectedIds: toggled(selectedIds, id) })}
      />
      <Table
        label={t.beforeAndAfter()}
        labelHidden
        rows={stepsOf(values)}
        rowKey={({ id }) => id}
        empty={t.nothingYet()}
        columns={[
          { id: 'name', header: t.item(), rowHeader: true, cell: ({ name }) => name },
          { id: 'before', header: t.before(), align: 'end', cell: ({ priceCents }) => formatEuros(priceCents) },
          { id: 'after', header: t.after(), align: 'end', cell: (step) => <After {...step} /> },
        ]}
      />
    </FormFrame>
  );
}

function sizeError(size: number | null, by: PriceChange['by']): string | undefined {
  if (size === null || size <= 0) return by === 'percent' ? t.percentageNeeded() : t.amountNeeded();
  return size > (by === 'percent' ? 300 : 99_999) ? t.tooMuch() : undefined;
}

function After({ priceCents, newPriceCents }: PriceStep) {
  if (newPriceCents === null) return <span className="font-semibold text-danger">{t.impossible()}</span>;
  if (newPriceCents === priceCents) return <span className="text-ink-muted">{t.unchanged()}</span>;
  return (
    <span className="inline-flex items-center gap-2 font-display text-lg font-bold">
      <ArrowRight aria-hidden="true" className="size-4 text-ink-muted rtl:rotate-180" />
      <bdi translate="no">{formatEuros(newPriceCents)}</bdi>
    </span>
  );
}
