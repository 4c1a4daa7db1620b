import type { Language } from '../../texts/text';

const YEAR_SECONDS = 31_536_000;
const NEXT_WORKER_MS = 10_000;

/** What was chosen on this device; null: nothing, so the house decides (server/platform/locale.ts). */
export function chosenLanguage(): Language | null {
  const [, chosen] = /(?:^|;\s*)language=(fr|en)(?:;|$)/.exec(document.cookie) ?? [];
  return chosen === undefined ? null : (chosen as Language);
}

/** Loads this page anew in the language, and every later one on this device. */
export async function speak(language: Language): Promise<void> {
  document.cookie = `language=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  await nextWorker().catch((error: unknown) => console.warn('The service worker stays as it is.', error));
  location.reload();
}

/** What answers without a network speaks one language, as the page does: its successor takes over first. */
async function nextWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
  const next = registration?.installing ?? registration?.waiting;
  if (!next) return;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, NEXT_WORKER_MS);
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    const takeOver = () => {
      if (next.state === 'installed') next.postMessage({ type: 'SKIP_WAITING' });
    };
    next.addEventListener('statechange', takeOver);
    takeOver();
  });
}
