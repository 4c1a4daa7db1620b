import { type Language, locale } from '../../texts/text';

// A worker cannot read the cookie that tells the server which language was chosen; both sides can read a cache.
const CACHE = 'chosen-language';
const KEY = '/chosen-language';

/** Called by the page that a language is chosen on: the worker in charge may speak another one until its successor is there. */
export async function storeChosenLanguage(language: Language): Promise<void> {
  await (await caches.open(CACHE)).put(KEY, new Response(language));
}

/** Of a worker: whether it speaks what was chosen; null when no worker has to follow a choice. */
export async function speaksChosenLanguage(): Promise<boolean | null> {
  const stored = await caches.match(KEY, { cacheName: CACHE });
  return stored ? (await stored.text()) === locale() : null;
}

/** Once the worker in charge speaks it: versions to come wait for the person again. */
export async function forgetChosenLanguage(): Promise<void> {
  await caches.delete(CACHE);
}
