import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { ShopPageQuery } from '../../graphql/generated/customer/shop';
import type { Shop } from '../customer/shop/shop-view';
import { PublicFrame, type PublicHouse, PublicMissing, PublicPlaces, type PublicPlacesProps } from './public-pages';
import { PublicShop } from './public-shop';
import { near, title } from './public.texts';
import { SearchShell, ShopShell } from './shells';

export const searchShell = renderToStaticMarkup(<SearchShell />);

/** Called by the server, for a shop as the page itself would be told of it. */
export function shopShell(shop: ShopPageQuery['shop']): string {
  return renderToStaticMarkup(<ShopShell shop={shop} />);
}

/** The whole page; what is in `#chez` can be taken over (public-entry.tsx). */
export function publicShop(shop: Shop, house: PublicHouse): string {
  const __html = renderToString(<PublicShop shop={shop} />);
  return renderToStaticMarkup(
    <PublicFrame {...house}>
      <div id="chez" dangerouslySetInnerHTML={{ __html }} />
    </PublicFrame>,
  );
}

export function publicPlaces(places: PublicPlacesProps, house: PublicHouse) {
  const html = renderToStaticMarkup(
    <PublicFrame {...house}>
      <PublicPlaces {...places} />
    </PublicFrame>,
  );
  return { title: places.place === null ? title() : near(places.place), html };
}

export function publicMissing(house: PublicHouse): string {
  return renderToStaticMarkup(
    <PublicFrame {...house}>
      <PublicMissing />
    </PublicFrame>,
  );
}
