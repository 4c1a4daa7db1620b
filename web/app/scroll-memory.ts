import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const places = new Map<string, number>();

const placeOf = (type: string, key: string) => (type === 'POP' ? (places.get(key) ?? 0) : 0);

/** A new page begins at its top; back and forward find the place one had left. */
export function useScrollMemory(): void {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string>(undefined);

  useLayoutEffect(() => {
    const loaded = shown.current === undefined;
    const samePage = shown.current === pathname && type === 'REPLACE';
    shown.current = pathname;
    const anchor = hash ? document.getElementById(hash.slice(1)) : null;
    // The theme scrolls smoothly within a page; between pages one would see the old place flying by.
    if (anchor) anchor.scrollIntoView({ behavior: 'instant' });
    // Another choice within a page is no new page.
    // Nor does a page that was just loaded stand anywhere else than at its top, or where one has scrolled its shell to.
    else if (!samePage && !loaded) window.scrollTo({ top: placeOf(type, key), behavior: 'instant' });

    history.scrollRestoration = 'manual';
    const remember = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, hash, pathname, type]);
}
