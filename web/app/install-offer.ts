import { createStore, useStore } from '../page/store';

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** What Chromium hands out when the product could be installed; not in the standard’s types. */
export interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

const offer = createStore<InstallOffer | null>(null);

/** Listens from the start: the offer comes once, before anything that could show it. */
export function listenForInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // The browser’s own bar would say the same in its own words.
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

/** Whether to show the offer: not within a month after « No Thanks », kept as milliseconds in text. */
export function isOfferWelcome(declinedAt: string | null, now: number): boolean {
  const declined = Number(declinedAt ?? Number.NaN);
  return !(now - declined < MONTH_MS);
}
