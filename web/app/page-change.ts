import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { documentTitle } from '../page/document-title';

export function usePageChange(title: string | undefined): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);

  // A layout effect, so that a page that knows a better name may set it afterwards.
  useLayoutEffect(() => {
    document.title = documentTitle(title);
  }, [pathname, title]);

  // Keyboard and screen reader begin at the new content, not at a link that is gone.
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById('contenu')?.focus({ preventScroll: true });
  }, [pathname]);
}
