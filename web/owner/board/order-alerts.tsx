import { useEffect, useState, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
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
