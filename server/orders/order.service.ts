import type { EntityManager } from '@mikro-orm/postgresql';
import { isOpen } from '../../graphql/rules/order-status';
import { Account, Role } from '../accounts/account.entity';
import {
  requireCustomer,
  requireCustomerOf,
  requireParty,
  requireSignedIn,
  type Principal,
} from '../accounts/principal';
import type { Clock } from '../clock';
import { retrying, transaction } from '../database/transaction';
import { Fault } from '../errors';
import { isUuid, newId } from '../identifiers';
import { enqueue } from '../queue';
import { businessDayAt } from '../shops/hours/business-day';
import { openingRulesOf } from '../shops/hours/shop-hours';
import { DAY } from '../shops/hours/wall-clock';
import { noShowFrom } from './order-deadlines';
import * as noShow from './no-show/no-show.texts';
import { lockOrder } from './order-changes';
import { ADVANCE, mayBecome, OPEN_STATUSES, OrderStatus, UNDO_SECONDS } from './order-status';
import { Order, OrderStep, StepAuthor } from './order.entity';
import { type OrderHistoryPage, OrderMoved, StepNotPossible } from './order.types';
import * as t from './order.texts';
import { isToken } from './token';
import { Cancellation } from './cancellation/cancellation.entity';

const MOST_ORDERS = 500;
const MOST_OPEN = 1000;
const MOST_ENDED = 200;
const MOST_OF_A_CUSTOMER = 50;
const A_PAGE = 20;
const CALLED_FOR_MS = 24 * 3_600_000;
const WHOLE = { populate: ['lines', 'shop', 'window'] } as const;
const NEWEST = { createdAt: 'desc' } as const;
const CONTESTED = `select o.id from no_show_contest n join orders o on o.id = n.order_id
  where n.answer is null and o.shop_id = ? and o.status = 'NO_SHOW' and o.status_at < ? limit ?`;

