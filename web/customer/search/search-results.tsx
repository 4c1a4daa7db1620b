import { Store } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/base/button/button';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { SearchField } from '../../../ui/base/field/search-field';
import { Notice } from '../../../ui/base/notice/notice';
import { noFilters, type ShopFilterValues } from '../../../ui/food/shop-filters/filter-values';
import { ShopFilters } from '../../../ui/food/shop-filters/shop-filters';
import { ShopGrid } from '../../../ui/food/shop-grid/shop-grid';
import { untilLoaded } from '../../offline/until-loaded';
import { FIRST_DRAWN, useDrawn } from '../../page/use-drawn';
import type { StoredShops } from '../../shops/places';
import { DISH } from './found-dishes-view';
import { ListAndMap } from './list-and-map';
import { dietaryMarksOf, filterShops } from './search-filters';
import { toShopCards } from './shop-cards';
import * as t from './search-results.texts';

const FoundDishes = lazy(async () => ({ default: (await untilLoaded(() => import('./found-dishes'))).FoundDishes }));

export interface SearchResultsProps {
  /** `locating`: the device is asked where it is; `refreshing`: what is shown is being asked for again. */
  status: 'idle' | 'locating' | 'searching' | 'refreshing' | 'failed';
  /** Null before the first search. */
  shops: StoredShops | null;
  filters: ShopFilterValues;
  onFilter: (filters: ShopFilterValues) => void;
  onRetry: () => void;
  /** Long lists are drawn from their top on, step by step. */
  inSteps?: boolean;
  /** Grows with each search somebody asked for: its results come into sight and have the focus. 0: none. @default 0 */
  asked?: number;
  onChangeAddress: () => void;
}

export function SearchResults(props: SearchResultsProps) {
  const { status, shops, filters, asked = 0 } = props;
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(0);
  const there = status === 'idle' && shops !== null;
  const found = useMemo(() => cardsOf(shops ?? NONE, filters), [shops, filters]);
  useEffect(() => {
    const region = root.current;
    if (!there || !region || asked <= shown.current) return;
    shown.current = asked;
    region.focus({ preventScroll: true });
    // The field and its table fill the screen.
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
      <Results {...props} found={found} count={count} />
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
  /** Those the filters leave. */
  found: ReturnType<typeof cardsOf>;
  count: number;
}

function Results(props: ResultsProps) {
  const { status, shops, count, onRetry } = props;
  /** Null until somebody looks for one. */
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
      {any && lookingFor ? null : any && count === 0 ? (
        <EmptyState
          icon={<Store />}
          title={t.noneMatches()}
          text={t.removeFilter()}
          action={
            <Button tone="quiet" onClick={() => props.onFilter({ ...noFilters, sort: props.filters.sort })}>
              {t.allShops()}
            </Button>
          }
        />
      ) : count === 0 ? (
        <EmptyState
          icon={<Store />}
          title={t.noShop()}
          text={t.tryAnother()}
          action={
            <Button tone="quiet" onClick={props.onChangeAddress}>
              {t.changeAddress()}
            </Button>
          }
        />
      ) : (
        <Lists {...props} />
      )}
    </>
  );
}

function Lists({ found, count, shops: near, filters, inSteps, loading }: ResultsProps & { loading?: boolean }) {
  const filtered = filters.openNow || filters.kind !== null || filters.dietaryMarks.length > 0;
  const { boulangeries, restaurants, closed } = found;
  const drawn = useDrawn(count, inSteps ? FIRST_DRAWN : undefined);
  // A heading stands over nothing only where there is nothing of the kind, open or closed.
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
