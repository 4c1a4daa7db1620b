import { useRef } from 'react';
import { ReviewList, type ReviewListProps } from '../../../ui/food/reviews/review-list';
import { useNear } from './use-near';
import { useShopReviews } from './use-shop-reviews';

export interface ShopReviewsProps extends Pick<ReviewListProps, 'ratingText' | 'shopName'> {
  shopId: string;
  atOnce: boolean;
}

/** What others say of a shop. Below the whole menu: fetched when one comes near, and never redrawing the menu. */
export function ShopReviews({ shopId, atOnce, ...said }: ShopReviewsProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const reviews = useShopReviews(shopId, near || atOnce);
  return (
    <div ref={place}>
      <ReviewList {...reviews} {...said} />
    </div>
  );
}
