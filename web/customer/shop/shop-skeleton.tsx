import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { ShopSign } from '../../../ui/food/shop-banner/shop-sign';
import * as t from './shop.texts';
import type { ShopAhead } from './shop-ahead';

export function ShopSkeleton({ shop }: { shop?: ShopAhead }) {
  return (
    <div className="-mt-4 grid gap-4 md:-mt-6">
      {shop ? (
        <ShopSign {...shop} over={t.loading()} below={<Skeleton className="h-11" />}>
          <Skeleton className="h-13 md:h-14" />
        </ShopSign>
      ) : (
        <Loading label={t.loading()}>
          <Skeleton className="h-48" />
        </Loading>
      )}
      <div role="status" aria-label={t.loading()} className="grid gap-4 pt-4 md:grid-cols-3 lg:grid-cols-4">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} className="h-26 md:h-72" />
        ))}
      </div>
    </div>
  );
}
