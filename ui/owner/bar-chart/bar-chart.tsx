import { ChartColumnBig, Table2 } from 'lucide-react';
import { Button } from '../../base/button/button';
import { Card } from '../../base/card/card';
import { formatEuros } from '../../base/price/format-euros';
import { Skeleton } from '../../base/skeleton/skeleton';
import * as t from './bar-chart.texts';
import { type Bar, barAt, labelRoom, peakIndex, scaleFor, shareOf, type Scale } from './scale';
import { useId, useState, type CSSProperties, type PointerEvent, type ReactNode } from 'react';
import { tv } from 'tailwind-variants/lite';
import { language, perLocale } from '../../../graphql/texts/language.texts';

export interface BarChartProps {
  title: string;
  text?: string;
  bars: readonly Bar[];
  labelTitle: string;
  valueTitle: string;
  loading?: boolean;
}

/** Bar chart of sales over time; each bar can be read out by touch, pointer or arrow keys. */
export function BarChart(props: BarChartProps) {
  const { title, text, bars, labelTitle, valueTitle, loading } = props;
  const empty = bars.every(({ value }) => value <= 0);
  return (
    <ChartFrame title={title} text={text} table={!loading && !empty && <BarTable {...props} />}>
      {loading ? (
        <LoadingChart>
          <Skeleton className="h-72" />
        </LoadingChart>
      ) : empty ? (
        <NoSales className="h-72" />
      ) : (
        <BarPlot label={t.valueByLabel({ value: valueTitle, label: labelTitle })} bars={bars} />
      )}
    </ChartFrame>
  );
}

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

/** Axis labels are rounded to whole euros, « 200 € ». */
const wholeEuros = perLocale(
  (language) => new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
);

const styles = tv({
  slots: {
    bar: 'w-3/4 max-w-14 rounded-t-tag transition-[height] duration-slow ease-out',
    label: 'text-sm whitespace-nowrap text-ink-muted tabular-nums',
  },
  variants: {
    read: { true: { bar: 'bg-ink', label: 'font-bold text-ink' }, false: { bar: 'bg-accent-ink' } },
    // A hidden label keeps its place, so that the others stay under their bars.
    room: {
      any: {},
      narrow: { label: '@max-3xs:hidden' },
      medium: { label: '@max-xl:hidden' },
      wide: { label: '@max-5xl:hidden' },
    },
  },
});

const spoken = (bar: Bar) =>
  [t.reading({ label: bar.longLabel ?? bar.label, figure: formatEuros(bar.value) }), bar.detailText]
    .filter(Boolean)
    .join(', ');

function Grid({ scale }: { scale: Scale }) {
  return scale.ticks.map((tick) => (
    <div
      key={tick}
      style={{ bottom: `${String(shareOf(tick, scale.max) * 100)}%` }}
      className="absolute inset-x-0 flex h-0 items-center gap-2"
    >
      <span className="w-14 text-end @max-3xs:hidden text-sm whitespace-nowrap text-ink-muted tabular-nums">
        {wholeEuros().format(tick / 100)}
      </span>
      <span className="grow border-t border-line" />
    </div>
  ));
}

function Reading({ bar }: { bar: Bar }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <b translate="no" className="font-display text-3xl leading-tight font-bold tabular-nums">
        {formatEuros(bar.value)}
      </b>
      <span className="text-ink-muted">
        <bdi>{[bar.longLabel ?? bar.label, bar.detailText].filter(Boolean).join(' · ')}</bdi>
      </span>
    </p>
  );
}

/**
 * Bars under one range input that handles arrow keys, dragging and screen readers, because a single bar is too narrow
 * to hit.
 */
