import { MessageCircleHeart } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '../../base/button/button';
import { EmptyState } from '../../base/empty-state/empty-state';
import { ErrorState } from '../../base/error-state/error-state';
import { Loading, Skeleton } from '../../base/skeleton/skeleton';
import { Rating } from '../rating/rating';
import { ReviewCard, type ReviewCardProps } from './review-card';
import { StarCounts, type StarCountsProps } from './star-counts';
import * as t from './reviews.texts';

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
  // Its button is off while they come, and goes with the last of them: who asked goes on where they had read to.
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
