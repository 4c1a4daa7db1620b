import type { ShopDaysQuery } from '../../../graphql/generated/customer/shop-days';
import { dietaryMarks as allDietaryMarks, type DietaryMark } from '../../../ui/food/dietary-marks/dietary-mark';
import { noFilters, type ShopFilterValues, type ShopSort } from '../../../ui/food/shop-filters/filter-values';
import { howFar } from '../../shops/how-far';
import type { StoredShop, StoredShops } from '../../shops/places';
import { shopFacts, shopHref } from '../../shops/shop-facts';
import type { ListedShop } from './list-and-map';
import * as t from './search-results.texts';

const FEWEST_REVIEWS = 5;

/** Order of the lists: shops that are open first, then as sorted, then by distance. */
export const shopOrder = (sort: ShopSort) => (a: StoredShop, b: StoredShop) =>
  wait(a) - wait(b) || compare(a, b, sort) || distance(a) - distance(b);

/** Applies filters and order; shops without a pickup before tomorrow come apart, as `closed`. */
export function filterShops({ boulangeries, restaurants }: StoredShops, filters: ShopFilterValues) {
  const shown = (list: readonly StoredShop[], closed: boolean) =>
    list.filter((shop) => isClosed(shop) === closed && passes(shop, filters)).sort(shopOrder(filters.sort));
  return {
    boulangeries: shown(boulangeries, false),
    restaurants: shown(restaurants, false),
    closed: shown([...boulangeries, ...restaurants], true),
  };
}

/** As many shops as a phone shows at once. */
const FIRST = 4;

/**
 * Splits the two lists so that neither hides a nearer shop of the other: each begins with those of its shops that are
 * among the first four of both together, in whole rows; the list with the very first shop comes first.
 */
export function firstShown<Shop>(
  lists: readonly [readonly Shop[], readonly Shop[]],
  order: (a: Shop, b: Shop) => number,
  columns: number,
): { order: readonly number[]; counts: readonly number[] } {
  const first = new Set(lists.flat().sort(order).slice(0, FIRST));
  const rows = (list: readonly Shop[]) =>
    Math.max(1, Math.ceil(list.filter((shop) => first.has(shop)).length / columns)) * columns;
  const [[a], [b]] = lists;
  return {
    order: a && b && order(b, a) < 0 ? [1, 0] : [0, 1],
    counts: a && b ? lists.map(rows) : [Infinity, Infinity],
  };
}

/** The shops that take orders for a later day, with its hours in place of what is said of today. */
export function shopsOnDay(shops: StoredShops, days: ShopDaysQuery['nearbyShops'], date: string): StoredShops {
  const hours = new Map(
    days.map(({ shop: { id, daysAhead, openingWeek } }) => {
      const at = openingWeek.findIndex((day) => day.date === date);
      return [id, at > 0 && at <= daysAhead ? (openingWeek[at]?.spans ?? []) : []];
    }),
  );
  const open = (list: readonly StoredShop[]) =>
    list.flatMap(({ pickupTime: _time, pickupFrom: _from, ...shop }): StoredShop[] => {
      const spans = hours.get(shop.ownerId) ?? [];
      if (spans.length === 0) return [];
      return [
        { ...shop, isOpen: true, closingSoon: false, resumeTime: null, full: false, openUntil: spans.join(', ') },
      ];
    });
  return { ...shops, boulangeries: open(shops.boulangeries), restaurants: open(shops.restaurants) };
}

/** True when the shop is closed and does not open in time for a pickup today. */
function isClosed({ isOpen, pickupFrom }: StoredShop): boolean {
  return isOpen === false && !pickupFrom;
}

function passes(shop: StoredShop, { openNow, kind, dietaryMarks }: ShopFilterValues): boolean {
  if (openNow && !(shop.isOpen === true && !shop.resumeTime)) return false;
  if (kind !== null && (shop.kind ?? shop.type) !== kind) return false;
  return dietaryMarks.every((mark) => shop.dietary?.includes(mark));
}

/** Compares equal values first because Infinity − Infinity is NaN; unknown ones come last, by distance. */
function compare(a: StoredShop, b: StoredShop, sort: ShopSort): number {
  if (sort === 'distance') return 0;
  const [first, second] = sort === 'rating' ? [-stars(a), -stars(b)] : [earliest(a), earliest(b)];
  return first === second ? 0 : first - second;
}

const wait = ({ isOpen }: StoredShop) => Number(isOpen === false);
const distance = (shop: StoredShop) => shop.distance ?? Number.MAX_SAFE_INTEGER;
const stars = ({ rating, reviewCount = 0 }: StoredShop) => (reviewCount >= FEWEST_REVIEWS ? (rating ?? 0) : 0);
const earliest = ({ pickupFrom }: StoredShop) => (pickupFrom ? Date.parse(pickupFrom) : Infinity);

export function dietaryMarksOf({ boulangeries, restaurants }: StoredShops): DietaryMark[] {
  const known = new Set([...boulangeries, ...restaurants].flatMap(({ dietary = [] }) => dietary));
  return allDietaryMarks.filter((mark) => known.has(mark));
}

const UNKNOWN_FACTS = { rating: null, reviewCount: 0, isOpen: true, pickupTime: undefined, full: false };

/** Cards for the stored shops; fields that an older version did not store are left out. */
export function toShopCards(shops: readonly StoredShop[]): ListedShop[] {
  return shops.map((shop) => {
    const kind = shop.kind ?? shop.type;
    const { lat: latitude, lng: longitude } = shop;
    return {
      id: shop.ownerId,
      name: shop.name,
      kind,
      imageUrl: shop.image ?? null,
      href: shopHref(kind, shop.ownerId),
      ...(latitude !== undefined && longitude !== undefined && { at: { latitude, longitude } }),
      ...(shop.distance !== undefined && howFar(shop.distance)),
      ...shopFacts({ ...UNKNOWN_FACTS, openUntil: t.seeHours(), ...shop }),
    };
  });
}

// Parameter names are French, like all text a visitor reads.
const SORTS: Record<ShopSort, string> = { distance: 'distance', rating: 'note', pickup: 'retrait' };

/** Reads filters like `?type=cafe&regime=vegan,bio&ouvert=1&tri=note` from an address; ignores unknown values. */
export function readFilters(parameters: URLSearchParams): ShopFilterValues {
  const kind = parameters.get('type');
  const wanted = (parameters.get('regime') ?? '').toUpperCase().split(',');
  const sort = (Object.keys(SORTS) as ShopSort[]).find((one) => SORTS[one] === parameters.get('tri'));
  return {
    openNow: parameters.get('ouvert') === '1',
    kind: kind === 'boulangerie' || kind === 'restaurant' || kind === 'cafe' ? kind : null,
    dietaryMarks: allDietaryMarks.filter((mark) => wanted.includes(mark)),
    sort: sort ?? noFilters.sort,
  };
}

export function withFilters(parameters: URLSearchParams, { openNow, kind, dietaryMarks, sort }: ShopFilterValues) {
  const next = new URLSearchParams(parameters);
  const put = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value));
  put('ouvert', openNow ? '1' : '');
  put('type', kind ?? '');
  put('regime', dietaryMarks.join(',').toLowerCase());
  put('tri', sort === noFilters.sort ? '' : SORTS[sort]);
  return next;
}
