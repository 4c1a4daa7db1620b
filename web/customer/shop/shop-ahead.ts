import type { ShopPageQuery } from '../../../graphql/generated/customer/shop';
import { readShops } from '../../shops/places';

/** Number of menu items in the server-rendered shell (web/first-paint). */
export const PAINTED_ITEMS = 48;

export interface ShopAhead {
  name: string;
  imageUrl: string | null;
}

/** Name and picture of a shop from the last search, shown while its page loads. */
export function shopAhead(shopId: string): ShopAhead | undefined {
  const shops = readShops();
  const shop = shops && [...shops.boulangeries, ...shops.restaurants].find(({ ownerId }) => ownerId === shopId);
  return shop ? { name: shop.name, imageUrl: shop.image ?? null } : undefined;
}

/** Shop data the server wrote into the shop's page (server/platform/pages/pages.ts); undefined elsewhere. */
export function inlinedShop(shopId: string): ShopPageQuery['shop'] | undefined {
  const answer = document.getElementById(`shop-${shopId}`)?.textContent;
  return answer ? (JSON.parse(answer) as { data: ShopPageQuery }).data.shop : undefined;
}
