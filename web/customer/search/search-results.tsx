import { Store } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useShopDaysQuery } from '../../../graphql/generated/customer/shop-days';
import { Button } from '../../../ui/base/button/button';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { Notice } from '../../../ui/base/notice/notice';
import { noFilters, type ShopFilterValues } from '../../../ui/food/shop-filters/filter-values';
import { ShopFilters } from '../../../ui/food/shop-filters/shop-filters';
import { ShopGrid } from '../../../ui/food/shop-grid/shop-grid';
import { untilLoaded } from '../../offline/until-loaded';
import { inTab, readStored, writeStored } from '../../page/storage';
import { gridColumns, useStore } from '../../page/store';
import type { StoredShops } from '../../shops/places';
import { ListAndMap } from './list-and-map';
import * as t from './search-results.texts';
import {
  dietaryMarksOf,
  filterShops,
  firstShown,
  readFilters,
  shopOrder,
  shopsOnDay,
  toShopCards,
  withFilters,
} from './search-view';

const FoundDishes = lazy(async () => ({ default: (await untilLoaded(() => import('./found-dishes'))).FoundDishes }));

interface SearchResultsProps {
  /** `locating`: the device's position is being read; `refreshing`: the shown results are being updated. */
  status: 'idle' | 'locating' | 'searching' | 'refreshing' | 'failed';
  shops: StoredShops | null;
  /** Later day (YYYY-MM-DD) the shops are searched for; null means today. */
  day: string | null;
  /** Text of the dish search; null until the customer uses it. */
  dish: string | null;
  onRetry: () => void;
  /** Number of searches the customer has started; each new one scrolls its results into view and focuses them. */
  asked: number;
  onChangeAddress: () => void;
  /** Below the lists of what is open. */
  children?: ReactNode;
}

/** What was found around an address, on the day that was chosen. */
export function SearchResults({ day, ...props }: SearchResultsProps) {
  const { status, shops, asked } = props;
  const place = day !== null ? shops?.place : undefined;
  const days = useShopDaysQuery({
    variables: { place: { latitude: place?.latitude ?? 0, longitude: place?.longitude ?? 0 } },
    skip: !place,
  });
  const onDay = useMemo(
    () => (shops && day !== null && days.data ? shopsOnDay(shops, days.data.nearbyShops, day) : shops),
    [shops, day, days.data],
  );
  const [parameters, setParameters] = useSearchParams();
  const filters = useMemo(() => readFilters(parameters), [parameters]);
  // Kept in the address, so that a list can be shared and is restored on the way back from a menu.
  const onFilter = (next: ShopFilterValues) => setParameters(withFilters(parameters, next), { replace: true });
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(0);
  const there = status === 'idle' && shops !== null;
  const found = useMemo(() => filterShops(onDay ?? NONE, filters), [onDay, filters]);
  useEffect(() => {
    const region = root.current;
    if (!there || !region || asked <= shown.current) return;
    shown.current = asked;
    region.focus({ preventScroll: true });
    // Scrolls only when the search field and its illustration push the results down.
    if (region.getBoundingClientRect().top > window.innerHeight / 4) region.scrollIntoView();
  }, [there, asked]);
  const count = found.boulangeries.length + found.restaurants.length + found.closed.length;
  const filtered = filters.openNow || filters.kind !== null || filters.dietaryMarks.length > 0;
  const waits = place !== undefined && !days.data && !days.error;
  return (
    <div
      ref={root}
      role="region"
      aria-label={t.results(count)}
      tabIndex={-1}
      className="grid scroll-mt-header grid-cols-1 gap-4 outline-none md:gap-8"
    >
      <Results
        {...{ ...props, filters, onFilter, found, count, filtered, later: day !== null }}
        status={days.error ? 'failed' : waits ? 'searching' : status}
        shops={onDay}
        onRetry={days.error ? () => void days.refetch() : props.onRetry}
      />
    </div>
  );
}

const NONE: StoredShops = { boulangeries: [], restaurants: [] };

const idsOf = ({ boulangeries, restaurants }: StoredShops) =>
  [...boulangeries, ...restaurants].map(({ ownerId }) => ownerId);

