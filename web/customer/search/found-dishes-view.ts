import type { FindDishesQuery } from '../../../graphql/generated/customer/dishes';
import { howFar } from '../../shops/how-far';
import { knownFacts, shopFacts, shopHref, shopKind } from '../../shops/shop-facts';
import type { ListedShop } from './list-and-map';
import * as t from './search-results.texts';

/** Search parameter of the dish search, which restores it on the way back from a menu. */
export const DISH = 'plat';

/**
 * Cards of the shops in the order of the search, with their matching dishes; each links to the shop's menu searched for
 * the same text.
 */
export function toFoundCards(found: FindDishesQuery['findDishes'], text: string): ListedShop[] {
  return found.map(({ shop, dishes, distanceMetres }) => ({
    id: shop.id,
    name: shop.name,
    kind: shopKind(shop.kind),
    imageUrl: shop.pictureUrl,
    href:
      shopHref(shopKind(shop.kind), shop.id) +
      (dishes.length > 0 ? `?${new URLSearchParams({ recherche: text })}` : ''),
    at: { latitude: shop.latitude, longitude: shop.longitude },
    ...(distanceMetres !== null && howFar(distanceMetres)),
    dishes: dishes.map(({ id, name, nameLang, priceCents }) => ({
      id,
      text: t.price({ name, cents: priceCents }),
      lang: nameLang ?? 'fr',
    })),
    ...shopFacts(knownFacts(shop)),
  }));
}
