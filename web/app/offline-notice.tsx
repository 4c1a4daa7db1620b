import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

function onChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the network is gone, for as long as it is. */
export function OfflineNotice() {
  const online = useSyncExternalStore(onChange, () => navigator.onLine);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 z-50 grid justify-items-center p-4">
      {!online && (
        <p className="flex animate-appear items-center gap-3 rounded-full bg-ink px-5 py-3 font-semibold text-canvas shadow-raised">
          <WifiOff aria-hidden="true" className="size-5 shrink-0" />
          Vous êtes hors connexion.
        </p>
      )}
    </div>
  );
}
