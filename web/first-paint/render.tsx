import { renderToStaticMarkup } from 'react-dom/server';
import { SearchShell, ShopShell } from './shells';

/** The shells as the server sends them, by the page they are for. */
export const shells = {
  search: renderToStaticMarkup(<SearchShell />),
  shop: renderToStaticMarkup(<ShopShell imageUrl="{{shop-picture}}" />),
  'shop-without-picture': renderToStaticMarkup(<ShopShell imageUrl={null} />),
};
