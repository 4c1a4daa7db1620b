import { useState } from 'react';
import { ArrowRight } from 'lucide-react';
import { CheckboxGroup } from '../../base/field/checkbox-group';
import { NumberField } from '../../base/field/number-field';
import { PriceField } from '../../base/field/price-field';
import { Segmented } from '../../base/segmented/segmented';
import { useFirstWrong } from '../../base/form/use-first-wrong';
import { formatEuros } from '../../base/price/format-euros';
import { Table } from '../../base/table/table';
import { toggled } from '../item-basics/item-basics';
import { itemCountText } from '../item-table/item-table.texts';
import type { OutcomeMessage } from '../outcome/outcome';
import { SubmitBar } from '../submit-bar/submit-bar';
import * as t from './bulk-price.texts';
import { priceSteps, type PriceChange, type PricedItem, type PriceStep } from './price-change';

export interface PricedCategory {
  id: string;
  name: string;
  items: readonly PricedItem[];
}

export interface NewPrice {
  id: string;
  priceCents: number;
}

export interface BulkPriceProps {
  categories: readonly PricedCategory[];
  onSubmit: (prices: NewPrice[]) => void;
  outcome?: OutcomeMessage | null;
  busy?: boolean;
}

const STEPS = [1, 5, 10] as const;

/**
 * Form for changing many prices by a percentage or an amount, rounded to 1, 5 or 10 cents, with a preview of each
 * price.
 */
export function BulkPrice({ categories, onSubmit, outcome, busy = false }: BulkPriceProps) {
  const [by, setBy] = useState<PriceChange['by']>('percent');
  const [lower, setLower] = useState(false);
  const [roundTo, setRoundTo] = useState<PriceChange['roundTo']>(5);
  // Percentage with one decimal place, or an amount in cents.
  const [size, setSize] = useState<number | null>(null);
  const [selectedIds, setSelectedIds] = useState<readonly string[]>(categories.map(({ id }) => id));
  const [refusals, setRefusals] = useState(0);
  const form = useFirstWrong(refusals);

  const items = categories.filter(({ id }) => selectedIds.includes(id)).flatMap((category) => category.items);
  const value = Math.round((size ?? 0) * (by === 'percent' ? 10 : 1)) * (lower ? -1 : 1);
  const changes = size === null ? [] : priceSteps(items, { by, value, roundTo });
  const changed = changes.flatMap(({ id, priceCents, newPriceCents }) =>
    newPriceCents === null || newPriceCents === priceCents ? [] : [{ id, priceCents: newPriceCents }],
  );
  const error = refusals === 0 ? undefined : sizeError(size, by);
  const amount = {
    name: 'size',
    error,
    disabled: busy,
    hint: by === 'percent' ? t.percentageHint() : t.amountHint(),
  };

  return (
    <form
      ref={form}
      noValidate
      aria-label={t.changePrices()}
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (sizeError(size, by)) setRefusals(refusals + 1);
        else if (changed.length > 0 && !busy) onSubmit(changed);
      }}
    >
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <Segmented
          label={t.direction()}
          value={lower ? 'lower' : 'raise'}
          disabled={busy}
          options={[
            { value: 'raise', label: t.raise() },
            { value: 'lower', label: t.lower() },
          ]}
          onChange={(direction) => setLower(direction === 'lower')}
        />
        <Segmented
          label={t.howMuch()}
          value={by}
          disabled={busy}
          options={[
            { value: 'percent', label: t.percentage() },
            { value: 'amount', label: t.amount() },
          ]}
          onChange={(chosen) => {
            setBy(chosen === 'amount' ? 'amount' : 'percent');
            setSize(null);
          }}
        />
        {by === 'percent' ? (
          <NumberField
            {...amount}
            label={t.percentage()}
            unit="%"
            fractionDigits={1}
            className="min-w-0 grow basis-40"
            value={size}
            onChange={setSize}
          />
        ) : (
          <PriceField
            {...amount}
            label={t.amount()}
            className="min-w-0 grow basis-40"
            valueCents={size}
            onChange={setSize}
          />
        )}
      </div>
      <Segmented
        label={t.roundTo()}
        value={String(roundTo)}
        disabled={busy}
        options={STEPS.map((cents) => ({ value: String(cents), label: formatEuros(cents) }))}
        onChange={(step) => setRoundTo(STEPS.find((cents) => String(cents) === step) ?? 5)}
      />
      <CheckboxGroup
        label={t.categories()}
        options={categories.map((category) => ({
          id: category.id,
          label: <span lang="fr">{category.name}</span>,
          aside: itemCountText(category.items.length),
        }))}
        selectedIds={selectedIds}
        disabled={busy}
        onToggle={(id) => setSelectedIds(toggled(selectedIds, id))}
      />
      <Table
        label={t.beforeAndAfter()}
        labelHidden
        rows={changes}
        rowKey={({ id }) => id}
        empty={t.nothingYet()}
        columns={[
          { id: 'name', header: t.item(), rowHeader: true, cell: ({ name }) => name },
          { id: 'before', header: t.before(), align: 'end', cell: ({ priceCents }) => formatEuros(priceCents) },
          { id: 'after', header: t.after(), align: 'end', cell: (step) => <After {...step} /> },
        ]}
      />
      <SubmitBar
        submitLabel={changed.length === 0 ? t.changePrices() : t.changeSome(changed.length)}
        text={size === null ? undefined : t.changing({ count: changed.length, total: items.length })}
        outcome={outcome}
        busy={busy}
        disabled={size !== null && changed.length === 0}
      />
    </form>
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
