import type { EntityManager } from '@mikro-orm/postgresql';
import type { HeldStock } from '../../carts/cart-pricing';
import type { PricedLine } from '../../carts/priced-line';
import { rowsOf, preparedQuery, type Query } from '../../database/query';
import { aheadKey } from '../../pickup/ahead';
import type { HoldChanges, WindowRow } from '../../pickup/holds';
import type { Checkout } from '../payment.entity';
import { Fault } from '../../errors';
import * as t from '../payment.texts';

/** Returns the units of the window and the pieces of each item that an order or checkout takes. */
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

const HELD = preparedQuery(
  'held-lines',
  `select lines, ahead_day::text as "aheadDay" from checkout where customer_id = ? and shop_id = ? and state = 'HELD'`,
);

/** Returns the pieces a customer holds in a shop, by item id or, for a later day, by `aheadKey`. */
export async function stockHeldBy(em: EntityManager, customerId: string, shopId: string): Promise<HeldStock> {
  const [held] = await rowsOf<Pick<Checkout, 'lines' | 'aheadDay'>>(em, HELD, [customerId, shopId]);
  return held ? holdsOf({ window: null, units: 0, ...held }).stock : new Map();
}

/** Lets an unpaid hold expire when its customer empties the cart; a paid one stays until it is an order. */
export async function releaseCustomerHold(
  em: EntityManager,
  customerId: string,
  shopId: string,
  now: Date,
): Promise<void> {
  await em.execute(
    `update checkout c set hold_until = ? where c.customer_id = ? and c.shop_id = ? and c.state = 'HELD' and c.hold_until > ?
       and not exists (select 1 from payment p where p.checkout_id = c.id and p.state = 'SUCCEEDED')`,
    [now, customerId, shopId, now],
  );
}

/** Returns whether two frozen carts have the same lines at the same prices, so that one hold serves both. */
export function sameLines(a: readonly PricedLine[], b: readonly PricedLine[]): boolean {
  return fingerprint(a) === fingerprint(b);
}

function fingerprint(lines: readonly PricedLine[]): string {
  return JSON.stringify(
    lines.map(({ cartLineId, itemId, quantity, unitCents, reductionCents = 0, note, choices }) => [
      cartLineId,
      itemId,
      quantity,
      unitCents,
      reductionCents,
      note,
      choices.map(({ groupId, options }) => [groupId, options.map(({ name, quantity: pieces }) => [name, pieces])]),
    ]),
  );
}

/** JSON of the window `w`, and the row read from it. */
export const WINDOW_JSON = `json_build_object('id', w.id, 'startsAt', w.starts_at, 'endsAt', w.ends_at, 'day', w.day, 'shownFrom', w.shown_from)`;

export type WindowJson = Record<'id' | 'startsAt' | 'endsAt' | 'shownFrom', string> & { day: string | null };

export function windowOf({ id, startsAt, endsAt, day, shownFrom }: WindowJson): WindowRow {
  return { id, startsAt: new Date(startsAt), endsAt: new Date(endsAt), day, shownFrom: new Date(shownFrom) };
}

/** A hold as read from its row. */
export interface HoldRow extends Pick<
  Checkout,
  'id' | 'lines' | 'mealDeals' | 'totalCents' | 'feeCents' | 'units' | 'aheadDay' | 'holdUntil' | 'createdAt'
> {
  shopId: string;
  window: WindowRow | null;
}

// Locks the holds, so that the periodic task that releases expired ones has finished or waits.
const HOLDS = preparedQuery(
  'holds-of-customer',
  `select id, shop_id as "shopId", lines, meal_deals as "mealDeals", total_cents as "totalCents", fee_cents as "feeCents", units, hold_until as "holdUntil",
     created_at as "createdAt", ahead_day::text as "aheadDay", (select ${WINDOW_JSON}
       from booked_window w where w.id = c.window_id) as window
   from checkout c where customer_id = ? and state = 'HELD' for update of c`,
);
// Run once the hold is locked: a statement that waited for the lock does not see a payment inserted meanwhile.
export const PAYMENT = preparedQuery(
  'payment-of-checkout',
  'select intent_id as "intentId", state from payment where checkout_id = ?',
);
export const RELEASE = preparedQuery('release-checkout', `update checkout set state = 'RELEASED' where id = ?`);
export const HOLD = preparedQuery(
  'hold',
  `insert into checkout (id, customer_id, shop_id, lines, meal_deals, lines_cents, fee_cents, total_cents, units, window_id, state, hold_until, created_at,
     ahead_day, network)
   values (?, ?, ?, ?::jsonb, ?::jsonb, ?, ?, ?, ?, ?, 'HELD', ?, ?, ?, ?)`,
);
/** Unpaid guests of one network who may hold: they cost nothing, and their holds keep places from others. */
const MOST_GUESTS_HOLDING = 12;
// Serialises the guests of one network, also across processes, until their hold is written and counted.
const LOCK_NETWORK = preparedQuery('lock-network', 'select pg_advisory_xact_lock(hashtextextended(?, 0))');
const GUESTS_HOLDING = preparedQuery(
  'guests-holding',
  `select count(distinct customer_id)::int as guests, min(hold_until) as until from checkout
   where network = ? and state = 'HELD' and hold_until > ? and customer_id <> ?`,
);

/** Throws RATE_LIMITED when too many other guests of a network hold without having paid. */
export async function checkNetwork(query: Query, network: string, guestId: string, now: Date): Promise<void> {
  await query(LOCK_NETWORK, [network]);
  const [held] = await query<{ guests: number; until: string }>(GUESTS_HOLDING, [network, now, guestId]);
  if (!held || held.guests < MOST_GUESTS_HOLDING) return;
  const retryAfterSeconds = Math.ceil((new Date(held.until).getTime() - now.getTime()) / 1000);
  throw new Fault('RATE_LIMITED', t.tooManyGuests(), { retryAfterSeconds });
}

/** Returns the customer's running holds in all shops, locked. */
export async function holdsOfCustomer(query: Query, customerId: string): Promise<HoldRow[]> {
  const rows = await query<Omit<HoldRow, 'window'> & { window: WindowJson | null }>(HOLDS, [customerId]);
  return rows.map(({ holdUntil, createdAt, window, ...row }) => ({
    ...row,
    holdUntil: new Date(holdUntil),
    createdAt: new Date(createdAt),
    window: window && windowOf(window),
  }));
}
