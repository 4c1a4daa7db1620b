import { useEffect } from 'react';

/**
 * The app at an address the server answers itself: an older service worker gave its page instead, or a login led back.
 * No worker of ours ever answered an address with a dot in it, so that this leads out, and once.
 */
export function LeavePage() {
  const { pathname, search } = location;
  const isOut = pathname.endsWith('.html');
  useEffect(() => {
    if (!isOut) location.replace(`${pathname.replace(/\/$/, '')}.html${search}`);
  }, [isOut, pathname, search]);
  return null;
}
