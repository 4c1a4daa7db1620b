import { Skeleton } from '../../base/skeleton/skeleton';
import * as t from './bar-chart.texts';
import { BarPlot } from './bar-plot';
import { BarTable } from './bar-table';
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
export function BarChart({ title, text, bars, labelTitle, valueTitle, loading }: BarChartProps) {
  if (loading) {
    return (
      <ChartFrame title={title} text={text}>
        <p role="status" className="sr-only">
          {t.loading()}
        </p>
        <Skeleton className="h-72" />
      </ChartFrame>
    );
  }
  if (bars.every(({ value }) => value <= 0)) {
    return (
      <ChartFrame title={title} text={text}>
        <p className="grid h-72 place-items-center rounded-control border border-dashed border-line-strong px-4 text-center text-ink-muted">
          {t.noSales()}
        </p>
      </ChartFrame>
    );
  }
  return (
    <ChartFrame
      title={title}
      text={text}
      table={<BarTable label={title} bars={bars} labelTitle={labelTitle} valueTitle={valueTitle} />}
    >
      <BarPlot label={t.valueByLabel({ value: valueTitle, label: labelTitle })} bars={bars} />
    </ChartFrame>
  );
}
