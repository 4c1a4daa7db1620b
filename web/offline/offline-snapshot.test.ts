import { expect, test } from 'vitest';
import { isSight, withSight, type OfflineSnapshot } from './offline-snapshot';

const menu = (shop: string, at: number, who = 'camille'): OfflineSnapshot => ({
  ...{ operation: 'ShopPage', variables: JSON.stringify({ shopId: shop }), who, at, data: { shop } },
});

test('a newer offline snapshot of a menu replaces the older one', () => {
  const sights = withSight(withSight([], menu('levain', 1)), menu('levain', 2));
  expect(sights.map(({ at }) => at)).toEqual([2]);
});

test('the four latest offline snapshots of menus are stored, and do not displace that of an order', () => {
  const order: OfflineSnapshot = { operation: 'TrackingPage', variables: '{}', who: 'camille', at: -1, data: {} };
  const menus = ['a', 'b', 'c', 'd', 'e'].map((shop, at) => menu(shop, at));
  const sights = menus.reduce<OfflineSnapshot[]>(withSight, [order]);
  expect(sights.map(({ at }) => at)).toEqual([4, 3, 2, 1, -1]);
});

test('offline snapshots of another account, or of a query that is not meant for offline use, are not kept', () => {
  const sights = withSight([menu('levain', 1, 'camille')], menu('moulin', 2, 'idris'));
  expect(sights.map(({ who }) => who)).toEqual(['idris']);
  expect(withSight([], { ...menu('levain', 1), operation: 'CartPage' })).toEqual([]);
});

test.each<[string, unknown, boolean]>([
  ['a sight', menu('levain', 1), true],
  ['nothing', null, false],
  ['a number', 5, false],
  ['half a sight', { operation: 'ShopPage' }, false],
  ['one without an answer', { ...menu('levain', 1), data: null }, false],
  ['one without an age', { ...menu('levain', 1), at: 'yesterday' }, false],
])('%s in the storage is a valid offline snapshot: %s', (_what, kept, isOne) => {
  expect(isSight(kept)).toBe(isOne);
});
