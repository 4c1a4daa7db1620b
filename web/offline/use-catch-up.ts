import { useEffect, useEffectEvent } from 'react';

const AGAIN_MS = 5_000;

/**
 * Queries again when the page becomes visible or the device online, because changes may have been missed; while data is
 * missing, every 5 s.
 */
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
