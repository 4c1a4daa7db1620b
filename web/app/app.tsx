import { Suspense } from 'react';
import { matchRoutes, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { LateToaster } from './late-toaster';
import { useLinkNavigation } from './link-navigation';
import { PageBoundary } from './page-boundary';
import { PageContext, type PageHandle } from './page-context';
import { PageProgress } from './page-progress';
import { PageWait } from './page-wait';
import { usePageChange } from './page-change';
import { useScrollMemory } from './scroll-memory';

export function App({ routes }: { routes: RouteObject[] }) {
  const location = useLocation();
  const page = useRoutes(routes);
  const match = matchRoutes(routes, location)?.at(-1);
  const handle = (match?.route.handle ?? {}) as PageHandle;
  useLinkNavigation();
  usePageChange(handle.title);
  useScrollMemory();
  return (
    <PageContext value={{ ...handle, shopId: match?.params['ownerId'] }}>
      <PageProgress />
      <PageBoundary>
        <Suspense fallback={<PageWait />}>{page}</Suspense>
      </PageBoundary>
      <LateToaster />
    </PageContext>
  );
}
