import { expect, test } from 'vitest';
import { noFilters } from '../../../ui/food/shop-filters/filter-values';
import type { StoredShop } from '../../shops/places';
import { dietaryMarksOf, filterShops, readFilters, withFilters } from './search-view';

const bakery = (ownerId: string, facts: Partial<StoredShop> = {}): StoredShop => ({
  ...{ ownerId, name: ownerId, type: 'boulangerie', kind: 'boulangerie', isOpen: true, ...facts },
});
const read = (text: string) => readFilters(new URLSearchParams(text));
const ids = (list: StoredShop[]) => list.map(({ ownerId }) => ownerId);
const shown = (list: StoredShop[], filters: Partial<typeof noFilters>) =>
  ids(filterShops({ boulangeries: list, restaurants: [] }, { ...noFilters, ...filters }).boulangeries);

test('the address round-trips every filter and omits defaults', () => {
  const filters = { openNow: true, kind: 'cafe', dietaryMarks: ['VEGAN', 'ORGANIC'], sort: 'rating' } as const;
  const parameters = withFilters(new URLSearchParams('from=mail'), filters);
  expect(parameters.toString()).toBe('from=mail&ouvert=1&type=cafe&regime=vegan%2Corganic&tri=note');
  expect(readFilters(parameters)).toEqual(filters);
  expect(withFilters(parameters, noFilters).toString()).toBe('from=mail');
});

test.each(['', 'type=kiosk', 'regime=paleo,', 'ouvert=yes', 'tri=prix', 'TYPE=cafe'])(
  'the address « %s » without a known filter gives no filters',
  (text) => expect(read(text)).toEqual(noFilters),
);

test('the filter « open now » leaves out shops that are closed or paused', () => {
  const list = [
    bakery('open'),
    bakery('closed', { isOpen: false }),
    bakery('paused', { resumeTime: '14:00' }),
    bakery('unknown', { isOpen: undefined }),
    bakery('full', { full: true }),
  ];
  expect(shown(list, { openNow: true })).toEqual(['open', 'full']);
});

test('shops without pickup today are listed apart by distance, bakeries and restaurants together', () => {
  const later = bakery('later', { isOpen: false, pickupFrom: '2026-11-21T11:15:00Z' });
  const boulangeries = [bakery('far', { isOpen: false, distance: 900 }), later, bakery('open', { pickupFrom: null })];
  const restaurants: StoredShop[] = [{ ...bakery('near', { isOpen: false, distance: 100 }), type: 'restaurant' }];
  const found = filterShops({ boulangeries, restaurants }, noFilters);
  expect([found.boulangeries, found.restaurants, found.closed].map(ids)).toEqual([
    ['open', 'later'],
    [],
    ['near', 'far'],
  ]);
});

test('shops match when they have an item for every dietary mark', () => {
  const list = [bakery('both', { dietary: ['VEGAN', 'HALAL'] }), bakery('one', { dietary: ['VEGAN'] }), bakery('none')];
  expect(shown(list, { dietaryMarks: ['VEGAN', 'HALAL'] })).toEqual(['both']);
  expect(dietaryMarksOf({ boulangeries: list, restaurants: [] })).toEqual(['VEGAN', 'HALAL']);
});

test('shops are filtered by kind, and a café is not a restaurant', () => {
  const restaurants: StoredShop[] = [
    { ...bakery('zinc'), type: 'restaurant', kind: 'cafe' },
    { ...bakery('grill'), type: 'restaurant', kind: 'restaurant' },
    // Kept by an older visit that knew no kinds.
    { ownerId: 'old', name: 'old', type: 'restaurant' },
  ];
  const of = (kind: 'cafe' | 'restaurant' | 'boulangerie') =>
    filterShops({ boulangeries: [], restaurants }, { ...noFilters, kind }).restaurants.map(({ ownerId }) => ownerId);
  expect(of('cafe')).toEqual(['zinc']);
  expect(of('restaurant')).toEqual(['grill', 'old']);
  expect(of('boulangerie')).toEqual([]);
});

test('shops are sorted by distance, rating or earliest pickup, and by distance among equals', () => {
  const list = [
    bakery('far', { distance: 900, rating: 4.9, reviewCount: 12, pickupFrom: '2026-11-21T11:15:00Z' }),
    bakery('near', { distance: 100, rating: 4.1, reviewCount: 200, pickupFrom: null }),
    bakery('new', { distance: 300, rating: 5, reviewCount: 4, pickupFrom: '2026-11-21T11:15:00Z' }),
    bakery('old'),
    bakery('same', { distance: 950, rating: 4.9, reviewCount: 50, pickupFrom: '2026-11-21T11:00:00Z' }),
  ];
  expect(shown(list, { sort: 'distance' })).toEqual(['near', 'new', 'far', 'same', 'old']);
  expect(shown(list, { sort: 'rating' })).toEqual(['far', 'same', 'near', 'new', 'old']);
  expect(shown(list, { sort: 'pickup' })).toEqual(['same', 'new', 'far', 'near', 'old']);
});

test.each(['distance', 'rating', 'pickup'] as const)('open shops are listed first when sorted by %s', (sort) => {
  const closed = { isOpen: false, distance: 100, rating: 5, reviewCount: 99, pickupFrom: '2026-11-21T05:00:00Z' };
  const open = bakery('open', { distance: 900, pickupFrom: '2026-11-21T06:00:00Z' });
  expect(shown([bakery('later', closed), open], { sort })).toEqual(['open', 'later']);
});
