import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { matchRoutes, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { useLinkNavigation } from './link-navigation';
import { PageBoundary } from './page-boundary';
import { PageContext, type PageHandle } from './page-context';
import { PageProgress } from './page-progress';
import { PageWait } from './page-wait';
import { useScrollMemory } from './scroll-memory';
import { untilLoaded } from '../offline/until-loaded';
import { documentTitle } from '../page/document-title';

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

const Toaster = lazy(async () => ({
  default: (await untilLoaded(() => import('../../ui/base/toast/toast'))).Toaster,
}));

const GESTURES = ['pointerdown', 'keydown', 'toast'];

/**
 * Messages answer to what somebody does, so their code waits for the first gesture and leaves the first paint alone. A
 * part of the product that has one earlier dispatches « toast ».
 */
function LateToaster() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => {
      setWanted(true);
    };
    for (const gesture of GESTURES) window.addEventListener(gesture, want, { once: true, passive: true });
    return () => {
      for (const gesture of GESTURES) window.removeEventListener(gesture, want);
    };
  }, []);
  return <Suspense>{wanted && <Toaster />}</Suspense>;
}

function usePageChange(title: PageHandle['title']): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);

  // A layout effect, so that a page that knows a better name may set it afterwards.
  useLayoutEffect(() => {
    document.title = documentTitle(title?.());
  }, [pathname, title]);

  // Keyboard and screen reader begin at the new content, not at a link that is gone.
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById('contenu')?.focus({ preventScroll: true });
  }, [pathname]);
}
