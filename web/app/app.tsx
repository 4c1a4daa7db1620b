import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  matchRoutes,
  type RouteObject,
  useLocation,
  useRoutes,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import { PageBoundary } from './page-boundary';
import { PageContext, type PageHandle } from './page-context';
import { PageProgress } from './page-progress';
import { PageWait } from './page-wait';
import { untilLoaded } from '../offline/until-loaded';
import { documentTitle } from '../page/document-title';
import { followedLink } from '../page/followed-link';
import { isPage } from '../service-worker/places';
import { appPath } from '../session/app-path';

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

/** Loads the toast code with the first gesture or the event « toast », to keep it out of the first paint. */
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

  // A layout effect runs before the page's own effects, so that a page can set a more specific title afterwards.
  useLayoutEffect(() => {
    document.title = documentTitle(title?.());
  }, [pathname, title]);

  // Moves the focus to the new content, so that keyboard and screen reader do not stay on a link that is gone.
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById('contenu')?.focus({ preventScroll: true });
  }, [pathname]);
}

function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const path = pathToNavigate(event);
      if (path === null) return;
      event.preventDefault();
      // Passes on the address of the current page, for pages that offer a way back (web/page/came-from.ts).
      void navigate(path, { state: location.href });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}

function pathToNavigate(event: MouseEvent): string | null {
  const link = event.defaultPrevented ? null : followedLink(event);
  if (!link || !isPage.test(link.pathname)) return null;
  const staysHere = link.pathname === location.pathname && link.search === location.search;
  return link.hash && staysHere ? null : appPath(link.pathname + link.search + link.hash);
}

const places = new Map<string, number>();

const placeOf = (type: string, key: string) => (type === 'POP' ? (places.get(key) ?? 0) : 0);

/** Scrolls a new page to its top, and restores the scroll position on Back and Forward. */
function useScrollMemory(): void {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string>(undefined);

  useLayoutEffect(() => {
    const loaded = shown.current === undefined;
    const samePage = shown.current === pathname && type === 'REPLACE';
    shown.current = pathname;
    const anchor = hash ? document.getElementById(hash.slice(1)) : null;
    // The theme scrolls smoothly within a page; between pages that would animate through the old position.
    if (anchor) anchor.scrollIntoView({ behavior: 'instant' });
    // Leaves the scroll position alone when only the parameters of the same page changed, and on the first load, where
    // the reader may already have scrolled the server-rendered shell.
    else if (!samePage && !loaded) window.scrollTo({ top: placeOf(type, key), behavior: 'instant' });

    history.scrollRestoration = 'manual';
    const remember = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, hash, pathname, type]);
}
