import { Star } from 'lucide-react';
import * as t from './reviews.texts';

export interface StarCountsProps {
  counts: readonly { stars: number; count: number }[];
}

export function StarCounts({ counts }: StarCountsProps) {
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <dl className="grid max-w-md gap-1.5 tabular-nums">
      {counts.map(({ stars, count }) => (
        <div key={stars} className="grid grid-cols-[--spacing(10)_1fr_--spacing(12)] items-center gap-3">
          <dt className="flex items-center gap-1 font-semibold">
            {stars}
            <span className="sr-only">{t.stars(stars)}</span>
            <Star aria-hidden="true" className="size-4 fill-accent text-accent-ink" />
          </dt>
          <dd className="contents">
            <svg
              aria-hidden="true"
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
              className="h-2 w-full rounded-full bg-sunken rtl:-scale-x-100"
            >
              <rect width={all === 0 ? 0 : (count / all) * 100} height="1" className="fill-accent-ink" />
            </svg>
            <span className="text-end text-ink-muted">
              {count}
              <span className="sr-only"> {t.reviews(count)}</span>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
