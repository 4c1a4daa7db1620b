import * as t from './bar-chart.texts';
import type { Bar } from './bar';
import { formatEuros } from '../../base/price/format-euros';

export interface BarTableProps {
  label: string;
  bars: readonly Bar[];
  labelTitle: string;
  valueTitle: string;
}

export function BarTable({ label, bars, labelTitle, valueTitle }: BarTableProps) {
  const detailed = bars.some(({ detailText }) => detailText !== undefined);
  return (
    <table aria-label={label} className="w-full table-fixed text-start wrap-anywhere">
      <thead className="text-ink-muted">
        <tr>
          <th scope="col" className="pb-2 text-start font-semibold">
            {labelTitle}
          </th>
          {detailed && (
            <th scope="col" className="pb-2 text-start font-semibold">
              {t.detail()}
            </th>
          )}
          <th scope="col" className="pb-2 text-end font-semibold">
            {valueTitle}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.id} className="border-t border-line">
            <th scope="row" className="py-2 pe-4 text-start font-medium wrap-anywhere">
              {bar.longLabel ?? bar.label}
            </th>
            {detailed && <td className="py-2 pe-4 text-ink-muted">{bar.detailText}</td>}
            <td className="py-2 text-end font-semibold tabular-nums">{formatEuros(bar.value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
