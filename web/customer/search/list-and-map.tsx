import { List, Map as MapIcon } from 'lucide-react';
import { lazy, Suspense, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Segmented } from '../../../ui/base/segmented/segmented';
import { Skeleton } from '../../../ui/base/skeleton/skeleton';
import { ShopCard } from '../../../ui/food/shop-card/shop-card';
import type { ShopGridProps } from '../../../ui/food/shop-grid/shop-grid';
import { untilLoaded } from '../../offline/until-loaded';
import { headEntry } from '../../page/site-config';
import { useStore, wideScreen } from '../../page/store';
import type { Place } from '../../shops/places';
import * as t from './search-results.texts';

const ShopMap = lazy(async () => ({
  default: (await untilLoaded(() => import('../../../ui/food/shop-map/shop-map'))).ShopMap,
}));

export type ListedShop = ShopGridProps['shops'][number] & { at?: Place };

interface ListAndMapProps {
  shops: readonly ListedShop[];
  place?: Place;
  children: ReactNode;
}

/** Shows list and map, or the list alone when the server has no map tiles configured (MAP_TILES). */
export function ListAndMap(props: ListAndMapProps) {
  const tiles = headEntry('map-tiles');
  return tiles && props.shops.some(({ at }) => at) ? (
    <Both {...props} tiles={tiles} />
  ) : (
    <div className="grid grid-cols-1 gap-4 md:gap-8">{props.children}</div>
  );
}

/** Search parameter of the view, so that the map is shown again on the way back from a menu. */
const VIEW = 'vue';

/** List and map replace each other; from 1,280 px on they are side by side. */
function Both({ shops, place, tiles, children }: ListAndMapProps & { tiles: string }) {
  const wide = useStore(wideScreen);
  const [parameters, setParameters] = useSearchParams();
  const [view, setView] = useState(() => parameters.get(VIEW) ?? 'liste');
  const [marked, setMarked] = useState<string>();
  const both = useRef<HTMLDivElement>(null);
  const mapAlone = !wide && view === 'carte';
  const row = mapAlone && shops.find(({ id }) => id === marked);
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
          onChange={(next) => {
            setView(next);
            const kept = { ...Object.fromEntries(parameters), [VIEW]: next };
            setParameters(kept, { replace: true });
          }}
        />
      )}
      <div
        role="presentation"
        hidden={mapAlone}
        onPointerOver={mark}
        onFocus={mark}
        className="grid grid-cols-1 content-start gap-4 md:gap-8 with-cart:[&_ul.grid]:grid-cols-2"
      >
        {children}
      </div>
      {(wide || mapAlone) && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <ShopMap
            shops={shops.flatMap(({ at, ...shop }) => (at ? { ...shop, at } : []))}
            {...{ place, tiles, marked }}
            attribution={headEntry('map-attribution') ?? ''}
            onMark={setMarked}
            onSelect={(id) => {
              const found = both.current?.querySelector(`[data-listed="${id}"]:not([hidden] *)`);
              found?.scrollIntoView({ block: 'nearest' });
              found?.querySelector('a')?.focus({ preventScroll: true });
            }}
          />
        </Suspense>
      )}
      {row && (
        <div data-listed={row.id} className="max-w-sm">
          <ShopCard {...row} />
        </div>
      )}
    </div>
  );
}
