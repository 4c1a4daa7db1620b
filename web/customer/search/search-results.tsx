import { Store } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/base/button/button';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { SearchField } from '../../../ui/base/field/search-field';
import { Notice } from '../../../ui/base/notice/notice';
import { noFilters, type ShopFilterValues, type ShopSort } from '../../../ui/food/shop-filters/filter-values';
import { ShopFilters } from '../../../ui/food/shop-filters/shop-filters';
import { ShopGrid } from '../../../ui/food/shop-grid/shop-grid';
import { untilLoaded } from '../../offline/until-loaded';
import { FIRST_DRAWN, useDrawn } from '../../page/use-drawn';
import type { StoredShops, StoredShop } from '../../shops/places';
import { DISH, ListAndMap, type ListedShop } from './list-and-map';
import * as t from './search-results.texts';
import { dietaryMarks as allDietaryMarks, type DietaryMark } from '../../../ui/food/dietary-marks/dietary-mark';
import { howFar } from '../../shops/how-far';
import { shopFacts, shopHref } from '../../shops/shop-facts';

const FoundDishes = lazy(async () => ({ default: (await untilLoaded(() => import('./found-dishes'))).FoundDishes }));

interface SearchResultsProps {
  /** `locating`: the device's position is being read; `refreshing`: the shown results are being updated. */
  status: 'idle' | 'locating' | 'searching' | 'refreshing' | 'failed';
  shops: StoredShops | null;
  onRetry: () => void;
  inSteps: boolean;
  /** Number of searches the customer has started; each new one scrolls its results into view and focuses them. */
  asked: number;
  onChangeAddress: () => void;
}

export function SearchResults(props: SearchResultsProps) {
  const { status, shops, asked } = props;
  const [parameters, setParameters] = useSearchParams();
  const filters = useMemo(() => readFilters(parameters), [parameters]);
  // Kept in the address, so that a list can be shared and is restored on the way back from a menu.
  const onFilter = (next: ShopFilterValues) => setParameters(withFilters(parameters, next), { replace: true });
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(0);
  const there = status === 'idle' && shops !== null;
  const found = useMemo(() => cardsOf(shops ?? NONE, filters), [shops, filters]);
  useEffect(() => {
    const region = root.current;
    if (!there || !region || asked <= shown.current) return;
    shown.current = asked;
    region.focus({ preventScroll: true });
    // Scrolls only when the search field and its illustration push the results down.
    if (region.getBoundingClientRect().top > window.innerHeight / 4) region.scrollIntoView();
  }, [there, asked]);
  const count = found.boulangeries.length + found.restaurants.length + found.closed.length;
  return (
    <div
      ref={root}
      role="region"
      aria-label={t.results(count)}
      tabIndex={-1}
      className="grid scroll-mt-header grid-cols-1 gap-6 outline-none md:gap-12"
    >
      <Results {...{ ...props, filters, onFilter, found, count }} />
    </div>
  );
}

const dishInAddress = () => new URLSearchParams(window.location.search).get(DISH);

const NONE: StoredShops = { boulangeries: [], restaurants: [] };

function cardsOf(shops: StoredShops, filters: ShopFilterValues) {
  const { boulangeries, restaurants, closed } = filterShops(shops, filters);
  return {
    boulangeries: toShopCards(boulangeries),
    restaurants: toShopCards(restaurants),
    closed: toShopCards(closed),
  };
}

interface ResultsProps extends SearchResultsProps {
  filters: ShopFilterValues;
  onFilter: (filters: ShopFilterValues) => void;
  found: ReturnType<typeof cardsOf>;
  count: number;
}

function Results(props: ResultsProps) {
  const { status, shops, count, onRetry } = props;
  /** Text of the dish search; null until the customer uses it. */
  const [dish, setDish] = useState(dishInAddress);
  const failed = status === 'failed';
  if (status === 'searching') return <Lists {...props} loading />;
  if (failed && !shops) return <ErrorState text={t.failure()} onRetry={onRetry} />;
  if (!shops) return null;
  const any = shops.boulangeries.length + shops.restaurants.length > 0;
  const lookingFor = dish !== null && dish.trim() !== '';
  return (
    <>
      {failed && (
        <Notice
          tone="danger"
          action={
            <Button tone="quiet" size="small" onClick={onRetry}>
              {t.retry()}
            </Button>
          }
        >
          {t.failure()}
        </Notice>
      )}
      {any && (
        <search>
          <SearchField label={t.dish()} labelHidden placeholder={t.dish()} value={dish ?? ''} onChange={setDish} />
        </search>
      )}
      {any && dish !== null && (
        <Suspense fallback={<ShopGrid loading title={t.found(dish)} shops={[]} emptyTitle="" />}>
          <FoundDishes text={dish.trim()} place={shops.place} />
        </Suspense>
      )}
      {any && !lookingFor && (
        <ShopFilters
          value={props.filters}
          onChange={props.onFilter}
          dietaryMarks={dietaryMarksOf(shops)}
          resultCount={count}
        />
      )}
      {any && lookingFor ? null : count > 0 ? (
        <Lists {...props} />
      ) : (
        <EmptyState
          icon={<Store />}
          title={any ? t.noneMatches() : t.noShop()}
          text={any ? t.removeFilter() : t.tryAnother()}
          action={
            <Button
              tone="quiet"
              onClick={any ? () => props.onFilter({ ...noFilters, sort: props.filters.sort }) : props.onChangeAddress}
            >
              {any ? t.allShops() : t.changeAddress()}
            </Button>
          }
        />
      )}
    </>
  );
}

function Lists({ found, count, shops: near, filters, inSteps, loading }: ResultsProps & { loading?: boolean }) {
  const filtered = filters.openNow || filters.kind !== null || filters.dietaryMarks.length > 0;
  const { boulangeries, restaurants, closed } = found;
  const drawn = useDrawn(count, inSteps ? FIRST_DRAWN : undefined);
  // An empty list keeps its heading only when there is no shop of its kind at all, open or closed.
  const has = (bakery: boolean) => closed.some(({ kind }) => (kind === 'boulangerie') === bakery);
  const lists = [
    { title: t.bakeries(), shops: boulangeries, before: 0, none: t.noBakery(), hidden: has(true) },
    {
      title: t.restaurants(),
      shops: restaurants,
      before: boulangeries.length,
      none: t.noRestaurant(),
      hidden: has(false),
    },
    { title: t.closed(), shops: closed, before: count - closed.length, none: '', hidden: true },
  ].filter(({ shops, none, hidden }) => (loading ? none : (!filtered && !hidden) || shops.length > 0));
  return (
    <ListAndMap shops={lists.flatMap(({ shops }) => shops)} place={near?.place}>
      {lists.map(({ title, shops, before, none }) => (
        <ShopGrid
          key={title}
          title={title}
          shops={shops}
          most={drawn - before}
          loading={loading}
          emptyTitle={none}
          emptyText={t.tryAnother()}
        />
      ))}
    </ListAndMap>
  );
}

const FEWEST_REVIEWS = 5;

/** Applies filters and order, open shops first; shops without a pickup before tomorrow come apart, as `closed`. */
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
