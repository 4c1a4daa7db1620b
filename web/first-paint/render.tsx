import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { ShopPageQuery } from '../../graphql/generated/customer/shop';
import type { Shop } from '../customer/shop/shop-view';
import { PublicFrame, type PublicHouse, PublicMissing, PublicPlaces, type PublicPlacesProps } from './public-pages';
import { PublicShop } from './public-shop';
import { near, title } from './public.texts';
import { SearchShell, ShopShell } from './shells';

export const searchShell = renderToStaticMarkup(<SearchShell />);

/** Renders the shell of a shop's page; the server passes the answer of the page's own query. */
export function shopShell(shop: ShopPageQuery['shop']): string {
  return renderToStaticMarkup(<ShopShell shop={shop} />);
}

/** Renders the whole public page of a shop; the content of `#chez` can be hydrated (public-entry.tsx). */
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
    <PublicFrame {...house} width="full">
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
