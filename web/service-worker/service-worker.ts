import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { language } from '../../graphql/texts/language.texts';
import { forgetChosenLanguage, speaksChosenLanguage } from './chosen-language';
import { type News, readNews } from './news';
import { isPage, isPicture } from './places';

// Cache-first (specification 9.5) for files that never change under their name: this version's code and pictures.
// Prices, stock and orders always come from the server: /graphql and /api are not intercepted.

declare const self: ServiceWorkerGlobalScope;

/** Files of this version, inserted at build time (web/service-worker/build-plugin.ts). */
declare const FILES: { url: string; revision: string | null }[];

const MOST_PICTURES = 300;
const MONTH_SECONDS = 30 * 24 * 60 * 60;

precacheAndRoute(FILES);
cleanupOutdatedCaches();

registerRoute(
  ({ url }) => isPicture(url, self.location.origin),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [
      new ExpirationPlugin({ maxEntries: MOST_PICTURES, maxAgeSeconds: MONTH_SECONDS, purgeOnQuotaError: true }),
    ],
  }),
);

const storedPage = createHandlerBoundToURL('/');
registerRoute(
  new NavigationRoute(
    async (options) => {
      const speaks = await speaksChosenLanguage();
      // The cached page has this worker's language; only the server has the page in the language chosen since.
      if (speaks === false) return fetch(options.request).catch(() => storedPage(options));
      if (speaks) await forgetChosenLanguage();
      return storedPage(options);
    },
    { allowlist: [isPage] },
  ),
);

// The user decides when a new version takes over (web/app/app-effects.tsx); the first version takes over at once.
self.addEventListener('install', (event) => event.waitUntil(Promise.all([freeStrangers(), followChoice()])));
// Reloads those pages only after the activation, because their requests wait until the worker is active.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim().then(() => void leadOut())));
self.addEventListener('message', ({ data }) => {
  if ((data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

/** Open pages that the server answers itself, but which an earlier worker answered with the app's page. */
let strangers: string[] = [];

/** Takes over at once when only such pages are open, because no work in the app can be interrupted. */
async function freeStrangers(): Promise<void> {
  const open = (await pages()).map(({ url }) => new URL(url));
  if (self.registration.active === null || open.some(({ pathname }) => isPage.test(pathname))) return;
  strangers = open.map(({ href }) => href);
  if (strangers.length > 0) await self.skipWaiting();
}

/** Takes over at once after a choice of language, which is the user's decision already. */
async function followChoice(): Promise<void> {
  if (await speaksChosenLanguage()) await self.skipWaiting();
}

async function leadOut(): Promise<void> {
  for (const page of await pages()) if (strangers.includes(page.url)) await page.navigate(page.url);
}

// Specification 9.5: a system notification, and a toast on open pages (`useNews` of the app).
self.addEventListener('push', (event) => {
  const news = readNews(event.data?.text() ?? '');
  // Handled one after the other, so that the second of two equal messages finds the first.
  const shown = turn.then(() => broadcast(news));
  turn = shown.catch(() => undefined);
  event.waitUntil(shown);
});
let turn = Promise.resolve();

async function broadcast(news: News): Promise<void> {
  const { title, body, path, tag } = news;
  // A message sent again after a lost answer replaces the first notification and shows no second toast.
  const isKnown = tag !== undefined && (await self.registration.getNotifications({ tag })).length > 0;
  await self.registration.showNotification(title, {
    body,
    tag,
    lang: language(),
    icon: '/icons/icon-192.png',
    data: path,
  });
  if (isKnown) return;
  for (const page of await pages()) if (page.visibilityState === 'visible') page.postMessage({ type: 'NEWS', news });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(String(event.notification.data)));
});

/** Focuses the open page the notification is about, else opens a new one, so that no other form is lost. */
async function lead(path: string): Promise<void> {
  const there = (await pages()).find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

function pages() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}