function BarPlot({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const values = bars.map(({ value }) => value);
  const scale = scaleFor(values);
  const [chosen, setChosen] = useState<number | null>(null);
  const read = Math.min(chosen ?? peakIndex(values) ?? 0, bars.length - 1);
  const bar = bars[read];
  if (!bar) return null;

  const follow = (event: PointerEvent<HTMLInputElement>) => {
    if (event.pointerType !== 'mouse') return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const fromLeft = (event.clientX - left) / width;
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    setChosen(barAt(mirrored ? 1 - fromLeft : fromLeft, bars.length));
  };

  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-4">
      <Reading bar={bar} />
      <div className="relative pt-2">
        <div aria-hidden="true" className="relative h-56">
          <Grid scale={scale} />
          <div className="absolute inset-y-0 start-16 end-0 flex items-end @max-3xs:start-0">
            {bars.map((each, index) => (
              <div key={each.id} className="flex h-full min-w-0 flex-1 items-end justify-center">
                <div
                  style={{ height: `${String(shareOf(each.value, scale.max) * 100)}%` }}
                  className={styles({ read: index === read }).bar()}
                />
              </div>
            ))}
          </div>
        </div>
        <div aria-hidden="true" className="ms-16 flex pt-2 @max-3xs:ms-0">
          {bars.map((each, index) => (
            <div key={each.id} className="flex min-w-0 flex-1 justify-center">
              <span className={styles({ read: index === read, room: labelRoom(index, bars.length) }).label()}>
                {each.label}
              </span>
            </div>
          ))}
        </div>
        {bars.length > 1 && (
          <div className="absolute inset-y-0 start-16 end-0 @max-3xs:start-0">
            <input
              type="range"
              aria-label={label}
              aria-valuetext={spoken(bar)}
              min={0}
              max={bars.length - 1}
              value={read}
              onChange={(event) => setChosen(Number(event.target.value))}
              onPointerMove={follow}
              style={{ '--thumb': `${String(100 / bars.length)}%` } as CSSProperties}
              className="block size-full min-w-0 cursor-crosshair touch-pan-y appearance-none rounded-tag bg-transparent [&::-moz-range-thumb]:w-(--thumb) [&::-moz-range-thumb]:opacity-0 [&::-webkit-slider-thumb]:w-(--thumb) [&::-webkit-slider-thumb]:opacity-0"
            />
          </div>
        )}
      </div>
    </div>
  );
}

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
        <LoadingChart>
          <div className="grid gap-5">
            {['w-full', 'w-3/4', 'w-1/2', 'w-1/3'].map((width) => (
              <div key={width} className="grid gap-2">
                <Skeleton shape="text" className="w-2/5" />
                <Skeleton shape="text" className={width} />
              </div>
            ))}
          </div>
        </LoadingChart>
      ) : bars.length === 0 ? (
        <NoSales className="min-h-36" />
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

interface ChartFrameProps {
  title: string;
  text?: string;
  table?: ReactNode;
  children: ReactNode;
}

/** Frame of a chart with its title, and the same figures as a table. */
function ChartFrame({ title, text, table, children }: ChartFrameProps) {
  const [inWords, setInWords] = useState(false);
  const titleId = useId();
  const Icon = inWords ? ChartColumnBig : Table2;
  return (
    <Card
      as="section"
      aria-labelledby={titleId}
      className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] gap-4"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="grid min-w-0 flex-1 basis-40 gap-1">
          <h2 id={titleId} className="text-2xl wrap-anywhere">
            {title}
          </h2>
          {text && <p className="text-ink-muted">{text}</p>}
        </div>
        {table && (
          <Button
            tone="plain"
            size="counter"
            className="-my-1.5 -me-3"
            aria-label={inWords ? t.chartOf(title) : t.tableOf(title)}
            onClick={() => setInWords(!inWords)}
          >
            <Icon aria-hidden="true" className="size-5" />
            {inWords ? t.chart() : t.table()}
          </Button>
        )}
      </header>
      {table && inWords ? table : children}
    </Card>
  );
}

const NoSales = ({ className }: { className: string }) => (
  <p
    className={`grid place-items-center rounded-control border border-dashed border-line-strong px-4 text-center text-ink-muted ${className}`}
  >
    {t.noSales()}
  </p>
);

const LoadingChart = ({ children }: { children: ReactNode }) => (
  <>
    <p role="status" className="sr-only">
      {t.loading()}
    </p>
    {children}
  </>
);
