import { renderToStaticMarkup } from 'react-dom/server';
import type { ShopPageQuery } from '../../graphql/generated/customer/shop';
import { SearchShell, ShopShell } from './shells';

export const searchShell = renderToStaticMarkup(<SearchShell />);

/** Called by the server, for a shop as the page itself would be told of it. */
export function shopShell(shop: ShopPageQuery['shop']): string {
  return renderToStaticMarkup(<ShopShell shop={shop} />);
}
