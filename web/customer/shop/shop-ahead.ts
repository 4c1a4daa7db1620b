import { readShops } from '../../shops/places';

export interface ShopAhead {
  name: string;
  imageUrl: string | null;
  description?: string;
}

/** From the head of the page, which the server wrote for a shop’s address, else from the last search. */
export function shopAhead(shopId: string): ShopAhead | undefined {
  return fromHead(shopId) ?? fromSearch(shopId);
}

function fromHead(shopId: string): ShopAhead | undefined {
  if (!headEntry('og:url')?.endsWith(`/${shopId}`)) return undefined;
  const name = headEntry('shop:name');
  const picture = headEntry('shop:picture');
  return name ? { name, imageUrl: picture || null, description: headEntry('shop:description') } : undefined;
}

function headEntry(property: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content;
}

function fromSearch(shopId: string): ShopAhead | undefined {
  const shops = readShops();
  const shop = shops && [...shops.boulangeries, ...shops.restaurants].find(({ ownerId }) => ownerId === shopId);
  return shop ? { name: shop.name, imageUrl: shop.image ?? null } : undefined;
}
