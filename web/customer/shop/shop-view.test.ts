import { expect, test } from 'vitest';
import { shopNow, shopPage } from '../../../.storybook/results/menu';
import { toShopInfo } from './practical';
import { toBanner, toCartBar, toNotice, toSections } from './shop-view';

const aWindow = (hour: number, remaining: number) => {
  const startsAt = `2026-11-21T${hour}:00:00Z`;
  return { __typename: 'PickupWindow' as const, id: startsAt, startsAt, startTime: `${hour + 1}:00`, remaining };
};

const aDay = (weekday: number, date: string, spans: string[], exceptional = false, reason: string | null = null) => ({
  ...{ __typename: 'OpeningDay' as const, weekday, date, spans, exceptional, reason },
});

const [, breads, sandwiches] = shopPage.shop.menu;
const [[tradition, rye] = [], [kebab] = []] = [breads?.items, sandwiches?.items];
if (!breads || !tradition || !rye || !kebab) throw new Error('The workbench has lost its menu.');

const vegan = { ...rye, dietary: ['VEGAN' as const] };
/** A new shop whose next window is full; of its rye two are left. */
const shop = {
  ...{ ...shopPage.shop, ...shopNow.shop, rating: null, reviewCount: 0, description: '', preparationMinutes: 15 },
  ...{ earliestPickup: aWindow(12, 4), nextPickupWindow: aWindow(11, 0) },
  openingWeek: [aDay(6, '2026-11-21', ['7h – 20h']), aDay(7, '2026-11-22', []), aDay(1, '2026-11-23', [], true)],
  limitedItems: [{ __typename: 'LimitedItem' as const, id: rye.id, remaining: 2, soldOut: false }],
  menu: [
    { ...breads, items: [{ ...tradition, allergens: null }, vegan] },
    { ...breads, items: [] },
    { ...breads, items: [{ ...kebab, id: 'pizza' }, kebab] },
  ],
};

const line = (id: string, quantity: number, itemId: string) => ({
  ...{ __typename: 'CartLine' as const, id, quantity },
  item: { __typename: 'Item' as const, id: itemId },
});
const cart = {
  ...{ ...shopNow.cart, itemCount: 2, linesCents: 260 },
  lines: [line('l1', 2, 'tradition'), line('l2', 1, 'kebab'), line('l3', 1, 'kebab')],
};
const none = new Map<string, number>();
const itemsOf = (pending = none) => toSections(shop, cart, pending).flatMap(({ items }) => items);

test('the shop’s banner shows the first window with room', () => {
  expect(toBanner(shop)).toMatchObject({
    openState: 'full',
    pickupText: 'Retrait dès 13:00',
    ratingText: 'Nouveau',
    address: '12 rue des Archives, 75004 Paris',
  });
});

test('a category without items is not shown; a composed item links to its own page, a simple one to none', () => {
  expect(toSections(shop, cart, none).map(({ items }) => items.length)).toEqual([2, 2]);
  const composed = ['/selection/levain/pizza', '/selection/levain/kebab'];
  expect(itemsOf().map(({ href }) => href)).toEqual([undefined, undefined, ...composed]);
});

test('the opening week is shown from Monday on, with today and exceptional days marked', () => {
  expect(toShopInfo(shop)).toEqual({
    address: '12 rue des Archives, 75004 Paris',
    mapHref:
      'https://www.google.com/maps/search/?api=1&query=Maison%20Levain%2C%2012%20rue%20des%20Archives%2C%2075004%20Paris',
    phone: '01 42 72 18 40',
    preparationText: 'Prêt en 15 minutes environ',
    days: [
      { day: 'Lundi', spans: [], today: false, exceptionText: 'Fermeture exceptionnelle' },
      { day: 'Samedi', spans: ['7h – 20h'], today: true },
      { day: 'Dimanche', spans: [], today: false },
    ],
  });
});

test('an item shows its dietary marks, and its allergens only when declared', () => {
  const [plain, vegan] = itemsOf();
  expect([plain?.dietaryMarks, vegan?.dietaryMarks]).toEqual([[], ['VEGAN']]);
  expect([plain?.allergens, vegan?.allergens]).toEqual([null, ['GLUTEN']]);
});

test('an item shows its stock or « sold out » once they are known', () => {
  const left = (of: Parameters<typeof toSections>[0]) =>
    toSections(of)[0]?.items.map(({ stock, soldOut }) => [stock, soldOut]);
  expect(left(shop)?.flat()).toEqual([undefined, undefined, 2, false]);
  const soldOut = [{ __typename: 'LimitedItem' as const, id: 'seigle', remaining: 0, soldOut: true }];
  expect(left({ ...shop, limitedItems: soldOut })?.[1]).toEqual([0, true]);
  const [, ahead] = toSections({ ...shop, daysAhead: 3, limitedItems: soldOut })[0]?.items ?? [];
  expect(ahead).toMatchObject({ availability: 'Épuisé aujourd’hui', onlyToday: true });
  expect([ahead?.soldOut, ahead?.stock]).toEqual([undefined, undefined]);
  expect(left({ ...shop, limitedItems: undefined })?.flat()).toEqual(Array(4).fill(undefined));
});

test('pieces of an item in the cart are counted over all lines, including pending ones', () => {
  expect(itemsOf(new Map([['tradition', 1]])).map(({ inCart }) => inCart)).toEqual([3, 0, 0, 2]);
});

test('the cart bar includes pieces that are still being sent', () => {
  expect(toCartBar(shop, cart, none)).toEqual({ itemCount: 2, totalCents: 260, href: '/cart/levain' });
  expect(toCartBar(shop, cart, new Map([['tradition', 2]]))).toMatchObject({ itemCount: 4, totalCents: 520 });
});

test('a notice above the menu explains why no pickup is possible now', () => {
  const opening = { ...shop.opening, isOpen: false, text: 'Fermé · ouvre demain à 7h' };
  const closed = { ...shop, opening, earliestPickup: null, nextPickupWindow: null };
  expect(toNotice(shop)).toBeUndefined();
  expect(toNotice(closed)).toMatch(/^Fermé · ouvre demain à 7h\. .* un jour d’ouverture\.$/);
  expect(toNotice({ ...closed, daysAhead: 7 })).toMatch(/commandez pour un autre jour\.$/);
  expect(toNotice({ ...closed, earliestPickup: aWindow(12, 4) })).toMatch(/ : premier retrait à 13:00\.$/);
  const paused = { ...shop, opening: { ...shop.opening, resumeTime: '12:30' } };
  expect(toNotice(paused)).toMatch(/^La boutique fait une pause\. .* : premier retrait à 13:00\.$/);
  expect(toNotice({ ...shop, earliestPickup: null })).toMatch(/^Tous les créneaux d’aujourd’hui sont complets\./);
  expect(toNotice({ ...shop, earliestPickup: null, nextPickupWindow: null })).toMatch(/^Il n’y a plus de retrait/);
});

test('an exceptional day shows the shop’s reason, or a general text', () => {
  const week = [
    aDay(6, '2026-11-21', ['8h – 13h'], true),
    aDay(7, '2026-11-22', [], true, 'Congés d’été'),
    aDay(1, '2026-11-23', ['7h – 20h']),
  ];
  const texts = toShopInfo({ ...shop, openingWeek: week }).days.map(({ exceptionText }) => exceptionText);
  expect(texts).toEqual([undefined, 'Horaires exceptionnels', 'Congés d’été']);
});
