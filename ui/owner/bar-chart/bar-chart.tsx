import { Skeleton } from '../../base/skeleton/skeleton';
import * as t from './bar-chart.texts';
import { BarPlot } from './bar-plot';
import { BarTable } from './bar-table';
import { ChartFrame } from './chart-frame';
import type { Bar } from './bar';
import type { FigureUnit } from './figures';

export interface BarChartProps {
  title: string;
  text?: string;
  bars: readonly Bar[];
  unit?: FigureUnit;
  labelTitle: string;
  valueTitle: string;
  /** Said where every bar is 0. @default 'Aucune vente' */
  emptyText?: string;
  loading?: boolean;
}

/** Figures over time as upright bars: touched, pointed at or walked through with arrows each one is read aloud. */
export function BarChart(props: BarChartProps) {
  const { title, text, bars, unit = 'cents', labelTitle, valueTitle, emptyText = t.noSales(), loading } = props;
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
          {emptyText}
        </p>
      </ChartFrame>
    );
  }
  return (
    <ChartFrame
      title={title}
      text={text}
      table={<BarTable label={title} bars={bars} unit={unit} labelTitle={labelTitle} valueTitle={valueTitle} />}
    >
      <BarPlot label={t.valueByLabel({ value: valueTitle, label: labelTitle })} bars={bars} unit={unit} />
    </ChartFrame>
  );
}
