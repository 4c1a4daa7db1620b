import { type Ask, statement } from '../database/statement';
import type { WindowRow } from '../pickup/holds';
import type { Checkout } from './checkout.entity';

/** A hold as its row says it. */
export interface HoldRow extends Pick<
  Checkout,
  'id' | 'lines' | 'totalCents' | 'feeCents' | 'units' | 'aheadDay' | 'holdUntil' | 'createdAt'
> {
  shopId: string;
  window: WindowRow | null;
}

// Locked, so that the periodic task that ends expired holds has finished or waits.
const HOLDS = statement(
  'holds-of-customer',
  `select id, shop_id as "shopId", lines, total_cents as "totalCents", fee_cents as "feeCents", units, hold_until as "holdUntil",
     created_at as "createdAt", ahead_day::text as "aheadDay", (select json_build_object('id', w.id, 'startsAt', w.starts_at, 'endsAt', w.ends_at)
       from booked_window w where w.id = c.window_id) as window
   from checkout c where customer_id = ? and state = 'HELD' for update of c`,
);
// Asked once the hold is locked: the statement that waited for the lock does not see a payment written meanwhile.
export const PAYMENT = statement(
  'payment-of-checkout',
  'select intent_id as "intentId", state from payment where checkout_id = ?',
);
export const RELEASE = statement('release-checkout', `update checkout set state = 'RELEASED' where id = ?`);
export const HOLD = statement(
  'hold',
  `insert into checkout (id, customer_id, shop_id, lines, lines_cents, fee_cents, total_cents, units, window_id, state, hold_until, created_at,
     ahead_day)
   values (?, ?, ?, ?::jsonb, ?, ?, ?, ?, ?, 'HELD', ?, ?, ?)`,
);

/** The running holds of a customer in all shops, locked. */
export async function holdsOfCustomer(ask: Ask, customerId: string): Promise<HoldRow[]> {
  return (await ask<HoldRow>(HOLDS, [customerId])).map(({ holdUntil, createdAt, window, ...row }) => ({
    ...row,
    holdUntil: new Date(holdUntil),
    createdAt: new Date(createdAt),
    window: window && { ...window, startsAt: new Date(window.startsAt), endsAt: new Date(window.endsAt) },
  }));
}
