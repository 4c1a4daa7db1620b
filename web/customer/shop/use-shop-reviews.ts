import { useShopReviewsQuery } from '../../../graphql/generated/customer/shop';
import type { ReviewListProps } from '../../../ui/food/reviews/review-list';
import { sayFault } from '../../page/faults';
import { notifyLate } from '../../page/notify-late';
import { toReviewCards } from './reviews-view';

export function useShopReviews(shopId: string, wanted: boolean): Omit<ReviewListProps, 'ratingText' | 'shopName'> {
  const { data, error, loading, fetchMore, refetch, networkStatus } = useShopReviewsQuery({
    variables: { shopId },
    skip: !wanted,
    notifyOnNetworkStatusChange: true,
  });
  const next = data?.shop.reviews.next;
  const retry = () => void refetch().catch(() => undefined);
  return {
    reviews: data ? toReviewCards(data.shop.reviews.reviews) : [],
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
