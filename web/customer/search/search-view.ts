import type { NearbyShopsQuery } from '../../../graphql/generated/customer/search';
import type { Place, StoredShop, StoredShops } from '../../shops/places';
import { knownFacts, shopKind } from '../../shops/shop-facts';

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
  const { openingText: openUntil, ...facts } = knownFacts(shop);
  return {
    ...facts,
    openUntil,
    ownerId: shop.id,
    name: shop.name,
    type: kind === 'boulangerie' ? 'boulangerie' : 'restaurant',
    kind,
    address: `${shop.address}, ${shop.postcode} ${shop.city}`,
    lat: shop.latitude,
    lng: shop.longitude,
    distance: distanceMetres,
    image: shop.pictureUrl,
    pickupFrom: shop.earliestPickup?.startsAt ?? null,
    dietary: shop.dietary,
  };
}
