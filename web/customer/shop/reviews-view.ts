import type { ShopReviewsQuery } from '../../../graphql/generated/customer/shop';
import type { ReviewListProps } from '../../../ui/food/reviews/review-list';
import { formatDate } from '../../page/formatting';
import * as t from './shop.texts';

type Reviews = ShopReviewsQuery['shop']['reviews']['reviews'];

export function toReviewCards(reviews: Reviews): ReviewListProps['reviews'] {
  return reviews.map(({ id, author, stars, text, createdAt }) => ({
    id,
    authorName: author,
    rating: stars,
    dateText: t.reviewDate(formatDate(createdAt)),
    ...(text && { text }),
  }));
}
