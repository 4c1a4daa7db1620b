import { Coffee, Croissant, Minus, Plus, UtensilsCrossed } from 'lucide-react';
import { LngLatBounds, Map as TileMap, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
// Served as a file because the content security policy forbids blob workers; the worker build targets the supported
// browsers.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../base/icon-button/icon-button';
import { Notice } from '../../base/notice/notice';
import type { ShopCardProps } from '../shop-card/shop-card';
import * as t from './shop-map.texts';

setWorkerUrl(workerUrl);

/** Coordinates in degrees north and east. */
interface Point {
  latitude: number;
  longitude: number;
}

export interface ShopMapProps {
  shops: readonly (Pick<ShopCardProps, 'name' | 'kind' | 'openState'> & { id: string; at: Point })[];
  /** Place the search was made around. */
  place?: Point;
  /** URL template of the map tiles, with {z}, {x} and {y}. */
  tiles: string;
  /** Attribution of the map tiles; may hold links. */
  attribution: string;
  /** Id of the highlighted shop. */
  marked?: string;
  onMark: (shopId: string) => void;
  onSelect: (shopId: string) => void;
}

type Problem = 'noTiles' | 'noMap';

const icons = { boulangerie: Croissant, restaurant: UtensilsCrossed, cafe: Coffee };
/** Number of nearest shops in view at first; the visitor can zoom out for others. */
const IN_SIGHT = 8;

const SIGN =
  'grid size-9 place-items-center rounded-full border-2 border-raised shadow-raised transition-transform group-hover:scale-115 group-aria-current:scale-115 group-aria-current:border-ink';
const OPEN = 'bg-accent text-on-accent';
const CLOSED = 'bg-surface text-ink-muted';

const lngLat = ({ latitude, longitude }: Point): [number, number] => [longitude, latitude];

/** Map of the shops; loaded only when shown, because its code is larger than the rest of the page. */
export function ShopMap(props: ShopMapProps) {
  const { shops, place, marked, onMark, onSelect } = props;
  const ground = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLUListElement>(null);
  const [first] = useState(props);
  const [map, setMap] = useState<TileMap>();
  const [problem, setProblem] = useState<Problem>();
  // Shown in a corner of the map, because a long name beside its marker would be cut off at the edge.
  const markedName = shops.find(({ id }) => id === marked)?.name;

  useEffect(() => {
    if (!ground.current) return;
    try {
      const drawn = drawMap(ground.current, first, setProblem);
      setMap(drawn);
      return () => drawn.remove();
    } catch {
      setProblem('noMap');
    }
  }, [first]);

  useLayoutEffect(() => {
    const points = [...shops.map(({ at }) => at), ...(place ? [place] : [])];
    const put = () => {
      for (const [index, element] of [...(layer.current?.children ?? [])].entries()) {
        const [point] = points.slice(index);
        const { x, y } = (point && map?.project(lngLat(point))) ?? { x: 0, y: 0 };
        (element as HTMLElement).style.translate = [x, y].map((pixels) => `${pixels}px`).join(' ');
      }
    };
    put();
    map?.on('move', put);
    return () => void map?.off('move', put);
  });

  return (
    <section
      aria-label={t.map()}
      className="relative isolate h-[max(--spacing(80),calc(100dvh---spacing(80)))] overflow-clip rounded-card border border-line bg-sunken md:h-112 with-cart:sticky with-cart:top-28 with-cart:h-[max(--spacing(80),calc(100dvh---spacing(32)))]"
    >
      {/* East is on the right, from whichever side one reads. */}
      <div
        dir="ltr"
        className="absolute inset-0 night:[&_canvas]:hue-rotate-180 night:[&_canvas]:invert [&_.maplibregl-ctrl-attrib]:bg-surface! [&_.maplibregl-ctrl-attrib]:text-ink-muted! [&_.maplibregl-ctrl-attrib_a]:text-accent-ink!"
      >
        <div ref={ground} className="size-full" />
      </div>
      {map && (
        <>
          <ul
            ref={layer}
            dir="ltr"
            className="pointer-events-none absolute inset-0 overflow-clip [&>li]:absolute [&>li]:top-0 [&>li]:left-0 [&>li:has([aria-current])]:z-10"
          >
            {shops.map(({ id, name, kind, openState, at }) => {
              const Icon = icons[kind];
              return (
                <li key={id}>
                  <button
                    type="button"
                    aria-current={id === marked || undefined}
                    className="group pointer-events-auto absolute -top-5.5 -left-5.5 grid size-11 place-items-center rounded-full"
                    onClick={() => onSelect(id)}
                    onPointerEnter={() => onMark(id)}
                    onFocus={() => {
                      onMark(id);
                      if (!map.getBounds().contains(lngLat(at))) map.panTo(lngLat(at));
                    }}
                  >
                    <span className={`${SIGN} ${openState === 'closed' ? CLOSED : OPEN}`}>
                      <Icon aria-hidden="true" className="size-5" />
                    </span>
                    <span lang="fr" className="sr-only">
                      {name}
                    </span>
                  </button>
                </li>
              );
            })}
            {place && (
              <li>
                <span className="absolute -top-2.5 -left-2.5 size-5 rounded-full border-4 border-canvas bg-focus shadow-raised" />
                <span className="sr-only">{t.searched()}</span>
              </li>
            )}
          </ul>
          <p
            aria-hidden="true"
            lang="fr"
            className="absolute start-2 top-2 me-16 rounded-control bg-raised px-3 py-1 font-semibold wrap-anywhere shadow-raised empty:hidden"
          >
            {markedName}
          </p>
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

/** Creates the map. Throws when the browser has no WebGL; calls `say` when no map tile can be loaded. */
function drawMap(container: HTMLElement, props: ShopMapProps, say: (problem?: Problem) => void): TileMap {
  const { shops, place, tiles, attribution } = props;
  const bounds = new LngLatBounds();
  const away = ({ at }: { at: Point }) =>
    place ? Math.hypot(at.latitude - place.latitude, (at.longitude - place.longitude) * 0.7) : 0;
  for (const { at } of [...shops].sort((a, b) => away(a) - away(b)).slice(0, IN_SIGHT)) bounds.extend(lngLat(at));
  const map = new TileMap({
    container,
    bounds: place ? bounds.extend(lngLat(place)) : bounds,
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
  map.on('error', () => any || say('noTiles'));
  map.on('sourcedata', ({ tile }: { tile?: { state: string } }) => {
    if (tile?.state === 'loaded' && !any) say();
    any ||= tile?.state === 'loaded';
  });
  return map;
}
