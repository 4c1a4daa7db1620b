import { type ReactNode, useEffect, useState, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/base/button/button';
import { Notice } from '../../../ui/base/notice/notice';
import { notify } from '../../../ui/base/toast/toast';
import type { HeaderLink } from '../../../ui/site/header/header-menu';
import { arrivalsMessage } from './board-view';
import * as t from './board.texts';
import { useSound } from './chime';
import { useBoardOrders } from './board';
import { readStored, writeStored } from '../../page/storage';
import { usePush } from '../../push/use-push';

const SHOWN_MS = 15_000;

/**
 * On owner pages other than the board: new orders ring, are counted in the header and the title, and lead to the board.
 */
export function OrderAlerts({ onCount }: { onCount: (count: HeaderLink['count']) => void }) {
  const { arrivals } = useBoardOrders();
  const navigate = useNavigate();
  useSound();
  const { latest } = arrivals;
  const waiting = arrivals.untouched.size;
  usePushOffer(waiting > 0);
  useTitleCount(waiting);

  useEffect(() => {
    onCount(waiting > 0 ? { value: waiting, label: t.newOrderCount(waiting) } : undefined);
    return () => onCount(undefined);
  }, [waiting, onCount]);

  const [opened] = useState(() => () => void navigate('/ownerorders'));
  useEffect(() => {
    const message = arrivalsMessage(latest);
    if (!message) return;
    window.dispatchEvent(new Event('toast'));
    notify(message, 'neutral', { action: { label: t.showOrders(), onPress: opened }, durationMs: SHOWN_MS });
  }, [latest, opened]);

  return null;
}

/** Keeps the count in front of the document title, even when a page changes the title. */
function useTitleCount(count: number): void {
  useEffect(() => {
    if (count === 0) return;
    const prefix = `(${count}) `;
    const mark = () => {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    };
    mark();
    const observer = new MutationObserver(mark);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [count]);
}

const OFFERED = 'pushOffered';
const PUSH_OFFER_SHOWN_MS = 30_000;

/** Offers push notifications once on this device, when the first order arrives. */
export function usePushOffer(hasNewOrder: boolean): void {
  const { push, onPushChange } = usePush();
  const change = useRef(onPushChange);
  const offered = hasNewOrder && push === 'notAsked';
  useEffect(() => {
    if (!offered || readStored(OFFERED)) return;
    writeStored(OFFERED, 'yes');
    window.dispatchEvent(new Event('toast'));
    const action = { label: t.allowPush(), onPress: () => change.current(true) };
    notify(t.offerPush(), 'neutral', { action, durationMs: PUSH_OFFER_SHOWN_MS });
  }, [offered]);
}

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
