import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import type { ReviewListProps } from '../../../ui/food/reviews/review-list';
import { title } from '../../../ui/food/reviews/reviews.texts';
import { untilLoaded } from '../../offline/until-loaded';
import { useShopReviewsQuery } from '../../../graphql/generated/customer/shop';
import { sayFault } from '../../page/faults';
import { notifyLate } from '../../page/notify-late';
import { toReviewCards } from './reviews-view';

const details = () => untilLoaded(() => import('./shop-details'));
const ReviewList = lazy(async () => ({ default: (await details()).ReviewList }));

export interface ShopReviewsProps extends Pick<ReviewListProps, 'ratingText'> {
  shopId: string;
  atOnce: boolean;
}

/** What others say of a shop. Below the whole menu: fetched when one comes near, and never redrawing the menu. */
export function ShopReviews({ shopId, atOnce, ...said }: ShopReviewsProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const wanted = near || atOnce;
  const reviews = useShopReviews(shopId, wanted);
  const waiting = (
    <section aria-label={title()} className="min-h-80">
      <h2 className="text-2xl md:text-3xl">{title()}</h2>
    </section>
  );
  return (
    <div ref={place}>
      <Suspense fallback={waiting}>{wanted ? <ReviewList {...reviews} {...said} /> : waiting}</Suspense>
    </div>
  );
}

function useNear(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver((seen) => setNear(seen.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: '100%',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near, place]);
  return near;
}

function useShopReviews(shopId: string, wanted: boolean): Omit<ReviewListProps, 'ratingText'> {
  const { data, error, loading, fetchMore, refetch, networkStatus } = useShopReviewsQuery({
    variables: { shopId },
    skip: !wanted,
    notifyOnNetworkStatusChange: true,
  });
  const next = data?.shop.reviews.next;
  const retry = () => void refetch().catch(() => undefined);
  return {
    reviews: data ? toReviewCards(data.shop) : [],
    starCounts: data?.shop.starCounts,
    loading: !wanted || (loading && (!data || networkStatus === FETCHING_MORE)),
    ...(error && !data && { error: sayFault(error), onRetry: retry }),
    // What could not be fetched is said, and still offered.
    ...(next && { onShowMore: () => void fetchMore({ variables: { after: next } }).catch(tell) }),
  };
}

const tell = (error: unknown) => notifyLate(sayFault(error), 'danger');

/** Apollo’s number for « older ones are on their way ». */
const FETCHING_MORE = 3;
