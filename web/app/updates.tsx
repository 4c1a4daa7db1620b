import { useEffect, useRef, useState } from 'react';
import { Workbox } from 'workbox-window';
import { UpdateBanner } from '../../ui/site/update-banner/update-banner';
import { Corner } from './corner';

/** A page left open for days asks now and then. */
const ASK_EVERY_MS = 60 * 60 * 1000;

/** Makes the product installable and readable without a network, and offers its next version when one is ready. */
export function Updates() {
  const workbox = useRef<Workbox>(null);
  const [state, setState] = useState<'current' | 'ready' | 'installing'>('current');

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const worker = new Workbox('/service-worker.js');
    workbox.current = worker;
    worker.addEventListener('waiting', () => setState('ready'));
    void worker.register().catch((error: unknown) => console.warn('No service worker.', error));
    const timer = setInterval(() => void worker.update().catch(() => undefined), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);

  const install = () => {
    setState('installing');
    // Only after this press: nobody is thrown out of what they are doing.
    workbox.current?.addEventListener('controlling', () => location.reload());
    workbox.current?.messageSkipWaiting();
  };

  if (state === 'current') return null;
  return (
    <Corner>
      <UpdateBanner busy={state === 'installing'} onInstall={install} onClose={() => setState('current')} />
    </Corner>
  );
}
