import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { newId } from '../identifiers';
import { Shortfall, applyHolds, windowRow, type WindowRow } from '../pickup/holds';
import { businessDayAt } from '../shops/hours/business-day';
import { covers } from '../shops/hours/opening-hours';
import { Closure, Shop } from '../shops/shop.entity';
import { openingRulesOf } from '../shops/hours/shop-hours';
import { DAY, dateOf, MINUTE } from '../shops/hours/wall-clock';
import { transaction } from '../database/transaction';
import { type DemoShop, demoShops } from './demo-shops';
import { paymentAccountOf } from './load-shop';
import { isOpen } from '../../graphql/rules/order-status';
import { pricedLine } from '../carts/priced-line';
import { type Query, queryIn } from '../database/query';
import { Item, ItemKind } from '../menus/item.entity';
import { isProblem, priceChoice } from '../menus/options/line-pricing';
import { createOrder, type NewLine } from '../orders/new-order';
import { OPEN_STATUSES, OrderStatus } from '../orders/order-status';
import { Order, OrderSource, OrderStep, StepAuthor } from '../orders/order.entity';
import { BookedWindow } from '../pickup/booked-window.entity';
import { pickupWindows, type PickupWindow } from '../pickup/pickup-windows';

/** Number of days for which the shop that is « closed today » is closed at a time, today included. */
const DAYS_CLOSED = 3;
// Arbitrary number, equal in all processes, so that only one of them maintains the demo at a time.
const KEEP_LOCK = 7_202_613;

/**
 * Makes sure that one demo shop is closed today and one has a full next window, whenever the demo is used
 * (specification 10.2). Identifies its shops by their payment sandbox accounts, so that it never changes other shops.
 * Idempotent, in any number of processes.
 */
export async function refreshDemo(em: EntityManager, clock: Clock): Promise<void> {
  try {
    await transaction(em, (tx) => keep(tx, clock));
  } catch (error) {
    // A customer took a place meanwhile; the next run tries again.
    if (!(error instanceof Shortfall)) throw error;
  }
}

async function keep(em: EntityManager, clock: Clock): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(?)', [KEEP_LOCK]);
  const now = clock.now();
  for (const shop of await shopsThat(em, ({ closedToday }) => closedToday)) await ensureClosed(em, shop, now);
  for (const shop of await shopsThat(em, ({ fullNextWindow }) => fullNextWindow)) {
    await handOver(em, shop, now);
    await fillNextWindows(em, shop, now);
  }
}

function shopsThat(em: EntityManager, are: (demo: DemoShop) => boolean | undefined): Promise<Shop[]> {
  return em.find(Shop, { paymentAccountId: demoShops.filter(are).map(paymentAccountOf) });
}

/** Closes a shop from today on unless it is already closed, and deletes past closures without a reason. */
async function ensureClosed(em: EntityManager, shop: Shop, now: Date): Promise<void> {
  const rules = await openingRulesOf(em, shop.id);
  const { midnight: today } = businessDayAt(rules, now);
  if (rules.closures.some((closure) => covers(closure, today))) return;
  await em.nativeDelete(Closure, { shop: shop.id, to: { $lt: dateOf(today) }, reason: '' });
  const to = dateOf(today + (DAYS_CLOSED - 1) * DAY);
  await em.insert(Closure, { id: newId(now), shop: shop.id, from: dateOf(today), to, reason: '' });
}

/** Number of coming windows kept full: two, so that the next one is still full when the first has begun. */
const WINDOWS = 2;
const CALLERS = ['Inès', 'Marc', 'Fatou', '', 'Louis', 'Adèle', 'Hugo', 'Rose'];

/**
 * Fills the remaining room of a shop's next windows with counter orders of one unit, so that the windows are full and
 * the board shows why. These orders do not reduce the counted stock, which is left for customers. Throws Shortfall when
 * a customer's order took the room first.
 */
async function fillNextWindows(em: EntityManager, shop: Shop, now: Date): Promise<void> {
  const lines = await cooked(em, shop);
  const room = (await nextWindows(em, shop, now)).filter(({ remaining }) => remaining > 0);
  if (lines.length === 0 || room.length === 0) return;
  const windows: WindowRow[] = [];
  const query = queryIn(em);
  for (const window of room) windows.push(await windowRow(query, shop, window, now));
  const units = new Map(windows.map(({ id }, place) => [id, room[place]?.remaining ?? 0]));
  await applyHolds(query, { units, stock: new Map() });
  for (const window of windows) {
    for (let unit = 0; unit < (units.get(window.id) ?? 0); unit++) {
      const turn = window.startsAt.getTime() / MINUTE + unit;
      const line = lines[turn % lines.length];
      if (line) await counterOrder(query, shop, window, line, CALLERS[turn % CALLERS.length] ?? '', now);
    }
  }
}

/** Marks the demo's own orders as collected once their window is over, because there are no staff to hand them over. */
async function handOver(em: EntityManager, shop: Shop, now: Date): Promise<void> {
  const placed = await em.find(
    OrderStep,
    {
      from: null,
      by: StepAuthor.SYSTEM,
      order: { shop: shop.id, source: OrderSource.COUNTER, status: OPEN_STATUSES, window: { endsAt: { $lte: now } } },
    },
    { populate: ['order'] },
  );
  for (const { order } of placed) {
    const { id, status } = order;
    const done = { status: OrderStatus.COLLECTED, previousStatus: null, statusAt: now, seenAt: order.seenAt ?? now };
    // An owner may change the status at the same moment.
    if ((await em.nativeUpdate(Order, { id, status }, done)) === 0) continue;
    const life = [OrderStatus.PREPARING, OrderStatus.READY, OrderStatus.COLLECTED].slice(status === 'READY' ? 1 : 0);
    for (const [place, from] of life.filter(isOpen).entries()) {
      const to = life[place + 1] ?? OrderStatus.COLLECTED;
      em.create(OrderStep, { id: newId(now), order: id, from, to, by: StepAuthor.SYSTEM, at: now });
    }
  }
}

/** Returns the next windows of today or, late in the evening, the first ones of tomorrow. */
async function nextWindows(em: EntityManager, shop: Shop, now: Date): Promise<PickupWindow[]> {
  const rules = { ...shop, ...(await openingRulesOf(em, shop.id)) };
  const booked = await em.find(BookedWindow, { shop: shop.id, endsAt: { $gt: now }, bookedUnits: { $gt: 0 } });
  const { midnight } = businessDayAt(rules, now);
  return [midnight, midnight + DAY].flatMap((day) => pickupWindows(rules, now, booked, day)).slice(0, WINDOWS);
}

async function cooked(em: EntityManager, shop: Shop): Promise<NewLine[]> {
  const items = await em.find(
    Item,
    { shop: shop.id, kind: ItemKind.SIMPLE, preparationUnits: 1, published: true, deletedAt: null },
    { populate: ['category'], orderBy: { position: 'asc', id: 'asc' } },
  );
  return items.flatMap((item) => {
    const price = priceChoice(item, [], []);
    if (isProblem(price)) return [];
    const { preparationUnits: _units, ...line } = pricedLine(item, price, 1, '');
    return [line];
  });
}

function counterOrder(query: Query, shop: Shop, window: WindowRow, line: NewLine, customerName: string, now: Date) {
  const facts = {
    id: newId(now),
    shop,
    customer: null,
    customerName,
    source: OrderSource.COUNTER,
    window,
    units: 1,
    mealDeals: [],
    linesCents: line.unitCents,
    feeCents: 0,
    paymentIntentId: null,
  };
  return createOrder(query, facts, [line], StepAuthor.SYSTEM, now);
}
