import { dietaryMarks as allDietaryMarks, type DietaryMark } from '../../../ui/food/dietary-marks/dietary-mark';
import { noFilters, type ShopFilterValues, type ShopSort } from '../../../ui/food/shop-filters/filter-values';
import type { StoredShop, StoredShops } from '../../shops/places';

// The names in the address are French, as everything a visitor reads.
const SORTS: Record<ShopSort, string> = { distance: 'distance', rating: 'note', pickup: 'retrait' };
const FEWEST_REVIEWS = 5;

/** The filters an address carries: `?type=cafe&regime=vegan,bio&ouvert=1&tri=note`; what it does not know is left out. */
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

/** What the filters leave, in the order asked for; where nothing can be collected before tomorrow, apart. */
export function filterShops({ boulangeries, restaurants }: StoredShops, filters: ShopFilterValues) {
  const shown = (list: readonly StoredShop[], closed: boolean) =>
    list
      .filter((shop) => isClosed(shop) === closed && passes(shop, filters))
      .sort((a, b) => compare(a, b, filters.sort) || distance(a) - distance(b));
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

const distance = (shop: StoredShop) => shop.distance ?? Number.MAX_SAFE_INTEGER;
const stars = ({ rating, reviewCount = 0 }: StoredShop) => (reviewCount >= FEWEST_REVIEWS ? (rating ?? 0) : 0);
const earliest = ({ pickupFrom }: StoredShop) => (pickupFrom ? Date.parse(pickupFrom) : Infinity);

export function dietaryMarksOf({ boulangeries, restaurants }: StoredShops): DietaryMark[] {
  const known = new Set([...boulangeries, ...restaurants].flatMap(({ dietary = [] }) => dietary));
  return allDietaryMarks.filter((mark) => known.has(mark));
}
