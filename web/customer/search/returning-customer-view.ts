import type { ReturningCustomerQuery } from '../../../graphql/generated/customer/returning-customer';
import type { FavouriteContentFragment } from '../../../graphql/generated/customer/favourites';
import { optionLabel } from '../../../graphql/rules/option-groups';
import { changeMessage } from '../../ordering/after-order';
import { itemsOf } from '../../ordering/open-cart';
import { shopHref, shopKind } from '../../shops/shop-facts';
import * as t from './returning-customer.texts';

export type SameAgain = NonNullable<ReturnType<typeof toSameAgain>>;

export function returningCustomer({ sameAgain, carts }: ReturningCustomerQuery) {
  const again = sameAgain ? toSameAgain(sameAgain) : undefined;
  // A cart that already holds the repeated order is not shown twice.
  const isSame = ({ shop, totalCents }: (typeof carts)[number]) =>
    shop.id === sameAgain?.order.shop.id && totalCents === again?.totalCents;
  return {
    again,
    carts: carts.filter((cart) => !isSame(cart)),
  };
}

function toSameAgain({ order, changes, totalCents }: NonNullable<ReturningCustomerQuery['sameAgain']>) {
  const { id, shop, lines } = order;
  // The shop has no pickup left today.
  if (!shop.earliestPickup) return undefined;
  return {
    orderId: id,
    shopName: shop.name,
    items: itemsOf(lines),
    pickupTime: shop.earliestPickup.startTime,
    /** Total when the server can offer exactly the same order; null when the customer has to review the cart first. */
    totalCents,
    notes: totalCents === null && changes.length === 0 ? [t.addedToCart()] : changes.map(changeMessage),
  };
}

export type ShownFavourite = ReturnType<typeof shownFavourite>;

/** `composed` is undefined when the favourite is the shop itself. */
export function shownFavourite({ id, shop, composition }: FavouriteContentFragment) {
  const href = shopHref(shopKind(shop.kind), shop.id);
  return { id, shopName: shop.name, href, composed: composition ? composedOf(composition) : undefined };
}

function composedOf({ item, choices, note, unitCents, problem }: NonNullable<FavouriteContentFragment['composition']>) {
  const chosen = choices.flatMap(({ groupId, options }) => options.map((option) => optionLabel(groupId, option)));
  const words = [...chosen, note].filter(Boolean);
  /** True when it is unavailable for good. */
  const gone = problem !== null && problem !== 'SOLD_OUT' && problem !== 'NOT_ENOUGH';
  const notice = problem ? (gone ? t.gone() : t.soldOut()) : undefined;
  return { name: item.name, nameLang: item.nameLang, words: words.join(', '), unitCents, gone, notice };
}
