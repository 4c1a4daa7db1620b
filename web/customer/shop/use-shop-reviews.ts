import { useShopReviewsQuery } from '../../../graphql/generated/customer/shop';
import type { ReviewListProps } from '../../../ui/food/reviews/review-list';
import { sayFault } from '../../shared/faults';
import { toReviewCards } from './reviews-view';

/** What is said of a shop; older ones come on demand. They never keep the menu waiting. */
export function useShopReviews(shopId: string): Omit<ReviewListProps, 'ratingText' | 'shopName'> {
  const { data, error, loading, fetchMore, refetch, networkStatus } = useShopReviewsQuery({
    variables: { shopId },
    notifyOnNetworkStatusChange: true,
  });
  const next = data?.shop.reviews.next;
  const retry = () => void refetch().catch(() => undefined);
  return {
    reviews: data ? toReviewCards(data.shop.reviews.reviews) : [],
    starCounts: data?.shop.starCounts,
    loading: loading && (!data || networkStatus === FETCHING_MORE),
    ...(error && !data && { error: sayFault(error), onRetry: retry }),
    // What could not be fetched is still offered; the connection’s own message says why.
    ...(next && { onShowMore: () => void fetchMore({ variables: { after: next } }).catch(() => undefined) }),
  };
}

/** Apollo’s number for « older ones are on their way ». */
const FETCHING_MORE = 3;
