import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const places = new Map<string, number>();

/** A new page begins at its top; back and forward find the place one had left. */
export function useScrollMemory(): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();

  useLayoutEffect(() => {
    const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    // The theme scrolls smoothly within a page; between pages one would see the old place flying by.
    if (anchor) anchor.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: type === 'POP' ? (places.get(key) ?? 0) : 0, behavior: 'instant' });

    history.scrollRestoration = 'manual';
    const remember = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, hash, type]);
}
