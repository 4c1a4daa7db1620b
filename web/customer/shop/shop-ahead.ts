import type { ShopPageQuery } from '../../../graphql/generated/customer/shop';
import { readShops } from '../../shops/places';

/** Of a menu, what the server paints (web/first-paint). */
export const PAINTED_ITEMS = 48;

export interface ShopAhead {
  name: string;
  imageUrl: string | null;
}

/** From the last search. */
export function shopAhead(shopId: string): ShopAhead | undefined {
  const shops = readShops();
  const shop = shops && [...shops.boulangeries, ...shops.restaurants].find(({ ownerId }) => ownerId === shopId);
  return shop ? { name: shop.name, imageUrl: shop.image ?? null } : undefined;
}

/** What came with the page itself, where the server wrote it for a shop’s address (server/platform/pages.ts). */
export function inlinedShop(shopId: string): ShopPageQuery['shop'] | undefined {
  const answer = document.getElementById(`shop-${shopId}`)?.textContent;
  return answer ? (JSON.parse(answer) as { data: ShopPageQuery }).data.shop : undefined;
}
