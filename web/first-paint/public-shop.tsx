import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { SERVICE_CHARGE_CENTS } from '../../graphql/rules/service-charge';
import { formatEuros } from '../../ui/base/price/format-euros';
import { withFigures } from '../../ui/base/price/with-figures';
import { orderTime } from '../shops/order-time';
import { changeDeviceCart, followDeviceCarts, linesOf, storedCart } from '../ordering/device-cart';
import { mostOf } from '../ordering/device-lines';
import { Practical } from '../customer/shop/practical';
import { ShopScreen } from '../customer/shop/shop-screen';
import { type Shop, toBanner, toCartBar, toSections } from '../customer/shop/shop-view';
import * as t from './public.texts';

const EMPTY = { itemCount: 0, linesCents: 0 };

/** Public page of a shop: rendered by the server, hydrated at the first press, with a device cart. */
export function PublicShop({ shop }: { shop: Shop }) {
  const [search, setSearch] = useState('');
  const stored = useSyncExternalStore(
    followDeviceCarts,
    () => storedCart(shop.id),
    () => null,
  );
  const counts = useMemo(() => countsOf(stored), [stored]);
  const bar = toCartBar(shop, EMPTY, counts);
  const going = useGoing(bar.itemCount > 0);
  const [said, setWhyNoMore] = useState<string>();
  const { opening, earliestPickup = null, openingWeek = [] } = shop;
  const when = opening && orderTime({ ...shop, opening, earliestPickup, openingWeek });
  const charge = said ?? t.charge(formatEuros(SERVICE_CHARGE_CENTS));
  const change = (itemId: string, by: 1 | -1) => {
    const { maxQuantity, whyNoMore } = mostOf(shop, itemId);
    const isMost = by > 0 && (counts.get(itemId) ?? 0) >= maxQuantity;
    setWhyNoMore(isMost ? whyNoMore : undefined);
    if (!isMost) changeDeviceCart(shop.id, itemId, by);
  };
  return (
    <>
      <ShopScreen
        banner={toBanner(shop)}
        notice={when?.text}
        slow={shop.slowConfirmation}
        // Visitors compose items on a public route instead of the guarded one.
        sections={toSections(shop, undefined, counts, 'composer')}
        mealDeals={shop.mealDeals}
        cart={{
          ...bar,
          href: `/commander/${shop.id}`,
          label: going ?? (
            <span>
              {withFigures((when?.canOrder === false ? t.seeCart : t.order)(totalOf(shop, stored)))}
              <span className="block text-sm font-semibold">{withFigures(charge)}</span>
            </span>
          ),
        }}
        category={null}
        search={search}
        onSearch={setSearch}
        onAdd={(itemId) => change(itemId, 1)}
        onRemove={(itemId) => change(itemId, -1)}
        info={null}
      />
      <div className="mt-8">
        <Practical shop={shop}>
          <p>{withFigures(t.prices(formatEuros(SERVICE_CHARGE_CENTS)))}</p>
        </Practical>
      </div>
    </>
  );
}

function totalOf(shop: Shop, stored: string | null): number {
  const prices = new Map(shop.menu.flatMap(({ items }) => items.map(({ id, priceCents }) => [id, priceCents])));
  return linesOf(stored).reduce(
    (sum, { itemId, quantity, unitCents }) => sum + quantity * (unitCents ?? prices.get(itemId) ?? 0),
    0,
  );
}

/** Label of « Commander » after the press: the next page is loading, or cannot load because the device is offline. */
function useGoing(hasLines: boolean): ReactNode {
  const [said, say] = useState<string>();
  useEffect(() => {
    const listening = new AbortController();
    const options = { signal: listening.signal };
    const press = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a[href^="/commander/"]');
      if (!link || event.metaKey || event.ctrlKey) return;
      if (!navigator.onLine) event.preventDefault();
      say(navigator.onLine ? t.going() : t.offline());
    };
    document.addEventListener('click', press, options);
    // Clears the label when the visitor comes back to the page or is online again.
    for (const news of ['pageshow', 'online']) addEventListener(news, () => say(undefined), options);
    return () => listening.abort();
  }, []);
  useEffect(() => {
    const { next = '' } = document.querySelector<HTMLElement>('script[data-next]')?.dataset ?? {};
    if (hasLines) for (const href of next.split(' ')) prefetch(href);
  }, [hasLines]);
  return said;
}

function prefetch(href: string): void {
  const as = href.endsWith('.css') ? 'style' : 'script';
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href, as }));
}

function countsOf(stored: string | null): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { itemId, quantity } of linesOf(stored)) counts.set(itemId, (counts.get(itemId) ?? 0) + quantity);
  return counts;
}
