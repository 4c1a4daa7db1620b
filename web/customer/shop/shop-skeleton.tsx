import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { ShopSign } from '../../../ui/food/shop-banner/shop-sign';
import * as t from './shop.texts';
import type { ShopAhead } from './shop-ahead';

export function ShopSkeleton({ shop }: { shop?: ShopAhead }) {
  return (
    <div className="grid gap-8">
      {shop ? (
        <ShopSign {...shop} over={t.loading()}>
          <Skeleton className="h-40" />
        </ShopSign>
      ) : (
        <Loading label={t.loading()}>
          <Skeleton className="h-96" />
        </Loading>
      )}
      <div role="status" aria-label={t.loading()} className="grid gap-5 pt-4 md:grid-cols-2 lg:grid-cols-3">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} className="h-40 md:h-80" />
        ))}
      </div>
    </div>
  );
}
