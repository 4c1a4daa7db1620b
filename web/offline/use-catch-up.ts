import { useEffect, useEffectEvent } from 'react';

const AGAIN_MS = 5_000;

/** Queries again when the page is visible or online again, since changes may be missed; every 5 s without data. */
export function useCatchUp(refresh: () => Promise<unknown> | void, isMissing = false): void {
  // A failure is reported by the query's own state.
  const ask = useEffectEvent(() => void refresh()?.catch(() => undefined));

  useEffect(() => {
    const back = () => {
      if (document.visibilityState === 'visible') ask();
    };
    const again = isMissing ? setInterval(back, AGAIN_MS) : undefined;
    document.addEventListener('visibilitychange', back);
    window.addEventListener('online', back);
    return () => {
      clearInterval(again);
      document.removeEventListener('visibilitychange', back);
      window.removeEventListener('online', back);
    };
  }, [isMissing]);
}
