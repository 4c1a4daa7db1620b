import { Loading, Skeleton } from '../../ui/base/skeleton/skeleton';
import { PageFrame } from '../../ui/site/page-frame/page-frame';

/** While a page’s code is on its way and header and footer are there already. */
export function ContentWait() {
  return (
    <Loading label="Chargement…">
      <Skeleton className="h-64" />
    </Loading>
  );
}

/** While even what surrounds a page is on its way. */
export function PageWait() {
  return (
    <PageFrame>
      <ContentWait />
    </PageFrame>
  );
}
