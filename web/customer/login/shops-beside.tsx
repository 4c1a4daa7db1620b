import { useShopsBesideQuery } from '../../../graphql/generated/customer/login';
import { ShopGrid } from '../../../ui/food/shop-grid/shop-grid';
import { howFar } from '../../shops/how-far';
import type { Place } from '../../shops/places';
import { shopCard } from '../../shops/shop-facts';
import * as t from './login.texts';

/** As many as stand beside the form. */
const MOST = 2;

/** The nearest open shops around the place of the last search, by their public pages. */
export function ShopsBeside({ latitude, longitude }: Place) {
  const { data, error } = useShopsBesideQuery({ variables: { place: { latitude, longitude } } });
  const shops = (data?.shopsAround ?? [])
    .filter(({ shop }) => !shop.menuIsEmpty && shop.opening.isOpen)
    .slice(0, MOST)
    .map(({ shop, distanceMetres }) => ({ ...shopCard(shop, `/chez/${shop.slug}`), ...howFar(distanceMetres) }));
  if (error || (data && shops.length === 0)) return null;
  return (
    <div className="rounded-card bg-raised p-5 shadow-raised [&_ul]:grid-cols-2">
      <ShopGrid title={t.near()} loading={!data} shops={shops} emptyTitle="" />
    </div>
  );
}
