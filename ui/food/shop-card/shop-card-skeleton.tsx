import { Skeleton } from '../../base/skeleton/skeleton';

export function ShopCardSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="flex min-h-28 overflow-hidden rounded-card border border-line bg-surface md:grid"
    >
      <div className="w-2/7 max-w-26 shrink-0 animate-pulse bg-line md:max-w-none md:aspect-3/2 md:w-auto" />
      <div className="grid grow content-center gap-2 px-3 md:gap-3 md:p-4">
        <Skeleton shape="text" className="w-3/4 md:text-xl" />
        <Skeleton shape="text" className="w-1/2" />
        <Skeleton shape="text" className="w-2/3" />
        <div className="mt-1 flex items-center justify-between gap-4 border-t border-dashed border-line-strong pt-4 max-md:hidden">
          <Skeleton shape="text" className="w-2/5" />
          <div className="h-11 w-2/5 animate-pulse rounded-control bg-line" />
        </div>
      </div>
    </div>
  );
}
