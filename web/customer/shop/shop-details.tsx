import { useShopReviewsQuery, type ShopReviewsQuery } from '../../../graphql/generated/customer/shop-reviews';
import { ReviewList, type ReviewListProps } from '../../../ui/food/reviews/review-list';
import { errorMessage } from '../../page/faults';
import { notifyErrorLate } from '../../page/notify-late';
import { formatDate } from '../../page/formatting';
import * as t from './shop-info.texts';

/** Shown on request like the reviews, so it is bundled in the same lazily loaded file. */
export { Practical } from './practical';

export interface ShopReviewListProps extends Pick<ReviewListProps, 'ratingText'> {
  shopId: string;
}

export function ShopReviewList({ shopId, ratingText }: ShopReviewListProps) {
  const { data, error, loading, fetchMore, refetch, networkStatus } = useShopReviewsQuery({
    variables: { shopId },
    notifyOnNetworkStatusChange: true,
  });
  const next = data?.shop.reviews.next;
  const retry = () => void refetch().catch(() => undefined);
  return (
    <ReviewList
      ratingText={ratingText}
      reviews={data ? toReviewCards(data.shop) : []}
      starCounts={data?.shop.starCounts}
      loading={loading && (!data || networkStatus === FETCHING_MORE)}
      {...(error && !data && { error: errorMessage(error), onRetry: retry })}
      // When older reviews cannot be loaded, the error is shown and the button stays for another try.
      {...(next && { onShowMore: () => void fetchMore({ variables: { after: next } }).catch(notifyErrorLate) })}
    />
  );
}

/** Apollo's NetworkStatus.fetchMore. */
const FETCHING_MORE = 3;

type ReviewsOfShop = Pick<ShopReviewsQuery['shop'], 'zone' | 'reviews'>;

export function toReviewCards({ zone, reviews }: ReviewsOfShop): ReviewListProps['reviews'] {
  return reviews.reviews.map(({ id, author, stars, text, createdAt }) => ({
    id,
    authorName: author,
    rating: stars,
    dateText: t.reviewDate(formatDate(createdAt, zone)),
    ...(text && { text }),
  }));
}
