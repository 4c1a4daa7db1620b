import { lazy, Suspense, useEffect, useState } from 'react';
import { untilLoaded } from '../offline/until-loaded';

const Toaster = lazy(async () => ({
  default: (await untilLoaded(() => import('../../ui/base/toast/toast'))).Toaster,
}));

const GESTURES = ['pointerdown', 'keydown'] as const;

/** Messages answer to what somebody does, so their code waits for the first gesture and leaves the first paint alone. */
export function LateToaster() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => {
      setWanted(true);
    };
    for (const gesture of GESTURES) window.addEventListener(gesture, want, { once: true, passive: true });
    return () => {
      for (const gesture of GESTURES) window.removeEventListener(gesture, want);
    };
  }, []);
  return <Suspense>{wanted && <Toaster />}</Suspense>;
}
