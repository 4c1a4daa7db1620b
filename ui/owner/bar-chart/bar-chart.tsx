import { formatEuros } from '../../base/price/format-euros';
import { Skeleton } from '../../base/skeleton/skeleton';
import * as t from './bar-chart.texts';
import { BarPlot } from './bar-plot';
import { ChartFrame } from './chart-frame';
import type { Bar } from './bar';

export interface BarChartProps {
  title: string;
  text?: string;
  bars: readonly Bar[];
  labelTitle: string;
  valueTitle: string;
  loading?: boolean;
}

/** Sales over time as upright bars: touched, pointed at or walked through with arrows each one is read aloud. */
export function BarChart(props: BarChartProps) {
  const { title, text, bars, labelTitle, valueTitle, loading } = props;
  const empty = bars.every(({ value }) => value <= 0);
  return (
    <ChartFrame title={title} text={text} table={!loading && !empty && <BarTable {...props} />}>
      {loading ? (
        <>
          <p role="status" className="sr-only">
            {t.loading()}
          </p>
          <Skeleton className="h-72" />
        </>
      ) : empty ? (
        <p className="grid h-72 place-items-center rounded-control border border-dashed border-line-strong px-4 text-center text-ink-muted">
          {t.noSales()}
        </p>
      ) : (
        <BarPlot label={t.valueByLabel({ value: valueTitle, label: labelTitle })} bars={bars} />
      )}
    </ChartFrame>
  );
}

/** The same in words. */
function BarTable({ title, bars, labelTitle, valueTitle }: BarChartProps) {
  const detailed = bars.some(({ detailText }) => detailText !== undefined);
  return (
    <table aria-label={title} className="w-full text-start wrap-anywhere">
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
            <th scope="row" className="py-2 pe-2 text-start font-medium wrap-anywhere">
              {bar.longLabel ?? bar.label}
            </th>
            {detailed && <td className="py-2 pe-2 text-ink-muted">{bar.detailText}</td>}
            <td translate="no" className="py-2 text-end font-semibold tabular-nums">
              {formatEuros(bar.value)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
