import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { title } from '../../../ui/food/reviews/reviews.texts';
import { untilLoaded } from '../../offline/until-loaded';
import type { ShopReviewListProps } from './shop-review-list';

const details = () => untilLoaded(() => import('./shop-details'));
const ShopReviewList = lazy(async () => ({ default: (await details()).ShopReviewList }));

export interface ShopReviewsProps extends ShopReviewListProps {
  atOnce: boolean;
}

/** What others say of a shop. Below the whole menu: fetched when one comes near, and never redrawing the menu. */
export function ShopReviews({ atOnce, ...of }: ShopReviewsProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const waiting = (
    <section aria-label={title()} className="min-h-80">
      <h2 className="text-2xl md:text-3xl">{title()}</h2>
    </section>
  );
  return (
    <div ref={place}>
      <Suspense fallback={waiting}>{near || atOnce ? <ShopReviewList {...of} /> : waiting}</Suspense>
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
