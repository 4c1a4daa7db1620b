import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { readNews } from './news';
import { isPage, isPicture } from './places';

// Cache-first (spec customer §9) for what never changes under its name: the code of this version, and pictures.
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

registerRoute(new NavigationRoute(createHandlerBoundToURL('/'), { allowlist: [isPage] }));

// The person decides when a new version takes over (web/app/updates.tsx); the first one serves at once.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', ({ data }) => {
  if ((data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

// Spec customer §9: a system notification, and a toast on the pages one is looking at (web/app/news.ts).
self.addEventListener('push', (event) => {
  const news = readNews(event.data?.text() ?? '');
  const { title, body, path } = news;
  const tellPages = async () => {
    for (const client of await self.clients.matchAll({ type: 'window' }))
      if (client.visibilityState === 'visible') client.postMessage({ type: 'NEWS', news });
  };
  const shown = self.registration.showNotification(title, { body, icon: '/icons/icon-192.png', data: path });
  event.waitUntil(Promise.all([shown, tellPages()]));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(String(event.notification.data)));
});
