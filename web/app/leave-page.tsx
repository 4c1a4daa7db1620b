import { useEffect } from 'react';

/** Leaves the app for an address the server renders; `.html` gets past an older service worker, only once. */
export function LeavePage() {
  const { pathname, search } = location;
  const isOut = pathname.endsWith('.html');
  useEffect(() => {
    if (!isOut) location.replace(`${pathname.replace(/\/$/, '')}.html${search}`);
  }, [isOut, pathname, search]);
  return null;
}
