import { CookingPot } from 'lucide-react';
import { useId } from 'react';
import { EmptyState } from '../../base/empty-state/empty-state';
import { Loading, Skeleton } from '../../base/skeleton/skeleton';
import * as t from './prep-totals.texts';

export interface PrepTotal {
  id: string;
  name: string;
  quantity: number;
  firstText: string;
}

export interface PrepTotalsProps {
  title: string;
  totals: readonly PrepTotal[];
  loading?: boolean;
}

/** What the kitchen must have ready in the next hour, all orders taken together; read from two metres. */
export function PrepTotals({ title, totals, loading = false }: PrepTotalsProps) {
  const id = useId();
  const pieces = totals.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <section
      aria-labelledby={id}
      aria-busy={loading || undefined}
      className="@container grid grid-cols-1 content-start gap-3 rounded-card border border-line bg-surface p-5 shadow-card"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {pieces > 0 && <p className="text-lg text-ink-muted tabular-nums">{t.pieces(pieces)}</p>}
      </div>
      {totals.length > 0 ? (
        <ul className="divide-y divide-line">
          {totals.map(({ id: itemId, name, quantity, firstText }) => (
            <li key={itemId} className="grid min-h-14 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 py-2">
              <span className="min-w-14 font-display text-3xl font-bold tabular-nums">{quantity}×</span>
              <span className="grid grid-cols-1 @md:flex @md:items-baseline @md:justify-between @md:gap-x-4">
                <span lang="fr" className="text-xl font-bold wrap-anywhere">
                  {name}
                </span>
                <bdi className="text-lg text-ink-muted wrap-anywhere tabular-nums">{firstText}</bdi>
              </span>
            </li>
          ))}
        </ul>
      ) : loading ? (
        <Loading label={t.loading()}>
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </Loading>
      ) : (
        <EmptyState icon={<CookingPot />} title={t.empty()} text={t.emptyHint()} />
      )}
    </section>
  );
}
