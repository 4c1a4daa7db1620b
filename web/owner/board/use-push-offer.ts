import { useEffect, useRef } from 'react';
import { notify } from '../../../ui/base/toast/toast';
import { readStored, writeStored } from '../../page/storage';
import { usePush } from '../../push/use-push';
import * as t from './board.texts';

const OFFERED = 'pushOffered';
const SHOWN_MS = 30_000;

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
    notify(t.offerPush(), 'neutral', { action, durationMs: SHOWN_MS });
  }, [offered]);
}
