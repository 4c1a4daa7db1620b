import { expect, test } from 'vitest';
import { isPage, isPicture } from './places';

test.each([
  '/',
  '/userSearch',
  '/boulangerie/0198?categorie=pains',
  '/tokenDetails/K7MQ2X',
  '/apiculteur',
  '/commander/0198',
])('%s is answered by the service worker’s app page, also offline', (path) => expect(isPage.test(path)).toBe(true));

test.each([
  '/api/items/1',
  '/api',
  '/graphql',
  '/graphql?query=x',
  '/uploads/a.webp',
  '/sandbox/pay',
  '/readyz',
  '/assets/index.js',
  '/icon.svg',
  '/chez/maison-levain-paris',
  '/pres-de',
  '/pres-de/Paris',
  '/commande/0198',
])('%s is left to the server by the service worker', (path) => expect(isPage.test(path)).toBe(false));

test('pictures are cached by the service worker only from the site’s own uploads', () => {
  const origin = 'https://memeprix.test';
  expect(isPicture(new URL('/uploads/shop.webp', origin), origin)).toBe(true);
  expect(isPicture(new URL('/api/orders/1', origin), origin)).toBe(false);
  expect(isPicture(new URL('https://elsewhere.test/uploads/shop.webp'), origin)).toBe(false);
});
