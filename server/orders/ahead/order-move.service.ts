import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requireCustomerOf, type Principal } from '../../accounts/principal';
import type { Clock } from '../../clock';
import { queryIn } from '../../database/query';
import { transaction } from '../../database/transaction';
import { Item } from '../../menus/item.entity';
import { SoldOut } from '../../menus/menu.types';
import { Checkout, Payment } from '../../payments/payment.entity';
import { holdsOf } from '../../payments/checkout/checkout-holds';
import { chosenWindow, type ChosenWindow, unavailableAt } from '../../pickup/chosen-window';
import type { PickupDaysService } from '../../payments/checkout/pickup-days.service';
import { releaseHold, Shortfall, windowRow } from '../../pickup/holds';
import { WindowInvalid } from '../../pickup/pickup.types';
import type { PickupService } from '../../pickup/pickup.service';
import type { PickupWindow } from '../../pickup/pickup-windows';
import { ENQUEUE, jobRows } from '../../queue';
import type { ClosedDaysService } from './closed-days.service';
import { jobsOf } from '../new-order';
import { OrderStatus } from '../order-status';
import { lockOrder } from '../order-changes';
import type { Order } from '../order.entity';
import { StepNotPossible } from '../order.types';
import type { OrderService } from '../order.service';
import * as t from '../order.texts';

const MOVED = `update orders set window_id = ?, moved_at = ?, day_closed_asked_at = null, changed_in = pg_current_xact_id() where id = ?`;

/** Moves an order whose day closes to another day: its window, units and pieces change, the payment stays. */
export class OrderMoveService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly orders: OrderService,
    private readonly closedDays: ClosedDaysService,
    private readonly pickup: PickupService,
    private readonly pickupDays: PickupDaysService,
  ) {}

  /** Returns the days and windows with room for exactly this order; none unless its customer may choose now. */
  async choices(principal: Principal, order: Order) {
    if (!this.orders.isItsCustomer(principal, order) || !(await this.closedDays.until(order))) return [];
    const checkout = await this.paid(this.em.fork(), order);
    return this.pickupDays.forLines(order.shop, await this.linesOf(order), held(order, checkout));
  }

  /** Moves the order to the window that starts at `startsAt`. Idempotent. Throws NOT_FOUND. */
  async move(principal: Principal, reference: string, startsAt: Date) {
    const order = await this.orders.order(principal, reference);
    requireCustomerOf(principal, order.customer);
    const { shop } = order;
    const isOpen = (await this.closedDays.until(order)) !== null;
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
