import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../identifiers';
import type { Item } from '../menus/item.entity';
import type { PricedChoice } from '../menus/line-pricing';
import { NO_SELECTIONS } from '../menus/selections';
import { SERVICE_CHARGE_CENTS } from '../money';
import type { Shop } from '../shops/shop.entity';
import { type Cart, CartLine } from './cart.entity';
import { centsOf, type LineNow, preparationUnitsOf } from './cart-pricing';
import { CartView } from './cart.results';

/** A cart as its customer sees it; the total is the sum of its lines and, unless it is empty, the service charge. */
export function viewOf(shop: Shop, cart: Cart | null, lines: readonly LineNow[]): CartView {
  const linesCents = centsOf(lines);
  const feeCents = lines.length > 0 ? SERVICE_CHARGE_CENTS : 0;
  return Object.assign(new CartView(), {
    id: cart?.id ?? shop.id,
    shop,
    lines: lines.map(({ view }) => view),
    itemCount: lines.reduce((sum, { view }) => sum + view.quantity, 0),
    linesCents,
    feeCents,
    totalCents: linesCents + feeCents,
    units: preparationUnitsOf(
      lines.map(({ view: { item, quantity } }) => ({ preparationUnits: item.preparationUnits, quantity })),
    ),
  });
}

/** The line with the same item, choices and note (specification 4.1). */
export function lineLike(cart: Cart, item: Item, { selections }: PricedChoice, note: string): CartLine | undefined {
  const same = JSON.stringify(selections);
  return cart.lines.find(
    (line) =>
      line.item.id === item.id &&
      line.note === note &&
      JSON.stringify({ ...NO_SELECTIONS, ...line.selections }) === same,
  );
}

/** A new line with quantity 0. */
export function newLine(em: EntityManager, cart: Cart, item: Item, price: PricedChoice, note: string): CartLine {
  const position = Math.max(-1, ...cart.lines.map((line) => line.position)) + 1;
  const line = em.create(CartLine, {
    id: newId(),
    cart,
    item,
    quantity: 0,
    selections: price.selections,
    note,
    seenUnitCents: price.unitCents,
    position,
  });
  cart.lines.add(line);
  return line;
}
