import { Loading, Skeleton } from '../../ui/base/skeleton/skeleton';
import { PageFrame } from '../../ui/site/page-frame/page-frame';

/** While the first page’s code or the session is on its way. */
export function PageWait() {
  return (
    <PageFrame>
      <Loading label="Chargement…">
        <Skeleton className="h-64" />
      </Loading>
    </PageFrame>
  );
}
