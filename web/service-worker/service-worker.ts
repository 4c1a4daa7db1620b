import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { language } from '../../texts/language.texts';
import { forgetChosenLanguage, speaksChosenLanguage } from './chosen-language';
import { type News, readNews } from './news';
import { isPage, isPicture } from './places';

// Cache-first (specification 9.5) for what never changes under its name: the code of this version, and pictures.
// Prices, stock and orders always come from the server: /graphql and /api pass by unseen.

declare const self: ServiceWorkerGlobalScope;

/** Files of this version, put here when it is built (web/service-worker/build-plugin.ts). */
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
      // The stored page has this worker’s language: only the server has the one that was chosen since.
      if (speaks === false) return fetch(options.request).catch(() => storedPage(options));
      if (speaks) await forgetChosenLanguage();
      return storedPage(options);
    },
    { allowlist: [isPage] },
  ),
);

// The person decides when a new version takes over (web/app/updates.tsx); the first one serves at once.
self.addEventListener('install', (event) => event.waitUntil(Promise.all([freeStrangers(), followChoice()])));
// Led out when it is active: until then what is asked for waits for it.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim().then(() => void leadOut())));
self.addEventListener('message', ({ data }) => {
  if ((data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

/** Pages the server answers itself, which a version before this one answered with the app’s. */
let strangers: string[] = [];

/** Where nothing else is open, nobody is thrown out of what they are doing. */
async function freeStrangers(): Promise<void> {
  const open = (await pages()).map(({ url }) => new URL(url));
  if (self.registration.active === null || open.some(({ pathname }) => isPage.test(pathname))) return;
  strangers = open.map(({ href }) => href);
  if (strangers.length > 0) await self.skipWaiting();
}

/** The person has decided already by choosing its language. */
async function followChoice(): Promise<void> {
  if (await speaksChosenLanguage()) await self.skipWaiting();
}

async function leadOut(): Promise<void> {
  for (const page of await pages()) if (strangers.includes(page.url)) await page.navigate(page.url);
}

// Specification 9.5: a system notification, and a toast on the pages one is looking at (web/app/news.ts).
self.addEventListener('push', (event) => {
  const news = readNews(event.data?.text() ?? '');
  // One after the other, so that the second of two sees the first.
  const shown = turn.then(() => tell(news));
  turn = shown.catch(() => undefined);
  event.waitUntil(shown);
});
let turn = Promise.resolve();

async function tell(news: News): Promise<void> {
  const { title, body, path, tag } = news;
  // What comes a second time, because its first answer was lost, takes the place of the first and is said no more.
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

/** To the page the news are of: the one that is open already, else a new one. A form half filled in is left alone. */
async function lead(path: string): Promise<void> {
  const there = (await pages()).find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

function pages() {
  return self.clients.matchAll({ type: 'window', includeUncontrolled: true });
}
