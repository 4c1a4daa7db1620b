import { dietaryMarks as allDietaryMarks, type DietaryMark } from '../../../ui/food/dietary-marks/dietary-mark';
import type { ShopFilterValues, ShopSort } from '../../../ui/food/shop-filters/filter-values';
import type { StoredShop, StoredShops } from '../../shops/places';

const FEWEST_REVIEWS = 5;

/** What the filters leave, the open first, in the order asked for; where nothing can be collected before tomorrow, apart. */
export function filterShops({ boulangeries, restaurants }: StoredShops, filters: ShopFilterValues) {
  const shown = (list: readonly StoredShop[], closed: boolean) =>
    list
      .filter((shop) => isClosed(shop) === closed && passes(shop, filters))
      .sort((a, b) => wait(a) - wait(b) || compare(a, b, filters.sort) || distance(a) - distance(b));
  return {
    boulangeries: shown(boulangeries, false),
    restaurants: shown(restaurants, false),
    closed: shown([...boulangeries, ...restaurants], true),
  };
}

/** Neither open nor opening again in time for a pickup today. */
function isClosed({ isOpen, pickupFrom }: StoredShop): boolean {
  return isOpen === false && !pickupFrom;
}

function passes(shop: StoredShop, { openNow, kind, dietaryMarks }: ShopFilterValues): boolean {
  if (openNow && !(shop.isOpen === true && !shop.resumeTime)) return false;
  if (kind !== null && (shop.kind ?? shop.type) !== kind) return false;
  return dietaryMarks.every((mark) => shop.dietary?.includes(mark));
}

/** Infinities are equal here: what is not known comes last, in the order of distance. */
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
