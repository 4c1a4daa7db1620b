import type { PricedLine } from '../carts/priced-line';
import { type PreparedQuery, preparedQuery } from '../database/query';
import { newId } from '../identifiers';
import type { WindowRow } from '../pickup/holds';
import { ENQUEUE, type Job, jobRows } from '../queue';
import type { Preparation } from '../shops/hours/preparation';
import type { Shop } from '../shops/shop.entity';
import { eveningBefore, isAhead, toBeSeenFrom } from './order-day';
import { OrderStatus } from './order-status';
import { type Order, OrderSource, type StepAuthor } from './order.entity';
import { newToken } from './token';
import { unseenSteps } from './board/unseen';

export type NewLine = Omit<PricedLine, 'cartLineId' | 'preparationUnits'>;

/** Values of a new order; amounts in cents. */
export interface NewOrder extends Pick<
  Order,
  'id' | 'customerName' | 'source' | 'units' | 'mealDeals' | 'linesCents' | 'feeCents' | 'paymentIntentId'
> {
  shop: Preparation & Pick<Shop, 'id' | 'cancelUnseenMinutes' | 'zone'>;
  customer: { id: string } | null;
  window: Pick<WindowRow, 'id' | 'startsAt' | 'day' | 'shownFrom'>;
}

const NEW_ORDER = preparedQuery(
  'new-order',
  `with placed as (insert into orders (id, token, shop_id, customer_id, customer_name, source, status, window_id, units,
      meal_deals, lines_cents, fee_cents, total_cents, payment_intent_id, status_at, created_at)
    select id, token, "shopId", "customerId", "customerName", source, status, "windowId", units,
      "mealDeals", "linesCents", "feeCents", "totalCents", "paymentIntentId", "createdAt", "createdAt"
    from json_to_record(?::json) as placed (id uuid, token text, "shopId" uuid, "customerId" uuid, "customerName" text, source text,
      status text, "windowId" uuid, units int, "mealDeals" jsonb, "linesCents" int, "feeCents" int, "totalCents" int, "paymentIntentId" text,
      "createdAt" timestamptz)
    returning id, status, status_at),
  lines as (insert into order_line (id, order_id, item_id, kind, name, description, category, picture, quantity, unit_cents, reduction_cents,
      vat_rate, allergens, allergens_declared, choices, english, note, position)
    select line.id, placed.id, "itemId", kind, name, description, category, picture, quantity, "unitCents", coalesce("reductionCents", 0),
      "vatRate", allergens, coalesce("allergensDeclared", false), choices, english, note, position
    from placed, json_to_recordset(?::json) as line (id uuid, "itemId" uuid, kind text, name text, description text, category text,
      picture text, quantity int, "unitCents" int, "reductionCents" int, "vatRate" int, allergens text[], "allergensDeclared" bool, choices jsonb, english jsonb, note text, position int)),
  step as (insert into order_step (id, order_id, to_status, by, at) select ?, id, status, ?, status_at from placed),
  jobs as (${ENQUEUE})
  select count(*) from jobs`,
);

/** Inserts an order, placed at `now`, with lines, first step and jobs; a token already taken aborts the transaction. */
export function createOrder(
  send: (asked: PreparedQuery, values: readonly unknown[]) => unknown,
  { shop, customer, window, ...facts }: NewOrder,
  newLines: readonly NewLine[],
  by: StepAuthor,
  now: Date,
): unknown {
  const order = {
    ...facts,
    token: newToken(),
    status: OrderStatus.PREPARING,
    totalCents: facts.linesCents + facts.feeCents,
    createdAt: now,
  };
  const lines = newLines.map((line, position) => ({ id: newId(now), position, ...line }));
  const jobs = jobRows(jobsOf({ ...order, window }, shop, customer !== null));
  const ids = { shopId: shop.id, customerId: customer?.id ?? null, windowId: window.id };
  return send(NEW_ORDER, [JSON.stringify({ ...order, ...ids }), JSON.stringify(lines), newId(now), by, jobs]);
}

/** Returns the jobs of a new or moved order; for a later day the kitchen is notified when that day begins. */
export function jobsOf(
  order: Pick<NewOrder, 'id' | 'source' | 'window'> & { createdAt: Date; movedAt?: Date },
  shop: NewOrder['shop'],
  hasCustomer: boolean,
): Job[] {
  const { id: orderId, source, createdAt, movedAt } = order;
  const { window } = order;
  const payload = { orderId };
  const secondsTo = (at: Date) => Math.max(0, (at.getTime() - createdAt.getTime()) / 1000);
  const evening = eveningBefore(window, shop.zone);
  const ofDay = { orderId, ...(movedAt && { movedAt: movedAt.toISOString() }) };
  const ahead: Job[] = [
    { name: 'closedDays', payload: { shopId: shop.id } },
    { name: 'orderNews', payload: { orderId, what: 'PLACED' } },
    { name: 'orderDay', payload: ofDay, delay: secondsTo(window.shownFrom) },
    ...(evening > createdAt ? [{ name: 'eveningMail', payload: ofDay, delay: secondsTo(evening) } as const] : []),
  ];
  return [
    ...(isAhead(order) ? ahead : [{ name: 'orderPlaced', payload } as const]),
    ...(hasCustomer ? [{ name: 'confirmationMail', payload } as const] : []),
    // A counter order counts as seen, so it needs no alerts.
    ...(source === OrderSource.ONLINE ? unseenSteps(orderId, shop, secondsTo(toBeSeenFrom(order, shop))) : []),
  ];
}
