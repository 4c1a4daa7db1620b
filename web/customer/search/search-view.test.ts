import { expect, test } from 'vitest';
import { nearby as sample, opening, windowAt } from '../../../.storybook/results/shops';
import { toStoredShops } from './use-shop-search';
import { firstShown, shopsOnDay, toShopCards } from './search-view';

type Nearby = Parameters<typeof toStoredShops>[0][number];

const [levain] = sample.nearbyShops;
if (!levain) throw new Error('The workbench has lost its shops.');

const nearby = (id: string, kind: Nearby['shop']['kind'], more: Partial<Nearby['shop']> = {}): Nearby => ({
  ...levain,
  shop: { ...levain.shop, id, name: id, kind, latitude: 48.85, longitude: 2.36, ...more },
});

const place = { latitude: 48.8556, longitude: 2.3581 };

test('nearby shops with a menu are split into bakeries and others, in the order received', () => {
  const empty = nearby('d', 'CAFE', { menuIsEmpty: true });
  const found = [nearby('a', 'CAFE'), nearby('b', 'BOULANGERIE'), nearby('c', 'RESTAURANT'), empty];
  const shops = toStoredShops(found, place);
  expect(shops.boulangeries.map(({ name }) => name)).toEqual(['b']);
  expect(shops.restaurants.map(({ name }) => name)).toEqual(['a', 'c']);
  expect(shops.place).toEqual(place);
});

test('a shop card shows kind, distance, rating, opening and earliest pickup, and links to the shop', () => {
  const [card] = toShopCards(toStoredShops([nearby('a', 'CAFE', { pictureUrl: null })], place).restaurants);
  expect(card).toEqual({
    ...{ id: 'a', name: 'a', kind: 'cafe', imageUrl: null, href: '/restaurant/a' },
    at: { latitude: 48.85, longitude: 2.36 },
    ...{ distanceText: '350 m', walkText: '6 min à pied', ratingText: '4.8 (200+ avis)', openState: 'open' },
    openingText: "Ouvert jusqu'à 20h",
    pickupText: 'Retrait dès 12:00',
  });
});

test('closed and full shops stay listed', () => {
  const over = { opening: opening({ isOpen: false, text: 'Fermé' }), nextPickupWindow: null, earliestPickup: null };
  const later = { nextPickupWindow: windowAt('12:15', 0), earliestPickup: windowAt('13:00', 1) };
  const [closed, full] = [nearby('a', 'BOULANGERIE', over), nearby('b', 'BOULANGERIE', later)];
  const cards = toShopCards(toStoredShops([closed, full], place).boulangeries);
  expect(cards.map(({ openState }) => openState)).toEqual(['closed', 'full']);
  expect(cards.map(({ pickupText }) => pickupText)).toEqual([undefined, 'Retrait dès 13:00']);
});

test('a stored shop of an older version needs only its name, id and type', () => {
  const [card] = toShopCards([{ ownerId: 'x', name: 'Zinc', type: 'restaurant' }]);
  expect(card).toMatchObject({ name: 'Zinc', href: '/restaurant/x', ratingText: 'Nouveau' });
  expect(card).not.toHaveProperty('distanceText');
});

test('the two lists begin with the four nearest of both together, in whole rows, the nearest one’s list first', () => {
  const nearest = (a: number, b: number) => a - b;
  expect(
    firstShown(
      [
        [2, 3, 9, 10],
        [1, 4, 20],
      ],
      nearest,
      1,
    ),
  ).toEqual({ order: [1, 0], counts: [2, 2] });
  expect(
    firstShown(
      [
        [1, 2, 3, 4, 5],
        [6, 7],
      ],
      nearest,
      3,
    ),
  ).toEqual({ order: [0, 1], counts: [6, 3] });
  // A list that stands alone is shown whole.
  expect(firstShown([[1, 2, 3, 4, 5], []], nearest, 1).counts).toEqual([Infinity, Infinity]);
});

test('on a later day only shops that take orders for it are listed, with the hours of that day', () => {
  const week = ['2026-06-12', '2026-06-13', '2026-06-14'].map((date, at) => ({
    ...({ __typename: 'OpeningDay', date } as const),
    spans: at === 2 ? [] : ['7h – 13h', '16h – 19h'],
  }));
  const day = (id: string, daysAhead: number) =>
    ({ __typename: 'NearbyShop', shop: { __typename: 'Shop', id, daysAhead, openingWeek: week } }) as const;
  const shops = toStoredShops([nearby('ahead', 'BOULANGERIE'), nearby('today', 'CAFE')], place);
  const on = (date: string) => shopsOnDay(shops, [day('ahead', 7), day('today', 0)], date);
  expect(on('2026-06-13').restaurants).toEqual([]);
  expect(toShopCards(on('2026-06-13').boulangeries)).toMatchObject([
    { id: 'ahead', openState: 'open', openingText: '7h – 13h, 16h – 19h' },
  ]);
  expect(on('2026-06-13').boulangeries[0]).not.toHaveProperty('pickupTime');
  expect(on('2026-06-14').boulangeries).toEqual([]);
});
