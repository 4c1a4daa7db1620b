import type { GuestDoorQuery } from '../../graphql/generated/customer/guest';
import { sotLabel } from '../../graphql/rules/sot';
import type { CartLineItem } from '../../ui/food/cart-lines/cart-lines';
import type { LineSelections } from '../../ui/food/selections/selections';
import * as t from './cart-lines.texts';
import { type DeviceLine, lineIdOf, MOST_PIECES } from './device-cart';

type Shop = Pick<GuestDoorQuery['shop'], 'menu' | 'limitedItems' | 'daysAhead'>;

/** Shows a device cart line with the current menu; an item with options keeps the price it was composed at. */
export function deviceLine(line: DeviceLine, { menu, limitedItems, daysAhead }: Shop): CartLineItem {
  const { itemId, quantity, selections, note } = line;
  const item = menu.flatMap(({ items }) => items).find(({ id }) => id === itemId);
  // With preorders another day may have stock, so today's stock does not limit the quantity.
  const left = daysAhead > 0 ? undefined : limitedItems.find(({ id }) => id === itemId);
  const unitCents = item ? (line.unitCents ?? item.priceCents) : 0;
  const most = Math.min(left?.remaining ?? MOST_PIECES, MOST_PIECES);
  const { sot, ...chosen } = (selections ?? {}) as { sot?: string[] } & LineSelections;
  return {
    id: lineIdOf(line),
    name: item?.name ?? t.unknown(),
    nameLang: item?.nameLang,
    imageUrl: null,
    quantity,
    unitCents,
    lineCents: quantity * unitCents,
    selections: { ...chosen, sot: sot?.map(sotLabel), note },
    maxQuantity: most,
    whyNoMore: most < MOST_PIECES ? t.noneLeft() : t.mostOfALine(MOST_PIECES),
    soldOut: !item || left?.soldOut === true,
    notice: item ? undefined : t.withdrawn(),
  };
}
