import type { EntityManager } from '@mikro-orm/postgresql';
import type { HeldStock } from '../carts/cart-pricing';
import type { PricedLine } from '../carts/priced-line';
import { rowsOf, statement } from '../database/statement';
import { aheadKey } from '../pickup/ahead';
import type { HoldChanges } from '../pickup/holds';
import type { Checkout } from './checkout.entity';

/** What an order takes: its units of the window, and the pieces of each item, all lines of it together. */
export function holdsOf(order: {
  window: { id: string } | null;
  units: number;
  lines: readonly Pick<PricedLine, 'itemId' | 'quantity'>[];
  aheadDay?: string | null;
}): HoldChanges {
  const stock = new Map<string, number>();
  for (const { itemId, quantity } of order.lines) {
    const key = order.aheadDay ? aheadKey(itemId, order.aheadDay) : itemId;
    stock.set(key, (stock.get(key) ?? 0) + quantity);
  }
  return { units: new Map(order.window ? [[order.window.id, order.units]] : []), stock };
}

const HELD = statement(
  'held-lines',
  `select lines, ahead_day::text as "aheadDay" from checkout where customer_id = ? and shop_id = ? and state = 'HELD'`,
);

/** The pieces that a customer's running hold in a shop has taken: by item id or, of a day to come, `aheadKey`. */
export async function stockHeldBy(em: EntityManager, customerId: string, shopId: string): Promise<HeldStock> {
  const [held] = await rowsOf<Pick<Checkout, 'lines' | 'aheadDay'>>(em, HELD, [customerId, shopId]);
  return held ? holdsOf({ window: null, units: 0, ...held }).stock : new Map();
}

/**
 * Whoever empties a cart needs nothing kept: its hold is over now, and given back like any that is, once its payment has
 * ended. What is paid stays held until it is an order.
 */
export async function letHoldGo(em: EntityManager, customerId: string, shopId: string, now: Date): Promise<void> {
  await em.execute(
    `update checkout c set hold_until = ? where c.customer_id = ? and c.shop_id = ? and c.state = 'HELD' and c.hold_until > ?
       and not exists (select 1 from payment p where p.checkout_id = c.id and p.state = 'SUCCEEDED')`,
    [now, customerId, shopId, now],
  );
}

/** Whether two frozen carts ask for the same things at the same prices, so that one hold serves both. */
export function sameLines(a: readonly PricedLine[], b: readonly PricedLine[]): boolean {
  return fingerprint(a) === fingerprint(b);
}

function fingerprint(lines: readonly PricedLine[]): string {
  return JSON.stringify(
    lines.map(({ cartLineId, itemId, quantity, unitCents, note, choices }) => [
      cartLineId,
      itemId,
      quantity,
      unitCents,
      note,
      choices.meats,
      choices.sauces,
      choices.sot,
      choices.supplements.map(({ name }) => name),
      choices.fries,
      choices.drink,
      choices.size,
      choices.toppings.map(({ name }) => name),
    ]),
  );
}
