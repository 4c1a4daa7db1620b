import { type Language, locale } from '../../graphql/texts/text';

// A service worker cannot read the language cookie, so the page passes the chosen language through a cache.
const CACHE = 'chosen-language';
const KEY = '/chosen-language';

/** Called by the page: the active worker may serve another language until the next one takes over. */
export async function storeChosenLanguage(language: Language): Promise<void> {
  await (await caches.open(CACHE)).put(KEY, new Response(language));
}

/** Called by a worker: whether it serves the chosen language; null when there is no pending choice. */
export async function speaksChosenLanguage(): Promise<boolean | null> {
  const stored = await caches.match(KEY, { cacheName: CACHE });
  return stored ? (await stored.text()) === locale() : null;
}

/** Called once the active worker serves the chosen language, so that later versions wait for the user again. */
export async function forgetChosenLanguage(): Promise<void> {
  await caches.delete(CACHE);
}
