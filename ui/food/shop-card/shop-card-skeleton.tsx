import { Skeleton } from '../../base/skeleton/skeleton';

export function ShopCardSkeleton() {
  return (
    <div aria-hidden="true" className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="aspect-3/2 animate-pulse bg-line" />
      <div className="grid gap-3 p-4">
        <Skeleton shape="text" className="w-3/4 text-xl" />
        <Skeleton shape="text" className="w-1/2" />
        <Skeleton shape="text" className="w-2/3" />
        <div className="mt-1 flex items-center justify-between gap-4 border-t border-dashed border-line-strong pt-4">
          <Skeleton shape="text" className="w-2/5" />
          <div className="h-11 w-2/5 animate-pulse rounded-control bg-line" />
        </div>
      </div>
    </div>
  );
}
