import { ArrowDownRight, ArrowUpRight, Equal } from 'lucide-react';
import { tv } from 'tailwind-variants/lite';
import { Skeleton } from '../../base/skeleton/skeleton';
import * as t from './stat-tile.texts';

export type Trend = 'up' | 'down' | 'same';

export interface Change {
  trend: Trend;
  text: string;
}

const words = {
  up: { some: t.more, much: t.farMore, share: t.shareMore },
  down: { some: t.less, much: t.farLess, share: t.shareLess },
};

/** Share above which words replace the percentage, since a change of about ten times reads better in words. */
const WORTH_SAYING = 9.99;

/**
 * Returns the trend of a figure compared with an earlier one as text; `than` ends the sentence: « qu’hier »,
 * “yesterday”.
 */
export function describeChange(now: number, before: number, than: string): Change {
  if (now === before) return { trend: 'same', text: t.same(than) };
  const trend = now > before ? 'up' : 'down';
  const { some, much, share: formatShare } = words[trend];
  if (before <= 0) return { trend, text: some(than) };
  const share = Math.abs(now - before) / before;
  if (share < 0.005) return { trend: 'same', text: t.almostSame(than) };
  return { trend, text: share > WORTH_SAYING ? much(than) : formatShare({ share, than }) };
}

const arrows = { up: ArrowUpRight, down: ArrowDownRight, same: Equal } satisfies Record<Trend, unknown>;

const styles = tv({
  base: 'flex items-start gap-1.5 font-semibold',
  variants: { news: { good: 'text-positive', bad: 'text-caution', none: 'text-ink-muted' } },
});

export interface StatTileProps {
  label: string;
  /** Formatted figure, « 1 284,50 € »; null when there is none yet, e.g. an average without orders. */
  valueText: string | null;
  change?: Change;
  betterWhen?: Exclude<Trend, 'same'>;
  loading?: boolean;
}

function ChangeLine({ change, betterWhen }: { change: Change; betterWhen: Trend }) {
  const Arrow = arrows[change.trend];
  const news = change.trend === 'same' ? 'none' : change.trend === betterWhen ? 'good' : 'bad';
  return (
    <dd className={styles({ news })}>
      <Arrow aria-hidden="true" className="mt-0.5 size-5 shrink-0 rtl:-scale-x-100" />
      <bdi>{change.text}</bdi>
    </dd>
  );
}

/** Tile with one figure of the day and its trend, readable from two steps away. */
function StatTile(props: StatTileProps) {
  const { label, valueText, change, betterWhen = 'up', loading = false } = props;
  return (
    <dl aria-busy={loading || undefined} className="@container rounded-card border border-line bg-surface shadow-card">
      <div className="grid content-start gap-2 p-4 @3xs:p-5">
        <dt className="font-semibold wrap-anywhere text-ink-muted">{label}</dt>
        {loading ? (
          <dd className="grid gap-3">
            <span className="sr-only">{t.loading()}</span>
            <Skeleton shape="text" className="w-2/3 text-4xl" />
            <Skeleton shape="text" className="w-4/5" />
          </dd>
        ) : (
          <>
            <dd className="font-display text-2xl leading-tight font-bold wrap-anywhere tabular-nums @3xs:text-4xl">
              {valueText === null ? <NoFigure /> : <bdi translate="no">{valueText}</bdi>}
            </dd>
            {change && <ChangeLine change={change} betterWhen={betterWhen} />}
          </>
        )}
      </div>
    </dl>
  );
}

function NoFigure() {
  return (
    <>
      <span aria-hidden="true" className="text-ink-muted">
        –
      </span>
      <span className="sr-only">{t.noFigure()}</span>
    </>
  );
}

export function StatTiles({ label, tiles }: { label: string; tiles: readonly StatTileProps[] }) {
  return (
    <section aria-label={label} className="@container">
      <div className="grid gap-3 @xs:grid-cols-2 @2xl:gap-4 @4xl:grid-cols-4">
        {tiles.map((tile) => (
          <StatTile key={tile.label} {...tile} />
        ))}
      </div>
    </section>
  );
}
