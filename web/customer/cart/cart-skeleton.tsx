import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';

export function CartSkeleton() {
  return (
    <Loading label="Chargement du panier...">
      <div className="grid gap-10 lg:grid-cols-[7fr_5fr] lg:items-start lg:gap-12">
        <div className="grid gap-5 rounded-card border border-line bg-surface p-6">
          {[0, 1, 2].map((line) => (
            <div key={line} className="flex gap-4">
              <Skeleton className="size-20 shrink-0 md:size-24" />
              <div className="grid grow content-start gap-3">
                <Skeleton shape="text" className="w-2/3 text-lg" />
                <Skeleton shape="text" className="w-1/3" />
              </div>
            </div>
          ))}
        </div>
        <Skeleton className="h-64" />
      </div>
    </Loading>
  );
}
