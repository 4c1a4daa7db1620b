import type { EntityManager } from '@mikro-orm/postgresql';
import { isOpen } from '../../graphql/rules/order-status';
import { pricedLine } from '../carts/priced-line';
import { type Ask, askIn } from '../database/statement';
import { newId } from '../identifiers';
import { Item, ItemKind } from '../menus/item.entity';
import { isProblem, priceChoice } from '../menus/line-pricing';
import { NO_SELECTIONS } from '../menus/selections';
import { createOrder, type NewLine } from '../orders/new-order';
import { OPEN_STATUSES, OrderStatus } from '../orders/order-status';
import { Order, OrderSource } from '../orders/order.entity';
import { OrderStep, StepAuthor } from '../orders/order-step.entity';
import { BookedWindow } from '../pickup/booked-window.entity';
import { applyHolds, windowRow, type WindowRow } from '../pickup/holds';
import { pickupWindows, type PickupWindow } from '../pickup/pickup-windows';
import { businessDayAt } from '../shops/business-day';
import type { Shop } from '../shops/shop.entity';
import { openingRulesOf } from '../shops/shop.service';
import { DAY, MINUTE } from '../shops/wall-clock';

/** Two, so that the next window is still full after the first has begun. */
const WINDOWS = 2;
const CALLERS = ['Inès', 'Marc', 'Fatou', '', 'Louis', 'Adèle', 'Hugo', 'Rose'];

/**
 * Fills what is left of a shop's next windows with orders of one unit taken at its counter: no room, and the board shows
 * why. Their pieces were put aside: the counted ones are for customers. Throws Shortfall when somebody was faster.
 */
export async function fillNextWindows(em: EntityManager, shop: Shop, now: Date): Promise<void> {
  const lines = await cooked(em, shop);
  const room = (await nextWindows(em, shop, now)).filter(({ remaining }) => remaining > 0);
  if (lines.length === 0 || room.length === 0) return;
  const windows: WindowRow[] = [];
  const ask = askIn(em);
  for (const window of room) windows.push(await windowRow(ask, shop, window, now));
  const units = new Map(windows.map(({ id }, place) => [id, room[place]?.remaining ?? 0]));
  await applyHolds(ask, { units, stock: new Map() });
  for (const window of windows) {
    for (let unit = 0; unit < (units.get(window.id) ?? 0); unit++) {
      const turn = window.startsAt.getTime() / MINUTE + unit;
      const line = lines[turn % lines.length];
      if (line) await counterOrder(ask, shop, window, line, CALLERS[turn % CALLERS.length] ?? '', now);
    }
  }
}

/** Hands over what the demo itself ordered, once its window is over: nobody stands at that counter. */
export async function handOver(em: EntityManager, shop: Shop, now: Date): Promise<void> {
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
    // An owner may take the same step at this moment.
    if ((await em.nativeUpdate(Order, { id, status }, done)) === 0) continue;
    const life = [OrderStatus.PREPARING, OrderStatus.READY, OrderStatus.COLLECTED].slice(status === 'READY' ? 1 : 0);
    for (const [place, from] of life.filter(isOpen).entries()) {
      const to = life[place + 1] ?? OrderStatus.COLLECTED;
      em.create(OrderStep, { id: newId(now), order: id, from, to, by: StepAuthor.SYSTEM, at: now });
    }
  }
}

/** The next windows of today or, late in the evening, the first ones of tomorrow. */
async function nextWindows(em: EntityManager, shop: Shop, now: Date): Promise<PickupWindow[]> {
  const { slotMinutes, preparationMinutes, delayMinutes, delayUntil, capacityUnits, pausedUntil } = shop;
  const preparation = { preparationMinutes, delayMinutes, delayUntil };
  const rules = { ...openingRulesOf(shop), slotMinutes, ...preparation, capacityUnits, pausedUntil };
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
    const price = priceChoice(item, [], NO_SELECTIONS);
    if (isProblem(price)) return [];
    const { preparationUnits: _units, ...line } = pricedLine(item, price, 1, '');
    return [line];
  });
}

function counterOrder(ask: Ask, shop: Shop, window: WindowRow, line: NewLine, customerName: string, now: Date) {
  const facts = {
    id: newId(now),
    shop,
    customer: null,
    customerName,
    source: OrderSource.COUNTER,
    window,
    units: 1,
    linesCents: line.unitCents,
    feeCents: 0,
    paymentIntentId: null,
  };
  return createOrder(ask, facts, [line], StepAuthor.SYSTEM, now);
}
