import type { ShopPageQuery } from '../../../graphql/generated/customer/shop';
import type { MenuItemCardProps } from '../../../ui/food/menu-item-card/menu-item-card';
import type { ShopBannerProps } from '../../../ui/food/shop-banner/shop-banner';
import { shopFacts, shopKind } from '../../shared/shop-facts';

type Shop = ShopPageQuery['shop'];
type Item = Shop['menu'][number]['items'][number];
type Cart = ShopPageQuery['cart'];

/** The facts above the menu. */
export function toBanner(shop: Shop): ShopBannerProps {
  const { name, kind, pictureUrl, rating, reviewCount, opening, description, preparationMinutes } = shop;
  const address = `${shop.address}, ${shop.postcode} ${shop.city}`;
  const next = shop.nextPickupWindow;
  const firstWithRoom = shop.pickupWindows.find(({ remaining }) => remaining > 0);
  const facts = shopFacts({
    rating,
    reviewCount,
    isOpen: opening.isOpen,
    openingText: opening.text,
    pickupFrom: next?.startsAt ?? null,
    full: next?.remaining === 0,
    laterFrom: firstWithRoom?.startsAt,
  });
  return {
    name,
    kind: shopKind(kind),
    imageUrl: pictureUrl,
    address,
    mapHref: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${address}`)}`,
    ...(preparationMinutes > 0 && { preparationText: `Prêt en ${preparationMinutes} minutes environ` }),
    ...(description && { description }),
    ...facts,
  };
}

/** An item as the screen shows it: either put in the cart at once, or composed on its own page. */
export type ShopItem = Omit<MenuItemCardProps, 'onAdd'> & { id: string };

export interface ShopSection {
  id: string;
  name: string;
  items: ShopItem[];
}

/** The menu by category; categories without items are left out. */
export function toSections(shop: Shop, cart: Cart, pending: ReadonlyMap<string, number>): ShopSection[] {
  const pieces = new Map(pending);
  for (const { item, quantity } of cart.lines) pieces.set(item.id, (pieces.get(item.id) ?? 0) + quantity);
  return shop.menu
    .filter(({ items }) => items.length > 0)
    .map(({ category, items }) => ({
      id: category.id,
      name: category.name,
      items: items.map((item) => toItem(item, shop.id, pieces.get(item.id) ?? 0)),
    }));
}

function toItem(item: Item, shopId: string, inCart: number): ShopItem {
  const { id, name, description, pictureUrl, priceCents, freshlyBaked, remaining, soldOut, allergens } = item;
  return {
    id,
    name,
    imageUrl: pictureUrl,
    priceCents,
    freshlyBaked,
    soldOut,
    stock: remaining,
    inCart,
    // Nothing declared is not « none »: whoever is allergic must ask.
    allergens: allergens.length > 0 ? allergens : null,
    ...(description && { description }),
    ...(isComposed(item) && { href: `/selection/${shopId}/${id}` }),
  };
}

function isComposed({ kind }: Item): boolean {
  return kind === 'SANDWICH' || kind === 'PIZZA';
}

/** Pieces and money of the cart, those on their way to the server counted in. */
export function toCartBar(shop: Shop, cart: Cart, pending: ReadonlyMap<string, number>) {
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
