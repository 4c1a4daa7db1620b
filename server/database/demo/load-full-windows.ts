import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../identifiers';
import type { Item } from '../../menus/item.entity';
import { OrderStatus } from '../../orders/order-status';
import { Order, OrderLine, OrderSource } from '../../orders/order.entity';
import { OrderStep, StepAuthor } from '../../orders/order-step.entity';
import { newToken } from '../../orders/token';
import { BookedWindow } from '../../pickup/booked-window.entity';
import { pickupWindows, type PickupWindow } from '../../pickup/pickup-windows';
import type { Shop } from '../../shops/shop.entity';
import { DAY, firstInstantOf, midnightOf, readingAt } from '../../shops/wall-clock';

/** Two, so that the next window is still full after the first has begun. */
const WINDOWS = 2;
const CALLERS = ['Inès', 'Marc', 'Fatou', 'Comptoir', 'Louis', 'Adèle', 'Hugo', 'Rose'];

/** Fills the next windows of a shop with orders taken at its counter: no room left, and the board shows why. */
export function fillNextWindows(em: EntityManager, shop: Shop, items: readonly Item[], now: Date): void {
  const cooked = items.filter(({ preparationUnits }) => preparationUnits === 1);
  nextWindows(shop, now).forEach(({ startsAt, endsAt }, index) => {
    const { capacityUnits } = shop;
    const window = em.create(BookedWindow, {
      id: newId(),
      shop,
      startsAt,
      endsAt,
      capacityUnits,
      bookedUnits: capacityUnits,
    });
    for (let unit = 0; unit < capacityUnits; unit++) {
      const turn = index * capacityUnits + unit;
      const item = cooked[turn % cooked.length];
      if (item) counterOrder(em, window, item, CALLERS[turn % CALLERS.length] ?? 'Comptoir', now);
    }
  });
}

/** The next windows of today or, late in the evening, the first ones of tomorrow. */
function nextWindows(shop: Shop, now: Date): PickupWindow[] {
  const { zone, slotMinutes, preparationMinutes, capacityUnits } = shop;
  const openingRanges = shop.openingRanges.getItems();
  const rules = { zone, openingRanges, closures: [], slotMinutes, preparationMinutes, capacityUnits };
  const midnight = firstInstantOf(zone, midnightOf(readingAt(zone, now.getTime())) + DAY);
  return [now, new Date(midnight)].flatMap((instant) => pickupWindows(rules, instant, [])).slice(0, WINDOWS);
}

function counterOrder(em: EntityManager, window: BookedWindow, item: Item, customerName: string, now: Date): void {
  const { name, description, kind, category, picture, priceCents, vatRate, allergens } = item;
  const order = em.create(Order, {
    id: newId(),
    token: newToken(),
    shop: window.shop,
    customerName,
    source: OrderSource.COUNTER,
    status: OrderStatus.PREPARING,
    statusAt: now,
    window,
    units: 1,
    linesCents: priceCents,
    feeCents: 0,
    totalCents: priceCents,
    createdAt: now,
  });
  em.create(OrderLine, {
    id: newId(),
    order,
    item,
    kind,
    name,
    description,
    category: category.name,
    picture,
    quantity: 1,
    unitCents: priceCents,
    vatRate,
    allergens: [...(allergens ?? [])],
    choices: NO_CHOICES,
    note: '',
    position: 0,
  });
  em.create(OrderStep, { id: newId(), order, to: OrderStatus.PREPARING, by: StepAuthor.SYSTEM, at: now });
}

const NO_CHOICES = {
  meats: [],
  sauces: [],
  sot: [],
  supplements: [],
  fries: null,
  drink: null,
  size: null,
  toppings: [],
};
