import { useEffect } from 'react';

/**
 * Leaves the app for an address the server renders itself, after an older service worker answered it with the app's
 * page or a login led back to it. The suffix `.html` gets past the worker, because no version of it ever answered an
 * address with a dot, and prevents a second redirect.
 */
export function LeavePage() {
  const { pathname, search } = location;
  const isOut = pathname.endsWith('.html');
  useEffect(() => {
    if (!isOut) location.replace(`${pathname.replace(/\/$/, '')}.html${search}`);
  }, [isOut, pathname, search]);
  return null;
}
