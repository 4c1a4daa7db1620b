import { language } from '../../../texts/language.texts';
import { Skeleton } from '../../base/skeleton/skeleton';
import * as t from './bar-chart.texts';
import { type Bar, shareOf } from './scale';
import { ChartFrame } from './chart-frame';

export interface BarListProps {
  title: string;
  text?: string;
  /** Bars sorted by value, highest first; each label has a line of its own and may be long. */
  bars: readonly Omit<Bar, 'longLabel'>[];
  loading?: boolean;
}

/** Chart of horizontal bars for comparing items, e.g. best sellers; every figure is also shown as text. */
export function BarList({ title, text, bars, loading }: BarListProps) {
  return (
    <ChartFrame title={title} text={text}>
      {loading ? (
        <>
          <p role="status" className="sr-only">
            {t.loading()}
          </p>
          <div className="grid gap-5">
            {['w-full', 'w-3/4', 'w-1/2', 'w-1/3'].map((width) => (
              <div key={width} className="grid gap-2">
                <Skeleton shape="text" className="w-2/5" />
                <Skeleton shape="text" className={width} />
              </div>
            ))}
          </div>
        </>
      ) : bars.length === 0 ? (
        <p className="grid min-h-36 place-items-center rounded-control border border-dashed border-line-strong px-4 text-center text-ink-muted">
          {t.noSales()}
        </p>
      ) : (
        <Rows bars={bars} />
      )}
    </ChartFrame>
  );
}

function Rows({ bars }: Pick<BarListProps, 'bars'>) {
  const highest = Math.max(...bars.map(({ value }) => value));
  return (
    <ol className="grid content-start gap-4">
      {bars.map((bar) => (
        <li key={bar.id} className="grid gap-1.5">
          <p className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 font-semibold wrap-anywhere">
              <span lang="fr">{bar.label}</span>
              {bar.detailText && <span className="ms-2 font-normal text-ink-muted"> {bar.detailText}</span>}
            </span>
            <b className="shrink-0 font-display text-lg tabular-nums">{bar.value.toLocaleString(language())}</b>
          </p>
          <div aria-hidden="true" className="h-3 overflow-hidden rounded-full bg-sunken">
            <div
              style={{ width: `${String(shareOf(bar.value, highest) * 100)}%` }}
              className="h-full rounded-full bg-accent-ink transition-[width] duration-slow ease-out"
            />
          </div>
        </li>
      ))}
    </ol>
  );
}