interface ResultsProps extends Omit<SearchResultsProps, 'day'> {
  filters: ShopFilterValues;
  onFilter: (filters: ShopFilterValues) => void;
  found: ReturnType<typeof filterShops>;
  count: number;
  filtered: boolean;
  later: boolean;
}

function Results(props: ResultsProps) {
  const { status, shops, count, onRetry, dish, later } = props;
  const failed = status === 'failed';
  if (status === 'searching') return <Lists {...props} loading />;
  if (failed && !shops) return <ErrorState text={t.failure()} onRetry={onRetry} />;
  if (!shops) return null;
  const any = shops.boulangeries.length + shops.restaurants.length > 0;
  const lookingFor = dish !== null && dish.trim() !== '';
  const empty = any ? t.noneMatches() : later ? t.noneThatDay() : t.noShop();
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
      {dish !== null && (
        <Suspense fallback={<ShopGrid loading title={t.found(dish)} shops={[]} emptyTitle="" />}>
          <FoundDishes text={dish.trim()} place={shops.place} among={later ? idsOf(shops) : undefined} />
        </Suspense>
      )}
      {!lookingFor && (
        <div className="grid grid-cols-1 gap-0.5 md:gap-4">
          {any && (
            <ShopFilters
              value={props.filters}
              onChange={props.onFilter}
              dietaryMarks={dietaryMarksOf(shops)}
              resultCount={count}
              later={later}
            />
          )}
          {count > 0 ? (
            <Lists {...props} />
          ) : (
            <EmptyState
              icon={<Store />}
              title={empty}
              text={any ? t.removeFilter() : later ? t.otherDay() : t.tryAnother()}
              action={
                <Button
                  tone="quiet"
                  onClick={
                    any ? () => props.onFilter({ ...noFilters, sort: props.filters.sort }) : props.onChangeAddress
                  }
                >
                  {any ? t.allShops() : t.changeAddress()}
                </Button>
              }
            />
          )}
        </div>
      )}
    </>
  );
}

/** Lists that were asked for whole, kept for the way back from a menu. */
const WHOLE = 'wholeLists';

function Lists(props: ResultsProps & { loading?: boolean }) {
  const { found, filtered, shops: near, filters, later, loading, children } = props;
  const [whole, setWhole] = useState(() => readStored(WHOLE, inTab) ?? '');
  const columns = useStore(gridColumns);
  const { boulangeries, restaurants, closed } = found;
  const { order, counts } = firstShown([boulangeries, restaurants], shopOrder(filters.sort), columns);
  const open = (kind: string) => () => {
    writeStored(WHOLE, whole + kind, inTab);
    setWhole(whole + kind);
  };
  // An empty list keeps its heading only when there is no shop of its kind at all, open or closed.
  const lasts = (bakery: boolean) =>
    !filtered && !later && !closed.some(({ kind }) => (kind === 'boulangerie') === bakery);
  const two = [
    { kind: 'boulangerie', title: t.bakeries(), list: boulangeries, none: t.noBakery(), lasting: lasts(true) },
    { kind: 'restaurant', title: t.restaurants(), list: restaurants, none: t.noRestaurant(), lasting: lasts(false) },
  ].map((one, at) => ({ ...one, most: whole.includes(one.kind) ? undefined : counts[at] }));
  const ordered = order.flatMap((at) => two[at] ?? []);
  const lists = ordered
    .map(({ list, ...one }) => ({ ...one, shops: toShopCards(list) }))
    .filter(({ shops, lasting }) => loading === true || lasting || shops.length > 0);
  const shut = toShopCards(closed);
  return (
    <ListAndMap shops={[...lists.flatMap(({ shops }) => shops), ...shut]} place={near?.place}>
      {lists.map(({ kind, title, shops, none, most }) => (
        <ShopGrid
          key={kind}
          {...{ title, shops, most, loading }}
          onOpen={open(kind)}
          emptyTitle={none}
          emptyText={t.tryAnother()}
        />
      ))}
      {!loading && children}
      {shut.length > 0 && <ShopGrid title={t.closed()} shops={shut} emptyTitle="" />}
    </ListAndMap>
  );
}
