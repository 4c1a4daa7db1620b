import { useEffect, useState } from 'react';

/** Returns true once the page has loaded and has been idle for a second. */
export function useAtRest(): boolean {
  const [atRest, setAtRest] = useState(false);
  useEffect(() => {
    let timer: number | undefined;
    const rest = () => {
      timer = window.setTimeout(() => setAtRest(true), 1_000);
    };
    if (document.readyState === 'complete') rest();
    else window.addEventListener('load', rest, { once: true });
    return () => {
      window.removeEventListener('load', rest);
      clearTimeout(timer);
    };
  }, []);
  return atRest;
}
