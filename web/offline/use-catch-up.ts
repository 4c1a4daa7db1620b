import { useEffect, useEffectEvent } from 'react';

const AGAIN_MS = 5_000;

/** Asks again for what may have changed unheard, out of sight or without a network; for what is missing, again and again. */
export function useCatchUp(refresh: () => Promise<unknown> | void, isMissing = false): void {
  // Whether it failed is the query's to say.
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
