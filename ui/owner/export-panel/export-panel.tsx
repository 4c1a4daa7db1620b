import { FileDown } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../base/button/button';
import { Card } from '../../base/card/card';
import { ErrorState } from '../../base/error-state/error-state';
import { Notice } from '../../base/notice/notice';
import { formatEuros } from '../../base/price/format-euros';
import { Table, type TableColumn } from '../../base/table/table';
import { DateRange } from '../date-range/date-range';
import { periodText, type Day, type Period } from '../date-range/period';
import * as t from './export-panel.texts';
import { withFigures } from '../../base/price/with-figures';

/** Sales at one VAT rate, in integer cents. */
export interface VatTotal {
  rateText: string;
  netCents: number;
  taxCents: number;
  grossCents: number;
}

/** Sums all rates without further rounding, so that the total matches the rows to the cent. */
export function vatSum(totals: readonly VatTotal[]): Omit<VatTotal, 'rateText'> {
  return totals.reduce(
    (sum, { netCents, taxCents, grossCents }) => ({
      netCents: sum.netCents + netCents,
      taxCents: sum.taxCents + taxCents,
      grossCents: sum.grossCents + grossCents,
    }),
    { netCents: 0, taxCents: 0, grossCents: 0 },
  );
}

export interface ExportPanelProps {
  period: Period;
  onPeriodChange: (period: Period) => void;
  today: Day;
  totals: readonly VatTotal[];
  hint?: string;
  loading?: boolean;
  error?: string;
  onRetry?: () => void;
  onExport: () => void;
  exporting?: boolean;
  exportError?: string;
}

function columnsFor(totals: readonly VatTotal[]): TableColumn<VatTotal>[] {
  const sum = vatSum(totals);
  const money = (id: keyof typeof sum, header: string): TableColumn<VatTotal> => ({
    id,
    header,
    align: 'end',
    cell: (total) => formatEuros(total[id]),
    total: formatEuros(sum[id]),
  });
  return [
    { id: 'rate', header: t.rate(), rowHeader: true, cell: ({ rateText }) => rateText, total: t.total() },
    money('netCents', t.net()),
    money('taxCents', t.tax()),
    money('grossCents', t.gross()),
  ];
}

/** Export for the accountant: sales of a period by VAT rate, and the file with every order. */
export function ExportPanel(props: ExportPanelProps) {
  const { period, onPeriodChange, today, totals, hint, loading = false, error, onRetry } = props;
  const { onExport, exporting = false, exportError } = props;
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-1">
        <h2 id={titleId} className="text-2xl">
          {t.forAccountant()}
        </h2>
        <p className="text-ink-muted first-letter:uppercase">{periodText(period)}</p>
      </div>
      <DateRange presets={['month', 'lastMonth']} value={period} onChange={onPeriodChange} today={today} />
      {error ? (
        <ErrorState text={error} onRetry={onRetry} busy={loading} />
      ) : (
        <Table
          label={t.salesByRate()}
          labelHidden
          columns={columnsFor(totals)}
          rows={totals}
          rowKey={({ rateText }) => rateText}
          loading={loading}
          empty={t.noSales()}
        />
      )}
      {hint && <p className="text-ink-muted">{withFigures(hint)}</p>}
      {exportError && <Notice tone="danger">{exportError}</Notice>}
      <Button
        tone="quiet"
        size="large"
        className="max-md:w-full md:justify-self-start"
        busy={exporting}
        disabled={loading || error !== undefined || totals.length === 0}
        onClick={onExport}
      >
        <FileDown aria-hidden="true" />
        {exporting ? t.preparing() : t.exportFile()}
      </Button>
    </Card>
  );
}
