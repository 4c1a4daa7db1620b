import { howFar } from '../../shops/how-far';
import type { StoredShop } from '../../shops/places';
import { shopFacts, shopHref } from '../../shops/shop-facts';
import type { ListedShop } from './list-and-map';
import { seeHours } from './search-results.texts';

/** Cards for kept shops; what an older visit did not keep is left out. */
export function toShopCards(shops: readonly StoredShop[]): ListedShop[] {
  return shops.map((shop) => {
    const kind = shop.kind ?? shop.type;
    const { lat: latitude, lng: longitude } = shop;
    return {
      id: shop.ownerId,
      name: shop.name,
      kind,
      imageUrl: shop.image ?? null,
      href: shopHref(kind, shop.ownerId),
      ...(latitude !== undefined && longitude !== undefined && { at: { latitude, longitude } }),
      ...(shop.distance !== undefined && howFar(shop.distance)),
      ...shopFacts({
        rating: shop.rating ?? null,
        reviewCount: shop.reviewCount ?? 0,
        isOpen: shop.isOpen ?? true,
        openingText: shop.openUntil ?? seeHours(),
        closingSoon: shop.closingSoon,
        resumeTime: shop.resumeTime,
        pickupTime: shop.pickupTime,
        full: shop.full ?? false,
      }),
    };
  });
}
