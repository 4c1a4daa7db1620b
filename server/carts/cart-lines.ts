import { newId } from '../identifiers';
import type { OrderableItem } from '../menus/menu-rows';
import type { PricedSelections } from '../menus/line-pricing';
import { NO_SELECTIONS } from '../menus/selections';
import { SERVICE_CHARGE_CENTS } from '../money';
import { centsOf, type LineNow, preparationUnitsOf } from './cart-pricing';
import type { CartLineRow, CartRow } from './cart-rows';
import { CartView } from './cart.types';

/**
 * Returns a cart as the customer sees it. The total is the sum of its lines plus, unless the cart is empty, the service
 * charge.
 */
export function viewOf({ id, revision, elsewhere, shop }: CartRow, lines: readonly LineNow[]): CartView {
  const linesCents = centsOf(lines);
  const feeCents = lines.length > 0 ? SERVICE_CHARGE_CENTS : 0;
  return Object.assign(new CartView(), {
    id: revision === null && lines.length === 0 ? shop.id : id,
    shop,
    lines: lines.map(({ view }) => view),
    itemCount: lines.reduce((sum, { view }) => sum + view.quantity, 0),
    elsewhereCount: elsewhere,
    linesCents,
    feeCents,
    totalCents: linesCents + feeCents,
    units: preparationUnitsOf(
      lines.map(({ view: { item, quantity } }) => ({ preparationUnits: item.preparationUnits, quantity })),
    ),
  });
}

/** Returns the cart's line with the same item, choices and note (specification 4.1). */
export function lineLike(
  { lines }: CartRow,
  item: OrderableItem,
  { selections }: PricedSelections,
  note: string,
): CartLineRow | undefined {
  const same = JSON.stringify(selections);
  return lines.find(
    (line) =>
      line.item.id === item.id &&
      line.note === note &&
      JSON.stringify({ ...NO_SELECTIONS, ...line.selections }) === same,
  );
}

/** Adds a line with quantity 0 to the cart and returns it; it takes the place of `replaced`, if given. */
export function newLine(
  { lines, readAt }: CartRow,
  item: OrderableItem,
  price: PricedSelections,
  note: string,
  replaced?: CartLineRow,
): CartLineRow {
  const line = {
    id: newId(readAt),
    item,
    quantity: 0,
    selections: price.selections,
    note,
    seenUnitCents: price.unitCents,
    position: replaced?.position ?? Math.max(-1, ...lines.map(({ position }) => position)) + 1,
  };
  lines.push(line);
  lines.sort((one, other) => one.position - other.position);
  return line;
}
