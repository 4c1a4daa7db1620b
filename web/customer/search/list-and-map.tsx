import { List, Map as MapIcon } from 'lucide-react';
import { lazy, Suspense, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Segmented } from '../../../ui/base/segmented/segmented';
import { Loading, Skeleton } from '../../../ui/base/skeleton/skeleton';
import { ShopCard } from '../../../ui/food/shop-card/shop-card';
import type { ShopGridProps } from '../../../ui/food/shop-grid/shop-grid';
import { untilLoaded } from '../../offline/until-loaded';
import { headEntry } from '../../page/house';
import { useStore } from '../../page/store';
import { wideScreen } from '../../page/wide-screen';
import type { Place } from '../../shops/places';
import * as t from './search-results.texts';

const ShopMap = lazy(async () => ({
  default: (await untilLoaded(() => import('../../../ui/food/shop-map/shop-map'))).ShopMap,
}));

/** A card, and where its shop is. */
export type ListedShop = ShopGridProps['shops'][number] & { at?: Place };

interface ListAndMapProps {
  shops: readonly ListedShop[];
  place?: Place;
  /** The list. */
  children: ReactNode;
}

/** A list alone, until the house has tiles for a map (MAP_TILES). */
export function ListAndMap({ children, ...props }: ListAndMapProps) {
  const tiles = headEntry('map-tiles');
  if (!tiles || !props.shops.some(({ at }) => at)) return children;
  return (
    <Both {...props} tiles={tiles}>
      {children}
    </Both>
  );
}

/** In the address, so that the map is there again on the way back from a menu. */
const VIEW = 'vue';

/** One in the place of the other; from 1,280 px on beside each other. */
function Both({ shops, place, tiles, children }: ListAndMapProps & { tiles: string }) {
  const wide = useStore(wideScreen);
  const [parameters, setParameters] = useSearchParams();
  const [marked, setMarked] = useState<string>();
  const both = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(() => parameters.get(VIEW) ?? 'liste');
  const mapAlone = !wide && view === 'carte';
  const chosen = mapAlone ? shops.find(({ id }) => id === marked) : undefined;
  const show = (chosenView: string) => {
    setView(chosenView);
    const next = new URLSearchParams(parameters);
    if (chosenView === 'carte') next.set(VIEW, chosenView);
    else next.delete(VIEW);
    setParameters(next, { replace: true, preventScrollReset: true });
  };
  const mark = ({ target }: SyntheticEvent) =>
    setMarked((target as Element).closest<HTMLElement>('[data-listed]')?.dataset['listed']);
  return (
    <div ref={both} className="grid grid-cols-1 gap-4 with-cart:grid-cols-[1fr_--spacing(112)] with-cart:gap-8">
      {!wide && (
        <Segmented
          label={t.view()}
          labelHidden
          options={[
            { value: 'liste', label: t.list(), icon: <List aria-hidden="true" /> },
            { value: 'carte', label: t.map(), icon: <MapIcon aria-hidden="true" /> },
          ]}
          value={view}
          onChange={show}
        />
      )}
      <div
        role="presentation"
        hidden={mapAlone}
        onPointerOver={mark}
        onFocus={mark}
        className="grid grid-cols-1 content-start gap-6 md:gap-12 with-cart:[&_ul]:grid-cols-2"
      >
        {children}
      </div>
      {(wide || mapAlone) && (
        <Suspense
          fallback={
            <Loading label={t.mapComes()}>
              <Skeleton className="h-96" />
            </Loading>
          }
        >
          <ShopMap
            shops={shops.flatMap(({ at, ...shop }) => (at ? { ...shop, at } : []))}
            place={place}
            tiles={tiles}
            attribution={headEntry('map-attribution') ?? ''}
            marked={marked}
            onMark={setMarked}
            onSelect={(id) => {
              const row = both.current?.querySelector<HTMLElement>(`[data-listed="${id}"]:not([hidden] *)`);
              row?.scrollIntoView({ block: 'nearest' });
              row?.querySelector('a')?.focus({ preventScroll: true });
            }}
          />
        </Suspense>
      )}
      {chosen && (
        <div data-listed={chosen.id} className="max-w-sm">
          <ShopCard {...chosen} />
        </div>
      )}
    </div>
  );
}
