import { useEffect, useState } from 'react';

/** Keeps the screen on while the page is looked at; answers whether this device does not let it. */
export function useWakeLock(): boolean {
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let left = false;
    const request = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        // Not there in old browsers and without HTTPS.
        lock = await (navigator as Partial<Navigator>).wakeLock?.request('screen');
        if (left) void lock?.release();
        else setRefused(lock === undefined);
        // On a low battery; when the page is hidden it is asked for again as soon as that is seen.
        lock?.addEventListener('release', () => !left && setRefused(document.visibilityState === 'visible'));
      } catch {
        setRefused(true);
      }
    };
    const onVisible = () => void request();
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, []);
  return refused;
}
