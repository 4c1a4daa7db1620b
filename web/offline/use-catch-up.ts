import { useEffect, useEffectEvent } from 'react';
import { useLiveState } from './live-state';
import type { Side } from '../session/session';

/** A subscription is set up on the server by then. */
const SETTLED_MS = 1000;

/**
 * Asks again for what may have changed unheard: between the first answer and the moment changes began to arrive by
 * themselves, and while the page was out of sight.
 */
export function useCatchUp(refresh: () => void, side: Side = 'customer'): void {
  const live = useLiveState(side);
  const ask = useEffectEvent(refresh);

  useEffect(() => {
    if (live !== 'live') return;
    const timer = setTimeout(() => ask(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [live]);

  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') ask();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);
}
