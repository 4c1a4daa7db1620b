import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { OfflineBanner } from '../../ui/site/offline-banner/offline-banner';
import { formatAge } from '../page/moments';
import { useShownSince } from '../offline/shown-since';
import { seen } from './about-the-app.texts';

const RESTORED_MS = 4000;

export function OfflineNotice() {
  const [state, setState] = useState<'online' | 'offline' | 'restored'>(() =>
    navigator.onLine ? 'online' : 'offline',
  );
  useEffect(() => {
    const lose = () => setState('offline');
    const restore = () => setState('restored');
    window.addEventListener('offline', lose);
    window.addEventListener('online', restore);
    return () => {
      window.removeEventListener('offline', lose);
      window.removeEventListener('online', restore);
    };
  }, []);
  const shownSince = useShownSince(useLocation().pathname);
  const now = useMinutes(state === 'offline');
  useEffect(() => {
    if (state !== 'restored') return;
    const timer = setTimeout(() => setState('online'), RESTORED_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-24 z-50 grid justify-items-center px-4">
      {state !== 'online' && (
        <OfflineBanner
          restored={state === 'restored'}
          seenText={shownSince === null ? undefined : seen(formatAge(now - shownSince))}
        />
      )}
    </div>
  );
}

function useMinutes(running: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return;
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, 30_000);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
