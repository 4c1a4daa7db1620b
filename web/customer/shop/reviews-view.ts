import type { ShopReviewsQuery } from '../../../graphql/generated/customer/shop-reviews';
import type { ReviewListProps } from '../../../ui/food/reviews/review-list';
import { formatDate } from '../../page/formatting';
import * as t from './shop-info.texts';

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
