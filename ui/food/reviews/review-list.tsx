import { MessageCircleHeart, Star } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../base/button/button';
import { EmptyState } from '../../base/empty-state/empty-state';
import { ErrorState } from '../../base/error-state/error-state';
import { Loading, Skeleton } from '../../base/skeleton/skeleton';
import { Rating } from '../rating/rating';
import * as t from './reviews.texts';
import { Stars } from '../rating/stars';

export interface ReviewListProps {
  ratingText: string;
  starCounts?: StarCountsProps['counts'];
  reviews: readonly (ReviewCardProps & { id: string })[];
  loading?: boolean;
  error?: string;
  onRetry?: () => void;
  onShowMore?: () => void;
}

export function ReviewList(props: ReviewListProps) {
  const { ratingText, starCounts, reviews, loading = false, error, onRetry, onShowMore } = props;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  // Moves the focus to the last review read, because the button is disabled while loading and disappears after the last
  // page.
  const showMore = () => {
    list.current?.querySelector<HTMLElement>(':scope > :last-child')?.focus({ preventScroll: true });
    onShowMore?.();
  };
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id={id} className="text-2xl md:text-3xl">
          {t.title()}
        </h2>
        <Rating text={ratingText} />
      </div>
      {starCounts && reviews.length > 0 && !error && <StarCounts counts={starCounts} />}
      {error ? (
        <ErrorState text={error} onRetry={onRetry} busy={loading} />
      ) : reviews.length > 0 ? (
        <ul ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
          {reviews.map(({ id: reviewId, ...review }) => (
            <li key={reviewId} tabIndex={-1} className="grid min-w-0 grid-cols-[minmax(0,1fr)] rounded-card">
              <ReviewCard {...review} />
            </li>
          ))}
        </ul>
      ) : loading ? (
        <Loading label={t.loading()}>
          <div className="grid gap-4 lg:grid-cols-2">
            <Skeleton className="h-36" />
            <Skeleton className="h-36" />
          </div>
        </Loading>
      ) : (
        <EmptyState icon={<MessageCircleHeart />} title={t.none()} text={t.noneHint()} />
      )}
      {onShowMore && reviews.length > 0 && !error && (
        <Button tone="quiet" busy={loading} className="justify-self-center" onClick={showMore}>
          {loading ? t.loading() : t.showMore()}
        </Button>
      )}
    </section>
  );
}

const LONG = 320;

interface ReviewCardProps {
  authorName: string;
  rating: number;
  dateText: string;
  text?: string;
}

export function ReviewCard({ authorName, rating, dateText, text }: ReviewCardProps) {
  const [whole, setWhole] = useState(false);
  const id = useId();
  const long = text !== undefined && text.length > LONG;
  return (
    <article
      aria-labelledby={id}
      className="grid content-start gap-2 rounded-card border border-line bg-surface p-5 shadow-card"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={id} className="min-w-0 font-sans text-base font-semibold wrap-anywhere">
          {authorName}
        </h3>
        <p className="text-sm text-ink-muted">{dateText}</p>
      </header>
      <p>
        <Stars value={rating} />
      </p>
      {text && (
        <p
          id={`${id}-text`}
          className={`max-w-prose wrap-anywhere whitespace-pre-line ${long && !whole ? 'line-clamp-5' : ''}`}
        >
          {text}
        </p>
      )}
      {long && (
        <Button
          tone="plain"
          aria-expanded={whole}
          aria-controls={`${id}-text`}
          className="-ms-5 justify-self-start"
          onClick={() => setWhole(!whole)}
        >
          {whole ? t.readLess() : t.readMore()}
        </Button>
      )}
    </article>
  );
}

interface StarCountsProps {
  counts: readonly { stars: number; count: number }[];
}

function StarCounts({ counts }: StarCountsProps) {
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
