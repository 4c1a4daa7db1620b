import { renderToStaticMarkup } from 'react-dom/server';
import { SearchShell, ShopShell } from './shells';

export const shells = {
  search: renderToStaticMarkup(<SearchShell />),
  shop: renderToStaticMarkup(<ShopShell imageUrl="{{shop-picture}}" />),
  'shop-without-picture': renderToStaticMarkup(<ShopShell imageUrl={null} />),
};
