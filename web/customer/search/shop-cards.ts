import type { ShopGridProps } from '../../../ui/food/shop-grid/shop-grid';
import { formatDistance } from '../../page/formatting';
import type { StoredShop } from '../../shops/places';
import { shopFacts, shopHref } from '../../shops/shop-facts';
import { seeHours } from './search-results.texts';

/** Cards for kept shops; what an older visit did not keep is left out. */
export function toShopCards(shops: readonly StoredShop[]): ShopGridProps['shops'] {
  return shops.map((shop) => {
    const kind = shop.kind ?? shop.type;
    return {
      id: shop.ownerId,
      name: shop.name,
      kind,
      imageUrl: shop.image ?? null,
      href: shopHref(kind, shop.ownerId),
      ...(shop.distance !== undefined && { distanceText: formatDistance(shop.distance) }),
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
