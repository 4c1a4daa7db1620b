import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPage } from '../service-worker/places';
import { appPath } from '../session/app-path';

export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const path = pathToNavigate(event);
      if (path === null) return;
      event.preventDefault();
      // Where one comes from, for whoever wants to lead back there (web/page/came-from.ts).
      void navigate(path, { state: location.href });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}

function pathToNavigate(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return null;
  if (link.target && link.target !== '_self') return null;
  if (link.origin !== location.origin || !isPage.test(link.pathname)) return null;
  const staysHere = link.pathname === location.pathname && link.search === location.search;
  return link.hash && staysHere ? null : appPath(link.pathname + link.search + link.hash);
}
