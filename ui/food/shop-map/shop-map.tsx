import { Coffee, Croissant, Minus, Plus, UtensilsCrossed } from 'lucide-react';
import { LngLatBounds, Map as TileMap, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
// A file of ours: the policy of a page lets no worker be made of a blob.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { tv } from 'tailwind-variants/lite';
import { IconButton } from '../../base/icon-button/icon-button';
import { Notice } from '../../base/notice/notice';
import type { ShopCardProps } from '../shop-card/shop-card';
import * as t from './shop-map.texts';

setWorkerUrl(workerUrl);

/** Degrees north and east. */
export interface Point {
  latitude: number;
  longitude: number;
}

export interface MappedShop extends Pick<ShopCardProps, 'name' | 'kind' | 'openState'> {
  id: string;
  at: Point;
}

export interface ShopMapProps {
  shops: readonly MappedShop[];
  /** Around where they were looked for. */
  place?: Point;
  /** Address of the background’s squares, with {z}, {x} and {y}. */
  tiles: string;
  /** To whom they are owed; may hold links. */
  attribution: string;
  /** The shop one looks at elsewhere. */
  marked?: string;
  onMark: (shopId: string) => void;
  onSelect: (shopId: string) => void;
}

const icons = { boulangerie: Croissant, restaurant: UtensilsCrossed, cafe: Coffee };

/** So many of the nearest are in sight at first; who looks for others goes further out. */
const IN_SIGHT = 8;

const styles = tv({
  slots: {
    marker: 'group pointer-events-auto absolute -top-5.5 -left-5.5 grid size-11 place-items-center rounded-full',
    sign: 'grid size-9 place-items-center rounded-full border-2 border-raised shadow-raised transition-transform group-hover:scale-115',
  },
  variants: {
    open: { true: { sign: 'bg-accent text-on-accent' }, false: { sign: 'bg-surface text-ink-muted' } },
    marked: { true: { sign: 'scale-115 border-ink' } },
  },
});

/** Shops where they are; loaded when there is a map to be shown, for its code weighs more than the rest of the page. */
export function ShopMap({ shops, place, tiles, attribution, marked, onMark, onSelect }: ShopMapProps) {
  const ground = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLUListElement>(null);
  const [first] = useState({ tiles, attribution, bounds: around(shops, place) });
  const [map, setMap] = useState<TileMap>();
  const [problem, setProblem] = useState<'noTiles' | 'noMap'>();

  useEffect(() => {
    if (!ground.current) return;
    try {
      const drawn = drawMap(ground.current, first, (areThere) => setProblem(areThere ? undefined : 'noTiles'));
      setMap(drawn);
      return () => drawn.remove();
    } catch {
      setProblem('noMap');
    }
  }, [first]);

  useLayoutEffect(() => {
    const put = () => {
      for (const point of (layer.current?.children ?? []) as Iterable<HTMLElement>) {
        const { x = 0, y = 0 } = map?.project([Number(point.dataset['east']), Number(point.dataset['north'])]) ?? {};
        point.style.translate = [x, y].map((pixels) => `${pixels}px`).join(' ');
      }
    };
    put();
    map?.on('move', put);
    return () => void map?.off('move', put);
  });

  // In a corner: beside its sign, a long name would end at the edge of the map.
  const name = shops.find(({ id }) => id === marked)?.name;
  const point = ({ latitude, longitude }: Point) => ({
    className: 'absolute top-0 left-0',
    'data-north': latitude,
    'data-east': longitude,
  });
  return (
    <section
      aria-label={t.map()}
      className="relative isolate h-[max(--spacing(80),calc(100dvh---spacing(80)))] overflow-clip rounded-card border border-line bg-sunken with-cart:sticky with-cart:top-28 with-cart:h-[max(--spacing(80),calc(100dvh---spacing(32)))]"
    >
      {/* East is on the right, from whichever side one reads. */}
      <div
        dir="ltr"
        className="absolute inset-0 night:[&_canvas]:hue-rotate-180 night:[&_canvas]:invert [&_.maplibregl-ctrl-attrib]:bg-surface! [&_.maplibregl-ctrl-attrib_a]:text-accent-ink!"
      >
        <div ref={ground} className="size-full" />
      </div>
      {map && (
        <>
          <ul ref={layer} dir="ltr" className="pointer-events-none absolute inset-0 overflow-clip">
            {place && (
              <li {...point(place)}>
                <span className="absolute -top-2.5 -left-2.5 size-5 rounded-full border-4 border-canvas bg-focus shadow-raised" />
                <span className="sr-only">{t.searched()}</span>
              </li>
            )}
            {shops.map(({ id, kind, openState, at, ...shop }) => {
              const Icon = icons[kind];
              const style = styles({ open: openState !== 'closed', marked: id === marked });
              return (
                <li key={id} {...point(at)} {...(id === marked && { className: 'absolute top-0 left-0 z-10' })}>
                  <button
                    type="button"
                    aria-current={id === marked || undefined}
                    className={style.marker()}
                    onClick={() => onSelect(id)}
                    onPointerEnter={() => onMark(id)}
                    onFocus={() => {
                      onMark(id);
                      const { latitude, longitude } = at;
                      if (!map.getBounds().contains([longitude, latitude])) map.panTo([longitude, latitude]);
                    }}
                  >
                    <span className={style.sign()}>
                      <Icon aria-hidden="true" className="size-5" />
                    </span>
                    <span lang="fr" className="sr-only">
                      {shop.name}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
          {name && (
            <p
              aria-hidden="true"
              lang="fr"
              className="absolute start-2 top-2 me-16 rounded-control bg-raised px-3 py-1 font-semibold wrap-anywhere shadow-raised"
            >
              {name}
            </p>
          )}
          <div className="absolute end-2 top-2 grid gap-2">
            <IconButton tone="quiet" label={t.closer()} onClick={() => map.zoomIn()}>
              <Plus aria-hidden="true" />
            </IconButton>
            <IconButton tone="quiet" label={t.wider()} onClick={() => map.zoomOut()}>
              <Minus aria-hidden="true" />
            </IconButton>
          </div>
        </>
      )}
      {problem && (
        <Notice tone="caution" className="absolute inset-x-2 bottom-2">
          {t[problem]()}
        </Notice>
      )}
    </section>
  );
}

/** The place, and the nearest to it. */
function around(shops: readonly MappedShop[], place?: Point): LngLatBounds {
  const away = ({ at }: MappedShop) =>
    place ? Math.hypot(at.latitude - place.latitude, (at.longitude - place.longitude) * 0.7) : 0;
  const nearest = [...shops].sort((a, b) => away(a) - away(b)).slice(0, IN_SIGHT);
  const bounds = new LngLatBounds();
  for (const { latitude, longitude } of [...nearest.map(({ at }) => at), ...(place ? [place] : [])])
    bounds.extend([longitude, latitude]);
  return bounds;
}

interface Ground {
  tiles: string;
  attribution: string;
  bounds: LngLatBounds;
}

/** Throws where the browser has no WebGL; says whether any square could be had. */
function drawMap(container: HTMLElement, { tiles, attribution, bounds }: Ground, onTiles: (areThere: boolean) => void) {
  const map = new TileMap({
    container,
    bounds,
    fitBoundsOptions: { padding: 56, maxZoom: 16 },
    style: {
      version: 8,
      sources: { tiles: { type: 'raster', tiles: [tiles], tileSize: 256, maxzoom: 19, attribution } },
      layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
    },
    attributionControl: { compact: false },
    dragRotate: false,
    touchPitch: false,
    locale: { 'Map.Title': t.ground() },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  let any = false;
  map.on('error', () => any || onTiles(false));
  map.on('sourcedata', ({ tile }: { tile?: { state: string } }) => {
    if (any || tile?.state !== 'loaded') return;
    any = true;
    onTiles(true);
  });
  return map;
}
