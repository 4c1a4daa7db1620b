import { useMemo, useState, useSyncExternalStore } from 'react';
import { ShopInfo } from '../../ui/food/shop-info/shop-info';
import { changeDeviceCart, followDeviceCarts, linesOf, storedCart } from '../ordering/device-cart';
import { ShopScreen } from '../customer/shop/shop-screen';
import {
  type Shop,
  type ShopSection,
  toBanner,
  toCartBar,
  toNotice,
  toSections,
  toShopInfo,
} from '../customer/shop/shop-view';
import { practical } from '../customer/shop/shop.texts';
import { order, orderPieces } from './public.texts';

const EMPTY = { itemCount: 0, linesCents: 0 };

/** A shop for everybody: written by the server, taken over at the first press, with a cart on the device. */
export function PublicShop({ shop }: { shop: Shop }) {
  const [search, setSearch] = useState('');
  const stored = useSyncExternalStore(
    followDeviceCarts,
    () => storedCart(shop.id),
    () => null,
  );
  const counts = useMemo(() => countsOf(stored), [stored]);
  const { totalCents, ...bar } = toCartBar(shop, EMPTY, counts);
  // What something composed costs, the server says.
  const isKnown = linesOf(stored).every(({ selections }) => !selections);
  return (
    <>
      <ShopScreen
        banner={toBanner(shop)}
        notice={toNotice(shop)}
        slow={shop.slowConfirmation}
        sections={toSections(shop, undefined, counts).map(forEverybody)}
        cart={{
          ...bar,
          totalCents,
          href: `/commander/${shop.id}`,
          label: isKnown ? order(totalCents) : orderPieces(bar.itemCount),
        }}
        category={null}
        search={search}
        onSearch={setSearch}
        onAdd={(itemId) => changeDeviceCart(shop.id, itemId, 1)}
        onRemove={(itemId) => changeDeviceCart(shop.id, itemId, -1)}
        info={null}
      />
      <section aria-labelledby="infos" className="mt-8 grid gap-4">
        <h2 id="infos" className="text-2xl">
          {practical()}
        </h2>
        <ShopInfo {...toShopInfo(shop)} />
      </section>
    </>
  );
}

/** What is composed is composed by visitors too. */
const forEverybody = (section: ShopSection): ShopSection => ({
  ...section,
  items: section.items.map(({ href, ...item }) =>
    href === undefined ? item : { ...item, href: href.replace('/selection/', '/composer/') },
  ),
});

function countsOf(stored: string | null): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { itemId, quantity } of linesOf(stored)) counts.set(itemId, (counts.get(itemId) ?? 0) + quantity);
  return counts;
}
