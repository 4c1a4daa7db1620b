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

const steps: Record<string, PriceChange['roundTo']> = { '1': 1, '5': 5, '10': 10 };

/** Many prices at once: by a share or an amount, brought to 5 or 10 cents, each seen before and after. */
export function BulkPrice({ categories, onSubmit, outcome, busy = false }: BulkPriceProps) {
  const [by, setBy] = useState<PriceChange['by']>('percent');
  const [lower, setLower] = useState(false);
  const [roundTo, setRoundTo] = useState<PriceChange['roundTo']>(5);
  // Percent with one decimal, or cents.
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
    hint: by === 'percent' ? 'Par exemple 3,5' : 'Par exemple 0,10',
  };

  return (
    <form
      ref={form}
      noValidate
      aria-label="Changer les prix"
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (sizeError(size, by)) setRefusals(refusals + 1);
        else if (changed.length > 0 && !busy) onSubmit(changed);
      }}
    >
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <Segmented
          label="Sens"
          value={lower ? 'lower' : 'raise'}
          disabled={busy}
          options={[
            { value: 'raise', label: 'Augmenter' },
            { value: 'lower', label: 'Baisser' },
          ]}
          onChange={(direction) => setLower(direction === 'lower')}
        />
        <Segmented
          label="De combien"
          value={by}
          disabled={busy}
          options={[
            { value: 'percent', label: 'Pourcentage' },
            { value: 'amount', label: 'Montant' },
          ]}
          onChange={(chosen) => {
            setBy(chosen === 'amount' ? 'amount' : 'percent');
            setSize(null);
          }}
        />
        {by === 'percent' ? (
          <NumberField
            {...amount}
            label="Pourcentage"
            unit="%"
            fractionDigits={1}
            className="min-w-0 grow basis-40"
            value={size}
            onChange={setSize}
          />
        ) : (
          <PriceField
            {...amount}
            label="Montant"
            className="min-w-0 grow basis-40"
            valueCents={size}
            onChange={setSize}
          />
        )}
      </div>
      <Segmented
        label="Arrondir à"
        value={String(roundTo)}
        disabled={busy}
        options={[
          { value: '1', label: '0,01\u00a0€' },
          { value: '5', label: '0,05\u00a0€' },
          { value: '10', label: '0,10\u00a0€' },
        ]}
        onChange={(step) => setRoundTo(steps[step] ?? 5)}
      />
      <CheckboxGroup
        label="Catégories"
        options={categories.map((category) => ({
          id: category.id,
          label: category.name,
          aside: itemCountText(category.items.length),
        }))}
        selectedIds={selectedIds}
        disabled={busy}
        onToggle={(id) => setSelectedIds(toggled(selectedIds, id))}
      />
      <PriceStepsTable steps={changes} />
      <SubmitBar
        submitLabel={changed.length === 0 ? 'Changer les prix' : `Changer ${changed.length} prix`}
        text={size === null ? undefined : `${changed.length} prix sur ${items.length} changent.`}
        outcome={outcome}
        busy={busy}
        disabled={size !== null && changed.length === 0}
      />
    </form>
  );
}

function sizeError(size: number | null, by: PriceChange['by']): string | undefined {
  if (size === null || size <= 0) return by === 'percent' ? 'Indiquez un pourcentage.' : 'Indiquez un montant.';
  return size > (by === 'percent' ? 300 : 99_999) ? 'C’est trop.' : undefined;
}

function PriceStepsTable({ steps }: { steps: readonly PriceStep[] }) {
  return (
    <Table
      label="Avant et après"
      labelHidden
      rows={steps}
      rowKey={({ id }) => id}
      empty="Indiquez de combien : chaque prix s’affiche ici avant d’être changé."
      columns={[
        { id: 'name', header: 'Article', rowHeader: true, cell: ({ name }) => name },
        { id: 'before', header: 'Avant', align: 'end', cell: ({ priceCents }) => formatEuros(priceCents) },
        { id: 'after', header: 'Après', align: 'end', cell: (step) => <After {...step} /> },
      ]}
    />
  );
}

function After({ priceCents, newPriceCents }: PriceStep) {
  if (newPriceCents === null) return <span className="font-semibold text-danger">Impossible</span>;
  if (newPriceCents === priceCents) return <span className="text-ink-muted">Inchangé</span>;
  return (
    <span className="inline-flex items-center gap-2 font-display text-lg font-bold">
      <ArrowRight aria-hidden="true" className="size-4 text-ink-muted rtl:rotate-180" />
      {formatEuros(newPriceCents)}
    </span>
  );
}
