import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../ui/base/button/button';
import { Notice } from '../../../ui/base/notice/notice';
import * as t from './board.texts';

/**
 * Keeps the screen on while the page is visible. Returns a notice, until that was understood, when the device does not
 * allow it. A hook, because the board must render with the notice: its guard against mis-taps looks where cards lie then.
 */
export function useWakeLockNotice(): ReactNode {
  const [refused, setRefused] = useState(false);
  const [understood, setUnderstood] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let left = false;
    const request = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        // Missing in old browsers and without HTTPS.
        lock = await (navigator as Partial<Navigator>).wakeLock?.request('screen');
        if (left) void lock?.release();
        else setRefused(lock === undefined);
        // The browser also releases the lock on a low battery. A lock released with a hidden page is requested again
        // once the page is visible.
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
  if (!refused || understood) return null;
  return (
    <Notice
      tone="caution"
      action={
        <Button tone="quiet" onClick={() => setUnderstood(true)}>
          {t.understood()}
        </Button>
      }
    >
      {t.mayFallAsleep()}
    </Notice>
  );
}
