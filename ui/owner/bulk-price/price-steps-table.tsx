import { ArrowRight } from 'lucide-react';
import { formatEuros } from '../../base/price/format-euros';
import { Table } from '../../base/table/table';
import type { PriceStep } from './price-change';

export interface PriceStepsTableProps {
  steps: readonly PriceStep[];
}

export function PriceStepsTable({ steps }: PriceStepsTableProps) {
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