export class OrderService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Returns an order by id or token to its customer or its shop; throws NOT_FOUND for anyone else. */
  async order(principal: Principal, reference: string): Promise<Order> {
    requireSignedIn(principal);
    const where = isUuid(reference)
      ? { id: reference }
      : isToken(reference)
        ? { token: reference.toUpperCase() }
        : null;
    const order = where && (await this.em.findOne(Order, where, { ...WHOLE, refresh: true }));
    if (!order) throw new Fault('NOT_FOUND', t.unknown());
    requireParty(principal, { customerId: order.customer?.id ?? null, shopId: order.shop.id });
    return order;
  }

  /** Returns a customer's orders, newest first. */
  async ordersOf(customerId: string, limit = MOST_OF_A_CUSTOMER): Promise<Order[]> {
    return this.em.find(Order, { customer: customerId }, { ...WHOLE, orderBy: NEWEST, limit });
  }

  /** Returns the caller's open orders, the next pickup first; an order is left out a day after its window. */
  async openOrders(principal: Principal): Promise<Order[]> {
    const window = { endsAt: { $gte: new Date(this.clock.now().getTime() - CALLED_FOR_MS) } };
    const orders = await this.em.find(
      Order,
      { customer: requireCustomer(principal), window },
      { ...WHOLE, orderBy: { window: { startsAt: 'asc' } }, limit: MOST_OF_A_CUSTOMER },
    );
    return orders.filter((order) => isOpen(this.visibleStatus(principal, order)));
  }

  /** Returns a page of a customer's orders, newest first, after the order `after`, or from the newest. */
  async history(customerId: string, after: string | null): Promise<OrderHistoryPage> {
    const known = after !== null && isUuid(after);
    const last = known ? await this.em.findOne(Order, { id: after, customer: customerId }) : null;
    // Orders of one instant are sorted by id; « at or before » can use the index on customer and instant.
    const { createdAt, id } = last ?? {};
    const older = createdAt && {
      createdAt: { $lte: createdAt },
      $or: [{ createdAt: { $lt: createdAt } }, { id: { $lt: id } }],
    };
    const found = await this.em.find(
      Order,
      { customer: customerId, ...older },
      { ...WHOLE, orderBy: { createdAt: 'desc', id: 'desc' }, limit: A_PAGE + 1 },
    );
    const orders = found.slice(0, A_PAGE);
    return { orders, next: found.length > A_PAGE ? (orders.at(-1)?.id ?? null) : null };
  }

  /** Returns the board: open orders by window, those ended today, and no-shows whose contest awaits an answer. */
  async board(shopId: string): Promise<Order[]> {
    const now = this.clock.now();
    const begun = businessDayAt(await openingRulesOf(this.em, shopId), now).startsAt;
    const window = { shownFrom: { $lte: now } };
    // Latest first, so that old orders never marked as collected do not push out today's.
    const open = await this.em.find(
      Order,
      { shop: shopId, status: OPEN_STATUSES, window },
      { ...WHOLE, orderBy: { window: { startsAt: 'desc' }, createdAt: 'desc' }, limit: MOST_OPEN },
    );
    // Limited separately, so that ended orders do not push out open ones.
    const where = { shop: shopId, status: { $nin: OPEN_STATUSES }, statusAt: { $gte: begun }, window };
    const ended = await this.em.find(Order, where, { ...WHOLE, orderBy: { statusAt: 'desc' }, limit: MOST_ENDED });
    const waiting = await this.em.execute<{ id: string }[]>(CONTESTED, [shopId, begun, MOST_ENDED]);
    const contested = waiting.length > 0 ? await this.em.find(Order, { id: waiting.map(({ id }) => id) }, WHOLE) : [];
    return [...open.reverse(), ...ended, ...contested];
  }

  /** Returns the shop's orders placed, or due, within seven days, newest first, without those of later days. */
  async recent(shopId: string): Promise<Order[]> {
    const now = this.clock.now();
    const [week, longest] = [7, 7 + 30].map((days) => ({ $gte: new Date(now.getTime() - days * DAY) }));
    const window = { shownFrom: { $lte: now } };
    const $or = [{ createdAt: week }, { window: { endsAt: week } }];
    const where = { shop: shopId, createdAt: longest, window, $or };
    return this.em.find(Order, where, { ...WHOLE, orderBy: NEWEST, limit: MOST_ORDERS });
  }

  /** Moves an order one step by the board's button: in preparation → ready → collected. */
  async advance(shopId: string, orderId: string, from: OrderStatus) {
    const to = ADVANCE[from];
    if (!to) throw new Fault('BAD_USER_INPUT', t.ended());
    const order = await this.ofShop(shopId, orderId);
    if (order.window.shownFrom > this.clock.now()) return new StepNotPossible(t.notItsDay());
    return this.step(order, from, to);
  }

  /** Marks an order as a no-show; possible from `noShowFrom` on (specification 5.4). */
  async markNoShow(shopId: string, orderId: string, despiteArrival = true) {
    const order = await this.ofShop(shopId, orderId);
    if (isOpen(order.status)) {
      if (!this.canMarkNoShow(order)) return new StepNotPossible(noShow.tooEarly());
      if (order.arrivingAt && !despiteArrival) return new StepNotPossible(noShow.arriving());
    }
    return this.step(order, order.status, OrderStatus.NO_SHOW);
  }

  /** Marks a customer's earliest markable order, because the specification's call names the customer. */
  async markCustomerNoShow(shopId: string, customerId: string) {
    const window = { startsAt: { $lte: this.clock.now() } };
    const where = { shop: shopId, customer: customerId, status: OPEN_STATUSES, window };
    const orders = isUuid(customerId)
      ? await this.em.find(Order, where, { populate: ['shop', 'window'], orderBy: { window: { startsAt: 'asc' } } })
      : [];
    const order = orders.find((one) => this.canMarkNoShow(one));
    if (!order) throw new Fault('NOT_FOUND', noShow.noneToMark());
    return this.markNoShow(shopId, order.id);
  }

  /** Undoes the owner's last step within 30 seconds, as a recorded reversal. */
  async undo(shopId: string, orderId: string) {
    const { id, status } = await this.ofShop(shopId, orderId);
    return transaction(this.em, async (em) => {
      // Lock before the time is checked, so that a transaction that makes the step final commits first.
      const order = await lockOrder(em, id);
      if (order.status !== status) return new OrderMoved(await this.reload(id, em));
      if (!this.undoableUntil(order)) return new StepNotPossible(t.undoOver());
      await reverseStep(em, order, StepAuthor.OWNER, this.clock.now());
      return this.reload(id, em);
    });
  }

  /** Records « J'arrive », which the board shows; possible while the order is open. */
  async announceArrival(principal: Principal, reference: string) {
    const order = await this.order(principal, reference);
    requireCustomerOf(principal, order.customer);
    if (!isOpen(this.visibleStatus(principal, order))) return new StepNotPossible(t.ended());
    return transaction(this.em, async (em) => {
      const arriving = { arrivingAt: this.clock.now() };
      const first = await em.nativeUpdate(Order, { id: order.id, arrivingAt: null }, arriving);
      if (first === 1) await enqueue(em, 'orderNews', { orderId: order.id, what: 'ARRIVING' });
      return this.reload(order.id, em);
    });
  }

  /** Marks orders as seen; unseen orders ring on every board of the shop. */
  async markSeen(shopId: string, orderIds: readonly string[]): Promise<boolean> {
    const ids = orderIds.filter(isUuid).slice(0, MOST_ORDERS);
    const unseen = { id: ids, shop: shopId, seenAt: null };
    await retrying(() => this.em.nativeUpdate(Order, unseen, { seenAt: this.clock.now() }));
    return true;
  }

  /** Returns the status to show: a customer does not see a cancellation that can be undone (specification 5.2). */
  visibleStatus(principal: Principal, order: Order): OrderStatus {
    const { status, previousStatus } = order;
    const mayBeUndone = status === OrderStatus.CANCELLED && this.undoableUntil(order) !== null;
    return mayBeUndone && !this.isItsShop(principal, order) ? (previousStatus ?? status) : status;
  }

  /** Returns whether the caller is the order's shop, which alone sees steps it may still undo. */
  isItsShop(principal: Principal, { shop }: Order): boolean {
    return principal?.role === Role.OWNER && principal.id === shop.id;
  }

  /** Returns whether the caller is the order's customer or opened it by its mailed link. */
  isItsCustomer(principal: Principal, { customer, openedByLink }: Order): boolean {
    return openedByLink === true || (customer !== null && customer.id === principal?.id);
  }

  canMarkNoShow(order: Order): boolean {
    const from = noShowFrom(order, order.shop.noShowGraceMinutes);
    return from !== null && from <= this.clock.now();
  }

  /** Returns the number to call, where one was given; the shop's view ends a day later (specification 10.3). */
  async customerPhone(principal: Principal, order: Order): Promise<string | null> {
    const { customer, window } = order;
    const isOver = this.clock.now().getTime() - window.endsAt.getTime() > CALLED_FOR_MS;
    const itsShop = this.isItsShop(principal, order);
    if (itsShop ? isOver : customer?.id !== principal?.id) return null;
    return customer && (await this.em.findOneOrFail(Account, customer.id)).phone;
  }

  /** Returns until when the last step can be undone; null when it cannot be undone. */
  undoableUntil({ previousStatus, statusAt }: Order): Date | null {
    const until = new Date(statusAt.getTime() + UNDO_SECONDS * 1000);
    return previousStatus !== null && until > this.clock.now() ? until : null;
  }

  /** Returns an order of this shop; throws NOT_FOUND for an order of another. */
  async ofShop(shopId: string, orderId: string): Promise<Order> {
    const order = isUuid(orderId)
      ? await this.em.findOne(Order, { id: orderId, shop: shopId }, { populate: ['shop', 'window'], refresh: true })
      : null;
    if (!order) throw new Fault('NOT_FOUND', t.unknown());
    return order;
  }

  /** Makes one transition by the owner: of two concurrent clicks, one moves the order and the other is refused. */
  private async step(order: Order, from: OrderStatus, to: OrderStatus) {
    if (!mayBecome(from, to)) return new OrderMoved(await this.reload(order.id));
    const now = this.clock.now();
    return transaction(this.em, async (em) => {
      const changed = await em.nativeUpdate(
        Order,
        { id: order.id, status: from },
        { status: to, previousStatus: from, statusAt: now, seenAt: order.seenAt ?? now },
      );
      if (changed === 0) return new OrderMoved(await this.reload(order.id, em));
      const step = em.create(OrderStep, { id: newId(now), order: order.id, from, to, by: StepAuthor.OWNER, at: now });
      // Effects outside the shop wait until the step can no longer be undone (specification 5.2).
      if (to === OrderStatus.NO_SHOW && order.customer)
        await enqueue(em, 'noShowMail', { stepId: step.id }, { delay: UNDO_SECONDS + 1 });
      if (to === OrderStatus.READY) {
        await enqueue(em, 'orderNews', { orderId: order.id, what: 'READY' }, { delay: UNDO_SECONDS });
        if (order.customer) await enqueue(em, 'readyMail', { stepId: step.id }, { delay: UNDO_SECONDS + 1 });
      }
      return this.reload(order.id, em);
    });
  }

  /** Returns the current order with lines, shop and window. */
  reload(id: string, em = this.em): Promise<Order> {
    return em.findOneOrFail(Order, { id }, { ...WHOLE, refresh: true });
  }
}

/**
 * Undoes the owner's last step, as a recorded reversal, within the caller's transaction; the caller checks that undo is
 * still allowed. Returns false when the order's status changed meanwhile.
 */
export async function reverseStep(em: EntityManager, order: Order, by: StepAuthor, at: Date): Promise<boolean> {
  const { id, previousStatus: back, status: from } = order;
  if (back === null) return false;
  const reverses = await em.findOne(OrderStep, { order: id, to: from }, { orderBy: { at: 'desc' } });
  const where = { id, status: from, previousStatus: back };
  const changed = await em.nativeUpdate(Order, where, { status: back, previousStatus: null, statusAt: at });
  if (changed === 0) return false;
  if (from === OrderStatus.CANCELLED) await em.nativeDelete(Cancellation, { order: id });
  em.create(OrderStep, { id: newId(at), order: id, from, to: back, by, reverses, at });
  return true;
}
