import type { ShopNowQuery, ShopPageQuery } from '../../../graphql/generated/customer/shop';
import type { MenuItemCardProps } from '../../../ui/food/menu-item-card/menu-item-card';
import type { ShopBannerProps } from '../../../ui/food/shop-banner/shop-banner';
import { formatRating } from '../../page/formatting';
import { knownFacts, shopFacts, shopKind, whereabouts } from '../../shops/shop-facts';
import * as t from './shop.texts';

/** Public data of a shop, the same for everybody, plus its current state once that is loaded. */
export type Shop = ShopPageQuery['shop'] & Partial<ShopNowQuery['shop']>;
type Item = Shop['menu'][number]['items'][number];
type Left = Pick<ShopItem, 'stock' | 'soldOut' | 'availability' | 'onlyToday'>;
export type Cart = ShopNowQuery['cart'];

export function toBanner(shop: Shop): ShopBannerProps {
  const { name, pictureUrl: imageUrl, rating, reviewCount, opening } = shop;
  const { earliestPickup = null, nextPickupWindow = null } = shop;
  const facts = opening
    ? shopFacts(knownFacts({ rating, reviewCount, opening, earliestPickup, nextPickupWindow }))
    : { ratingText: formatRating(rating, reviewCount) };
  return { name, imageUrl, kind: shopKind(shop.kind), ...whereabouts(shop), ...facts };
}

/** Warning before a customer fills a cart that cannot be collected at once; undefined in normal operation. */
export function toNotice({ opening, earliestPickup, nextPickupWindow, daysAhead }: Shop): string | undefined {
  if (!opening) return undefined;
  const { isOpen, resumeTime, text: hours } = opening;
  if (earliestPickup) {
    const from = earliestPickup.startTime;
    if (!isOpen) return t.closedYetOrders({ opening: hours, from });
    return resumeTime ? t.pausedYetOrders(from) : undefined;
  }
  if (daysAhead > 0) return t.anotherDay();
  if (!isOpen) return t.closed(hours);
  return nextPickupWindow?.remaining === 0 ? t.full() : t.over();
}

export type ShopItem = Omit<MenuItemCardProps, 'onAdd' | 'onRemove' | 'onOpen'> & { id: string };

export interface ShopSection {
  id: string;
  name: string;
  nameLang?: string | null;
  /** Times at which the category is served: « jusqu’à 11:00 ». */
  servedText?: string | null;
  items: ShopItem[];
}

/** `route` is that of the page on which an item with options is composed. */
export function toSections(
  shop: Shop,
  cart?: Cart,
  pending?: ReadonlyMap<string, number>,
  route: 'selection' | 'composer' = 'selection',
): ShopSection[] {
  const inCart = new Map(pending);
  for (const { item, quantity } of cart?.lines ?? []) inCart.set(item.id, (inCart.get(item.id) ?? 0) + quantity);
  const left = new Map<string, Left>(
    shop.limitedItems?.map(({ id, remaining: stock, soldOut }) => [
      id,
      // Sold out today only: a later day may have stock, which the cart checks per day.
      soldOut && shop.daysAhead > 0 ? { availability: t.soldOutToday(), onlyToday: true } : { stock, soldOut },
    ]),
  );
  return shop.menu
    .filter(({ items }) => items.length > 0)
    .map(({ category, items }) => ({
      ...category,
      items: items.map((item) => toItem(item, `/${route}/${shop.id}`, inCart.get(item.id) ?? 0, left.get(item.id))),
    }));
}

function toItem(item: Item, route: string, inCart: number, left?: Left): ShopItem {
  const { __typename: _, hasOptions, pictureUrl: imageUrl, dietary: dietaryMarks, description, ...facts } = item;
  return {
    ...{ ...facts, imageUrl, dietaryMarks, inCart, ...left },
    availability: item.availability ?? left?.availability,
    ...(description && { description }),
    ...(hasOptions && { href: `${route}/${item.id}` }),
  };
}

/** Number of pieces and total of the cart, including changes still on their way to the server. */
export function toCartBar(
  shop: Shop,
  cart: Pick<Cart, 'itemCount' | 'linesCents'>,
  pending: ReadonlyMap<string, number>,
) {
  const prices = new Map(
    shop.menu.flatMap(({ items }) => items.map(({ id, priceCents }) => [id, priceCents] as const)),
  );
  let { itemCount, linesCents: totalCents } = cart;
  for (const [itemId, count] of pending) {
    itemCount += count;
    totalCents += count * (prices.get(itemId) ?? 0);
  }
  return { itemCount, totalCents, href: `/cart/${shop.id}` };
}
