import { useEffect } from 'react';

/** Keeps the screen awake while the board is shown, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let left = false;
    const request = async () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
      // Refused on a low battery: the screen then sleeps as usual.
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (left) void lock?.release();
    };
    const onVisible = () => void request();
    onVisible();
    // Lost whenever the page is hidden.
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, []);
}
