import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requireCustomerOf, type Principal } from '../../accounts/principal';
import type { Clock } from '../../clock';
import { queryIn } from '../../database/query';
import { transaction } from '../../database/transaction';
import { Item } from '../../menus/item.entity';
import { SoldOut } from '../../menus/menu.types';
import { holdsOf } from '../../payments/checkout/checkout-holds';
import type { PickupDaysService } from '../../payments/checkout/pickup-days.service';
import { Checkout, Payment } from '../../payments/payment.entity';
import { chosenWindow, type ChosenWindow, unavailableAt } from '../../pickup/chosen-window';
import { releaseHold, Shortfall, windowRow } from '../../pickup/holds';
import type { PickupWindow } from '../../pickup/pickup-windows';
import type { PickupService } from '../../pickup/pickup.service';
import { WindowInvalid } from '../../pickup/pickup.types';
import { enqueue, ENQUEUE, jobRows } from '../../queue';
import { isShut } from '../../shops/hours/opening-hours';
import type { HoursOf } from '../../shops/hours/shop-hours';
import { Shop } from '../../shops/shop.entity';
import { jobsOf } from '../new-order';
import { lockOrder } from '../order-changes';
import { OrderStatus } from '../order-status';
import { Order, OrderSource } from '../order.entity';
import type { OrderService } from '../order.service';
import * as t from '../order.texts';
import { StepNotPossible } from '../order.types';

const ASKED = `update orders set day_closed_asked_at = ?, changed_in = pg_current_xact_id()
  where id = ? and window_id = ? and status = 'PREPARING' and day_closed_asked_at is not distinct from ? returning id`;
const MOVED = `update orders set window_id = ?, moved_at = ?, day_closed_asked_at = null, changed_in = pg_current_xact_id() where id = ?`;

/**
 * Handles paid orders of later days at times when their shop no longer opens: their customers choose another day, for
 * which window, units and pieces change and the payment stays, or a refund.
 */
