import { expect, test } from 'vitest';
import type { ShopNowQuery, ShopPageQuery } from '../../../graphql/generated/customer/shop';
import { toShopInfo } from './practical';
import { toBanner, toCartBar, toNotice, toSections } from './shop-view';

type Shop = ShopPageQuery['shop'] & ShopNowQuery['shop'];
type Item = Shop['menu'][number]['items'][number];

const anItem = (id: string, more: Partial<Item> = {}): Item => ({
  __typename: 'Item',
  id,
  name: id,
  nameLang: null,
  description: '',
  descriptionLang: null,
  availability: null,
  kind: 'SIMPLE',
  priceCents: 140,
  pictureUrl: null,
  freshlyBaked: false,
  allergens: null,
  dietary: [],
  ...more,
});

const section = (id: string, items: Item[]): Shop['menu'][number] => ({
  __typename: 'MenuSection',
  category: { __typename: 'Category', id, name: id, nameLang: null, servedText: null },
  items,
});

const aWindow = (hour: number, remaining: number) => {
  const startsAt = `2026-11-21T${hour}:00:00Z`;
  return { __typename: 'PickupWindow' as const, id: startsAt, startsAt, startTime: `${hour + 1}:00`, remaining };
};

const aDay = (weekday: number, date: string, spans: string[], exceptional = false, reason: string | null = null) => ({
  __typename: 'OpeningDay' as const,
  weekday,
  date,
  spans,
  exceptional,
  reason,
});

const shop: Shop = {
  __typename: 'Shop',
  id: 's1',
  slug: 'maison-levain-paris',
  name: 'Maison Levain',
  kind: 'BOULANGERIE',
  address: '10 Rue de Rivoli',
  postcode: '75004',
  city: 'Paris',
  slowConfirmation: false,
  pictureUrl: null,
  rating: null,
  reviewCount: 0,
  opening: {
    __typename: 'Opening',
    isOpen: true,
    closingSoon: false,
    resumeTime: null,
    text: "Ouvert jusqu'à 22h",
  },
  earliestPickup: aWindow(12, 4),
  phone: '01 42 72 18 40',
  openingWeek: [aDay(6, '2026-11-21', ['7h – 20h']), aDay(7, '2026-11-22', []), aDay(1, '2026-11-23', [], true)],
  nextPickupWindow: aWindow(11, 0),
  description: '',
  descriptionLang: null,
  preparationMinutes: 15,
  daysAhead: 0,
  limitedItems: [{ __typename: 'LimitedItem', id: 'seigle', remaining: 2, soldOut: false }],
  menu: [
    section('pains', [anItem('baguette'), anItem('seigle', { allergens: ['GLUTEN'], dietary: ['VEGAN'] })]),
    section('glaces', []),
    section('plats', [anItem('pizza', { kind: 'PIZZA' }), anItem('poulet', { kind: 'SANDWICH' })]),
  ],
};

const cart: ShopNowQuery['cart'] = {
  __typename: 'Cart',
  id: 'c1',
  itemCount: 2,
  elsewhereCount: 0,
  linesCents: 280,
  shop: { __typename: 'Shop', id: 's1' },
  lines: [
    { __typename: 'CartLine', id: 'l1', quantity: 2, item: { __typename: 'Item', id: 'baguette' } },
    { __typename: 'CartLine', id: 'l2', quantity: 1, item: { __typename: 'Item', id: 'poulet' } },
    { __typename: 'CartLine', id: 'l3', quantity: 1, item: { __typename: 'Item', id: 'poulet' } },
  ],
};

const none = new Map<string, number>();

test('the shop’s banner shows the first window with room', () => {
  expect(toBanner(shop)).toMatchObject({
    openState: 'full',
    pickupText: 'Retrait dès 13:00',
    ratingText: 'Nouveau',
    address: '10 Rue de Rivoli, 75004 Paris',
  });
});

test('a category without items is not shown', () => {
  expect(toSections(shop, cart, none).map(({ name }) => name)).toEqual(['pains', 'plats']);
});

test('a composed item links to its own page, and a simple one has no link', () => {
  const items = toSections(shop, cart, none).flatMap((one) => one.items);
  expect(items.map(({ href }) => href)).toEqual([undefined, undefined, '/selection/s1/pizza', '/selection/s1/poulet']);
});

test('the opening week is shown from Monday on, with today and exceptional days marked', () => {
  expect(toShopInfo(shop)).toEqual({
    address: '10 Rue de Rivoli, 75004 Paris',
    mapHref:
      'https://www.google.com/maps/search/?api=1&query=Maison%20Levain%2C%2010%20Rue%20de%20Rivoli%2C%2075004%20Paris',
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
  const [bread] = toSections(shop, cart, none);
  expect(bread?.items.map(({ dietaryMarks }) => dietaryMarks)).toEqual([[], ['VEGAN']]);
  expect(bread?.items.map(({ allergens }) => allergens)).toEqual([null, ['GLUTEN']]);
});

test('an item shows its stock or « sold out » once they are known', () => {
  const left = (of: Parameters<typeof toSections>[0]) =>
    toSections(of)[0]?.items.map(({ stock, soldOut }) => [stock, soldOut]);
  expect(left(shop)).toEqual([
    [undefined, undefined],
    [2, false],
  ]);
  const soldOut = [{ __typename: 'LimitedItem' as const, id: 'seigle', remaining: 0, soldOut: true }];
  expect(left({ ...shop, limitedItems: soldOut })?.[1]).toEqual([0, true]);
  const [, ahead] = toSections({ ...shop, daysAhead: 3, limitedItems: soldOut })[0]?.items ?? [];
  expect(ahead).toMatchObject({ availability: 'Épuisé aujourd’hui', onlyToday: true });
  expect([ahead?.soldOut, ahead?.stock]).toEqual([undefined, undefined]);
  const { limitedItems, ...painted } = shop;
  expect([limitedItems.length, left(painted)]).toEqual([
    1,
    [
      [undefined, undefined],
      [undefined, undefined],
    ],
  ]);
});

test('pieces of an item in the cart are counted over all lines, including pending ones', () => {
  const items = toSections(shop, cart, new Map([['baguette', 1]])).flatMap((one) => one.items);
  expect(items.map(({ inCart }) => inCart)).toEqual([3, 0, 0, 2]);
});

test('the cart bar includes pieces that are still being sent', () => {
  expect(toCartBar(shop, cart, none)).toEqual({ itemCount: 2, totalCents: 280, href: '/cart/s1' });
  expect(toCartBar(shop, cart, new Map([['baguette', 2]]))).toMatchObject({ itemCount: 4, totalCents: 560 });
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
  expect(toShopInfo({ ...shop, openingWeek: week }).days.map(({ exceptionText }) => exceptionText)).toEqual([
    undefined,
    'Horaires exceptionnels',
    'Congés d’été',
  ]);
});
