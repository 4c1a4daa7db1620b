import { Card } from '../../base/card/card';
import { Loading, Skeleton } from '../../base/skeleton/skeleton';

export function MenuListSkeleton() {
  return (
    <Loading label="Chargement de votre carte…">
      <Card tone="flat" padding="none">
        <div className="border-b border-line p-4">
          <Skeleton shape="text" className="w-40 text-xl" />
        </div>
        {Array.from({ length: 6 }, (_, line) => (
          <div key={line} className="flex items-center gap-3 border-b border-line p-4 last:border-b-0">
            <Skeleton className="size-16 shrink-0 rounded-control" />
            <div className="grid grow gap-2">
              <Skeleton shape="text" className="w-1/2" />
              <Skeleton shape="text" className="w-1/4" />
            </div>
            <Skeleton className="h-12 w-24 shrink-0 max-md:hidden" />
            <Skeleton className="h-12 w-24 shrink-0 max-md:hidden" />
          </div>
        ))}
      </Card>
    </Loading>
  );
}
