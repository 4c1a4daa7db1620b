import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';

/** The shape of a shop’s page while its menu is on its way. */
export function ShopSkeleton() {
  return (
    <Loading label="Chargement du menu…">
      <Skeleton className="h-96" />
      <div className="grid gap-5 pt-4 md:grid-cols-2 lg:grid-cols-3">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} className="h-40 md:h-80" />
        ))}
      </div>
    </Loading>
  );
}
