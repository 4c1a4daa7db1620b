import { useState } from 'react';
import type { PushState } from '../../ui/site/account/preferences';
import { isRegistered, silenceDevice, unsilenceDevice, canReceivePush } from './device-registration';
import { house } from '../page/site-config';
import * as t from './use-push.texts';

export function usePush() {
  const [push, setPush] = useState(pushState);
  const [pushBusy, setBusy] = useState(false);
  const [pushError, setError] = useState<string>();

  const change = async (wanted: boolean) => {
    setBusy(true);
    setError(undefined);
    try {
      if (!wanted) await silenceDevice();
      else if ((await Notification.requestPermission()) === 'granted') await unsilenceDevice();
      setPush(pushState());
    } catch (error) {
      console.error(error);
      if (wanted) await silenceDevice().catch(() => undefined);
      setPush(pushState());
      setError(t.failed());
    } finally {
      setBusy(false);
    }
  };

  return { push, pushBusy, pushError, onPushChange: (wanted: boolean) => void change(wanted) };
}

function pushState(): PushState {
  if (!house.pushKey) return 'unavailable';
  if (!canReceivePush()) return 'unsupported';
  if (Notification.permission === 'denied') return 'refused';
  if (Notification.permission === 'default') return 'notAsked';
  return isRegistered() ? 'on' : 'off';
}
