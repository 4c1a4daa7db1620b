import { createStore, useStore } from '../page/store';

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** Event by which Chromium offers to install the app; missing from the DOM types. */
export interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

const offer = createStore<InstallOffer | null>(null);

/** Must be called at start: the browser fires the event only once, before any component that could show the offer. */
export function listenForInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Prevents the browser's own installation bar, which would duplicate ours.
    event.preventDefault();
    offer.change(event as InstallOffer);
  });
  window.addEventListener('appinstalled', withdrawInstallOffer);
}

export function useInstallOffer(): InstallOffer | null {
  return useStore(offer);
}

export function withdrawInstallOffer(): void {
  offer.change(null);
}

/** Whether to show the installation offer; `declinedAt`, in milliseconds as stored text, blocks it for 30 days. */
export function isOfferWelcome(declinedAt: string | null, now: number): boolean {
  const declined = Number(declinedAt ?? Number.NaN);
  return !(now - declined < MONTH_MS);
}