export class ClosedDaysService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly hours: HoursOf,
    private readonly orders: OrderService,
    private readonly pickup: PickupService,
    private readonly pickupDays: PickupDaysService,
  ) {}

  /** Asks each customer once for another day or a refund; notifies those asked when the shop opens after all. */
  async ask(shopId: string): Promise<void> {
    const em = this.em.fork();
    const { zone } = await em.findOneOrFail(Shop, { id: shopId });
    const now = this.clock.now();
    const open = { shop: shopId, status: OrderStatus.PREPARING, source: OrderSource.ONLINE };
    const where = { ...open, window: { shownFrom: { $gt: now } } };
    const orders = await em.find(Order, where, { populate: ['window'], orderBy: { id: 'asc' } });
    const rules = { zone, ...(await this.hours(shopId)) };
    const changed = orders.filter((one) => isShut(rules, one.window) !== (one.dayClosedAskedAt !== null));
    await transaction(this.em, async (em) => {
      for (const { id: orderId, window, dayClosedAskedAt: before } of changed) {
        const after = before === null ? now : null;
        if ((await em.execute<unknown[]>(ASKED, [after, orderId, window.id, before])).length === 0) continue;
        if (before === null) await enqueue(em, 'dayClosedMail', { orderId });
        else await enqueue(em, 'dayReopenedMail', { orderId, requestedAt: before.toISOString() });
      }
    });
  }

  /** Clears the question when the day reopened before its mail was sent, so that closing the day again asks anew. */
  forget({ id, shop }: Order): Promise<void> {
    return transaction(this.em, async (em) => {
      await em.nativeUpdate(Order, { id }, { dayClosedAskedAt: null });
      await enqueue(em, 'closedDays', { shopId: shop.id });
    });
  }

  /** Returns whether the customer was asked about their closed day and the shop is still closed at that time. */
  async isAsked({ dayClosedAskedAt, status, shop, window }: Order): Promise<boolean> {
    if (dayClosedAskedAt === null || status !== OrderStatus.PREPARING) return false;
    return isShut({ zone: shop.zone, ...(await this.hours(shop.id)) }, window);
  }

  /** Returns until when the customer may choose: until the day begins; null when there is nothing to choose. */
  async until(order: Order): Promise<Date | null> {
    const until = order.window.shownFrom;
    return until > this.clock.now() && (await this.isAsked(order)) ? until : null;
  }

  /** Windows to which a customer may move an order whose day the shop has closed; none when they may not. */
  async choices(principal: Principal, order: Order) {
    if (!this.orders.isItsCustomer(principal, order) || !(await this.until(order))) return [];
    const checkout = await this.paid(this.em.fork(), order);
    return this.pickupDays.forLines(order.shop, await this.linesOf(order), held(order, checkout));
  }

  /** Moves the order to the window that starts at `startsAt`. Idempotent. Throws NOT_FOUND. */
  async move(principal: Principal, reference: string, startsAt: Date) {
    const order = await this.orders.order(principal, reference);
    requireCustomerOf(principal, order.customer);
    const { shop } = order;
    const isOpen = (await this.until(order)) !== null;
    const now = this.clock.now();
    const chosen = await chosenWindow(this.pickup, shop, { startsAt });
    const { offered } = chosen;
    if (isOpen && typeof offered !== 'string') {
      const lines = await this.linesOf(order);
      const gone = lines.find(({ item }) => item.deletedAt !== null || !item.published);
      if (gone) return new SoldOut(gone.item.nameRead, 0);
      const views = lines.map((view) => ({ view }));
      const unavailable = unavailableAt({ ...chosen, shop }, views, now);
      if (unavailable) return unavailable;
      try {
        await transaction(this.em, (em) => this.moveIn(em, order, { ...chosen, offered }));
      } catch (error) {
        if (error instanceof Shortfall) return this.pickup.explain(error, shop, startsAt);
        throw error;
      }
    }
    const after = await this.orders.order(principal, reference);
    // A repeated request moves the order once, and both calls get the moved order.
    if (after.movedAt && after.window.startsAt.getTime() === startsAt.getTime()) return after;
    return isOpen && typeof offered === 'string' ? new WindowInvalid() : new StepNotPossible(t.notMovable());
  }

  private async moveIn(em: EntityManager, before: Order, { offered, aheadDay }: Chosen): Promise<void> {
    // The checkout before its order, as when guests join an account; windows and pieces last, as in a checkout.
    const checkout = await this.paid(em, before, LockMode.PESSIMISTIC_WRITE);
    const order = await lockOrder(em, before.id);
    if (order.status !== OrderStatus.PREPARING || order.window.id !== before.window.id) return;
    const query = queryIn(em);
    const { shop, units } = before;
    const now = this.clock.now();
    const window = await windowRow(query, shop, offered, now);
    const lines = before.lines.getItems();
    const { taken, takenAt } = held(before, checkout);
    await releaseHold(query, taken, takenAt, holdsOf({ window, units, lines, aheadDay }));
    await em.nativeUpdate(Checkout, { id: checkout.id }, { aheadDay, window: window.id });
    await em.execute(MOVED, [window.id, now, order.id]);
    const jobs = jobsOf({ id: order.id, source: order.source, window, createdAt: now, movedAt: now }, shop, true);
    await em.execute(ENQUEUE, [jobRows(jobs)]);
  }

  private async paid(em: EntityManager, { paymentIntentId }: Order, lockMode?: LockMode) {
    const { id } = (await em.findOneOrFail(Payment, { intentId: paymentIntentId ?? '' })).checkout;
    return em.findOneOrFail(Checkout, { id }, { ...(lockMode && { lockMode }), refresh: true });
  }

  /** Returns the ordered items with their quantities, as they are on the menu now. */
  private async linesOf({ lines }: Order): Promise<{ item: Item; quantity: number }[]> {
    const ids = lines.getItems().map(({ itemId }) => itemId);
    const items = await this.em.fork().find(Item, { id: ids }, { populate: ['category'], refresh: true });
    return lines.getItems().flatMap(({ itemId, quantity }) => {
      const item = items.find(({ id }) => id === itemId);
      return item ? [{ item, quantity }] : [];
    });
  }
}

type Chosen = Omit<ChosenWindow, 'offered'> & { offered: PickupWindow };

/** Returns the units and pieces an order has taken, and when. */
function held({ window, units, lines, movedAt }: Order, { aheadDay, createdAt }: Checkout) {
  const taken = holdsOf({ window, units, lines: lines.getItems(), aheadDay });
  return { window, units, taken, takenAt: movedAt ?? createdAt };
}
