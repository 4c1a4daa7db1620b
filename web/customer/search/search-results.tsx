import { Store } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/base/button/button';
import { EmptyState } from '../../../ui/base/empty-state/empty-state';
import { ErrorState } from '../../../ui/base/error-state/error-state';
import { Notice } from '../../../ui/base/notice/notice';
import { noFilters, type ShopFilterValues } from '../../../ui/food/shop-filters/filter-values';
import { ShopFilters, type ShopFiltersProps } from '../../../ui/food/shop-filters/shop-filters';
import { ShopGrid, type ShopGridProps } from '../../../ui/food/shop-grid/shop-grid';
import { FIRST_DRAWN, useDrawn } from '../../page/use-drawn';
import * as t from './search-results.texts';

export interface SearchResultsProps {
  /** `locating`: the device is asked where it is; `refreshing`: what is shown is being asked for again. */
  status: 'idle' | 'locating' | 'searching' | 'refreshing' | 'failed';
  /** Those the filters leave; null before the first search. */
  bakeries: ShopGridProps['shops'] | null;
  restaurants: ShopGridProps['shops'] | null;
  /** Of both, those where nothing can be collected before tomorrow. */
  closed: ShopGridProps['shops'];
  shopCount: number;
  filters: ShopFilterValues;
  dietaryMarks: ShopFiltersProps['dietaryMarks'];
  onFilter: (filters: ShopFilterValues) => void;
  onRetry: () => void;
  /** Long lists are drawn from their top on, step by step. */
  inSteps?: boolean;
  /** Grows with each search somebody asked for: its results come into sight and have the focus. 0: none. @default 0 */
  asked?: number;
  onChangeAddress: () => void;
}

export function SearchResults(props: SearchResultsProps) {
  const { status, bakeries, restaurants, closed, asked = 0 } = props;
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(0);
  const there = status === 'idle' && bakeries !== null;
  useEffect(() => {
    const region = root.current;
    if (!there || !region || asked <= shown.current) return;
    shown.current = asked;
    region.focus({ preventScroll: true });
    // The field and its table fill the screen.
    if (region.getBoundingClientRect().top > window.innerHeight / 4) region.scrollIntoView();
  }, [there, asked]);
  const count = (bakeries?.length ?? 0) + (restaurants?.length ?? 0) + closed.length;
  return (
    <div
      ref={root}
      role="region"
      aria-label={t.results(count)}
      tabIndex={-1}
      className="grid scroll-mt-header grid-cols-1 gap-6 outline-none md:gap-12"
    >
      <Results {...props} />
    </div>
  );
}

function Results(props: SearchResultsProps) {
  const { status, bakeries, restaurants, closed, onRetry } = props;
  const failed = status === 'failed';
  if (status === 'searching') return <Lists {...props} loading />;
  if (failed && !bakeries) return <ErrorState text={t.failure()} onRetry={onRetry} />;
  if (!bakeries || !restaurants) return null;
  const resultCount = bakeries.length + restaurants.length + closed.length;
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
      {props.shopCount > 0 && (
        <ShopFilters
          value={props.filters}
          onChange={props.onFilter}
          dietaryMarks={props.dietaryMarks}
          resultCount={resultCount}
        />
      )}
      {props.shopCount > 0 && resultCount === 0 ? (
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
      ) : resultCount === 0 ? (
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

interface ListsProps extends SearchResultsProps {
  loading?: boolean;
}

function Lists({ bakeries, restaurants, closed, filters, inSteps = false, loading = false }: ListsProps) {
  const filtered = filters.openNow || filters.kind !== null || filters.dietaryMarks.length > 0;
  const near = bakeries ?? [];
  const others = restaurants ?? [];
  const drawn = useDrawn(near.length + others.length + closed.length, inSteps ? FIRST_DRAWN : undefined);
  // A heading stands over nothing only where there is nothing of the kind, open or closed.
  const has = (bakery: boolean) => closed.some(({ kind }) => (kind === 'boulangerie') === bakery);
  return [
    { title: t.bakeries(), shops: near, most: drawn, none: t.noBakery(), hidden: has(true) },
    {
      title: t.restaurants(),
      shops: others,
      most: drawn - near.length,
      none: t.noRestaurant(),
      hidden: has(false),
    },
    { title: t.closed(), shops: closed, most: drawn - near.length - others.length, none: '', hidden: true },
  ]
    .filter(({ shops, none, hidden }) => (loading ? none : (!filtered && !hidden) || shops.length > 0))
    .map(({ title, shops, most, none }) => (
      <ShopGrid
        key={title}
        title={title}
        shops={shops}
        most={most}
        loading={loading}
        emptyTitle={none}
        emptyText={t.tryAnother()}
      />
    ));
}
