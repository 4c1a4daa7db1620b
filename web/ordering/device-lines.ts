import type { GuestDoorQuery } from '../../graphql/generated/customer/guest';
import type { CartLineItem } from '../../ui/food/cart-line/cart-line';
import * as t from './cart-lines.texts';
import { SERVICE_CHARGE_CENTS } from '../../graphql/rules/service-charge';
import { pricedAt } from './meal-deals';
import { type DeviceLine, lineIdOf, MOST_PIECES } from './device-cart';

type Shop = Pick<GuestDoorQuery['shop'], 'menu' | 'limitedItems' | 'daysAhead' | 'mealDeals' | 'zone'>;

/** Most pieces a device cart takes of an item; with preorders another day may have stock, so today's does not count. */
export function mostOf({ daysAhead, limitedItems = [] }: Partial<Shop>, itemId: string) {
  const left = daysAhead ? undefined : limitedItems.find(({ id }) => id === itemId)?.remaining;
  const most = Math.min(left ?? MOST_PIECES, MOST_PIECES);
  return { maxQuantity: most, whyNoMore: most < MOST_PIECES ? t.noneLeft() : t.mostOfALine(MOST_PIECES) };
}

/** Shows a device cart line with the current menu; an item with options keeps the price it was composed at. */
export function deviceLine(line: DeviceLine, shop: Shop): CartLineItem {
  const { itemId, quantity, choices, note } = line;
  const item = shop.menu.flatMap(({ items }) => items).find(({ id }) => id === itemId);
  const isSoldOut = shop.daysAhead === 0 && shop.limitedItems.some(({ id, soldOut }) => id === itemId && soldOut);
  const unitCents = item ? (line.unitCents ?? item.priceCents) : 0;
  return {
    ...{ id: lineIdOf(line), quantity, unitCents, lineCents: quantity * unitCents, imageUrl: null },
    ...mostOf(shop, itemId),
    name: item?.name ?? t.unknown(),
    nameLang: item?.nameLang,
    selections: { chosen: choices, note },
    soldOut: !item || isSoldOut,
    notice: item ? undefined : t.withdrawn(),
  };
}

/** Prices a device cart as `pricedAt` does a cart of which no window is chosen yet. */
export function pricedOnDevice(stored: readonly DeviceLine[], shown: readonly CartLineItem[], shop: Shop) {
  const items = new Map(shop.menu.flatMap((section) => section.items).map((item) => [item.id, item]));
  const lines = shown.map(({ quantity, lineCents, soldOut }, at) => {
    const { itemId = '' } = stored[at] ?? {};
    const item = { id: itemId, priceCents: items.get(itemId)?.priceCents ?? 0 };
    return { item, quantity, lineCents, problem: soldOut ? 'SOLD_OUT' : null };
  });
  return pricedAt({ lines, shop, feeCents: SERVICE_CHARGE_CENTS, declinedMealDealIds: [] }, undefined);
}
