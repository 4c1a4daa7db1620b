import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { documentTitle } from '../shared/document-title';
import { usePageHandle } from './page-handle';

/** What a browser does by itself when a page is loaded, done for a page that is only put in place of another. */
export function usePageChange(): void {
  const { key, pathname } = useLocation();
  const { title } = usePageHandle();
  const before = useRef(pathname);

  // A layout effect, so that a page that knows a better name may set it afterwards.
  useLayoutEffect(() => {
    document.title = documentTitle(title);
  }, [pathname, title]);

  // The theme scrolls smoothly within a page; between pages that would show the old place flying by.
  useLayoutEffect(() => {
    document.documentElement.style.scrollBehavior = 'auto';
    const frame = requestAnimationFrame(() => document.documentElement.style.removeProperty('scroll-behavior'));
    return () => cancelAnimationFrame(frame);
  }, [key]);

  // Keyboard and screen reader begin at the new content, not at a link that is gone.
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById('contenu')?.focus({ preventScroll: true });
  }, [pathname]);
}
