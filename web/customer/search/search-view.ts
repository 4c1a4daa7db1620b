import type { NearbyShopsQuery } from '../../../graphql/generated/customer/search';
import type { Place, StoredShop, StoredShops } from '../../shops/places';
import { shopKind } from '../../shops/shop-facts';

type Nearby = NearbyShopsQuery['nearbyShops'][number];

export function toStoredShops(nearby: readonly Nearby[], place: Place): StoredShops {
  // Nobody goes to a shop with nothing on its menu.
  const shops = nearby.filter(({ shop }) => !shop.menuIsEmpty).map(toStoredShop);
  return {
    boulangeries: shops.filter(({ type }) => type === 'boulangerie'),
    restaurants: shops.filter(({ type }) => type === 'restaurant'),
    place,
  };
}

function toStoredShop({ shop, distanceMetres }: Nearby): StoredShop {
  const kind = shopKind(shop.kind);
  return {
    ownerId: shop.id,
    name: shop.name,
    type: kind === 'boulangerie' ? 'boulangerie' : 'restaurant',
    kind,
    address: `${shop.address}, ${shop.postcode} ${shop.city}`,
    lat: shop.latitude,
    lng: shop.longitude,
    distance: distanceMetres,
    rating: shop.rating,
    reviewCount: shop.reviewCount,
    isOpen: shop.opening.isOpen,
    openUntil: shop.opening.text,
    image: shop.pictureUrl,
    closingSoon: shop.opening.closingSoon,
    resumeTime: shop.opening.resumeTime,
    pickupFrom: shop.earliestPickup?.startsAt ?? null,
    pickupTime: shop.earliestPickup?.startTime ?? null,
    dietary: shop.dietary,
    full: shop.nextPickupWindow?.remaining === 0,
  };
}
