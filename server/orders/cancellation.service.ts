import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { requireCustomerOf, type Principal } from '../accounts/principal';
import type { Clock } from '../clock';
import { rowById } from '../database/batch-loader';
import { inOneStep } from '../database/retry';
import { queryIn, preparedQuery } from '../database/query';
import { Fault } from '../errors';
import { newId } from '../identifiers';
import { REFUNDABLE_CENTS } from './refund-outcome';
import { Payment } from '../payments/payment.entity';
import { holdsOf } from '../payments/checkout-holds';
import { enqueueRefund } from '../payments/enqueue-refund';
import { RefundCause } from '../payments/refund.entity';
import { releaseHold } from '../pickup/holds';
import { enqueue } from '../queue';
import { cleanText } from '../text';
import { cancellableUntil, mayCancel } from './cancellation';
import { Cancellation } from './cancellation.entity';
import { codedReason, type OurReason, type Reason, reasonText, typedReason } from './stored-reasons';
import type { ClosedDaysService } from './closed-days.service';
import { type CancelOrderInput, type CancellationView, OrderMoved, StepNotPossible } from './order.types';
import { announce } from './order-changes';
import { mayBecome, OrderStatus, UNDO_SECONDS } from './order-status';
import { Order, OrderStep, StepAuthor } from './order.entity';
import { type OrderService, reverseStep } from './order.service';
import { isUnseen } from './unseen';
import * as t from './cancellation.texts';

/** Seconds after which a ticket that was being sent when the order was cancelled is either printed or not. */
export const LEFT_BY_SECONDS = 30;

/** Refund cause by author of the cancellation; the cause decides who bears the refund. */
const CAUSES: Readonly<Record<StepAuthor, RefundCause>> = {
  CUSTOMER: RefundCause.CUSTOMER,
  OWNER: RefundCause.SHOP,
  SYSTEM: RefundCause.UNSEEN,
};

interface CalledOff extends Omit<CancellationView, 'at' | 'byShop'>, Reason {
  id: string;
  by: StepAuthor;
  at: string;
}
const CALLED_OFF = preparedQuery(
  'cancellations',
  `select o.id, c.by, c.reason, c.reason_code as "reasonCode", c.at, ${REFUNDABLE_CENTS} as "refundCents",
     coalesce(r.state, 'PENDING') as "refundState"
   from cancellation c join orders o on o.id = c.order_id left join refund r on r.id = c.refund_id where o.id = any(?::uuid[])`,
);

/**
 * Cancels orders (specification 5.3): the status changes at once, then window, stock and money are released, each
 * exactly once.
 */
export class CancellationService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly orders: OrderService,
    private readonly closedDays: ClosedDaysService,
    private readonly calledOff = rowById<CalledOff>(queryIn(em), CALLED_OFF),
  ) {}

  /**
   * Cancels an order for its customer; returns StepNotPossible when it is too late. Idempotent: a repeated call returns
   * the same cancelled order.
   */
  async byCustomer(principal: Principal, reference: string) {
    const order = await this.orders.order(principal, reference);
    requireCustomerOf(principal, order.customer);
    const whileClosed = (await this.closedDays.until(order)) !== null;
    await inOneStep(this.em.fork(), (em) => this.byCustomerIn(em, principal, order.id, whileClosed));
    const after = await this.orders.order(principal, reference);
    return this.orders.visibleStatus(principal, after) === OrderStatus.CANCELLED
      ? after
      : new StepNotPossible(t.tooLate());
  }

  /**
   * Cancels an order for its shop, with a reason; money and window are released once the step can no longer be undone
   * (specification 5.2).
   */
  async byShop(shopId: string, { orderId, from, why, reason }: CancelOrderInput) {
    const said = why ? codedReason(why) : typedReason(cleanText(reason ?? '', 500, t.reason()));
    if (said.reason === '') throw new Fault('BAD_USER_INPUT', t.reasonNeeded());
    const order = await this.orders.ofShop(shopId, orderId);
    const moved =
      mayBecome(from, OrderStatus.CANCELLED) &&
      (await inOneStep(this.em.fork(), (em) => this.record(em, order, from, { by: StepAuthor.OWNER, ...said }, from)));
    const after = await this.orders.reload(order.id);
    return moved ? after : new OrderMoved(after);
  }

  /**
   * Cancels an order that nobody at the shop saw in time, at once and without undo, within the caller's transaction.
   * Returns false when it was seen or its status changed meanwhile.
   */
  async whenUnseen(em: EntityManager, orderId: string): Promise<boolean> {
    const order = await em.findOneOrFail(
      Order,
      { id: orderId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    return isUnseen(order) && this.forGood(em, order, 'UNSEEN');
  }

  /**
   * Cancels an order whose day begins while the shop is closed and whose customer chose nothing. Returns false when its
   * status changed meanwhile.
   */
  whenDayClosed(em: EntityManager, order: Order): Promise<boolean> {
    return this.forGood(em, order, 'DAY_CLOSED');
  }

  private async forGood(em: EntityManager, order: Order, why: OurReason): Promise<boolean> {
    const by = { by: StepAuthor.SYSTEM, ...codedReason(why) };
    if (!(await this.record(em, order, OrderStatus.PREPARING, by, null))) return false;
    await this.finaliseIn(em, order.id);
    return true;
  }

  /**
   * Releases window, stock and money of a cancelled order, once; does nothing while the owner can still undo the
   * cancellation or after they did.
   */
  async finalise(orderId: string): Promise<void> {
    await inOneStep(this.em.fork(), (em) => this.finaliseIn(em, orderId));
  }

  /** Returns the ids of orders whose cancellation can no longer be undone and is not finalised yet. */
  async due(): Promise<string[]> {
    const final = new Date(this.clock.now().getTime() - UNDO_SECONDS * 1000);
    const found = await this.em
      .fork()
      .find(Cancellation, { finalisedAt: null, at: { $lte: final } }, { orderBy: { at: 'asc' } });
    return found.map(({ order }) => order.id);
  }

  /**
   * Returns until when the caller may cancel the order; null for anyone but its customer, and once it is too late by
   * the status the customer sees.
   */
  async until(principal: Principal, order: Order): Promise<Date | null> {
    if (!this.orders.isItsCustomer(principal, order)) return null;
    return (await this.closedDays.until(order)) ?? this.usuallyUntil(principal, order);
  }

  private usuallyUntil(principal: Principal, order: Order): Date | null {
    if (!this.orders.isItsCustomer(principal, order)) return null;
    const { window, shop } = order;
    const visible = { status: this.orders.visibleStatus(principal, order), window };
    const may = mayCancel(visible, shop, this.clock.now());
    return may ? cancellableUntil(visible, shop) : null;
  }

  /**
   * Returns why and by whom an order was cancelled; null for other orders, and while the caller does not see the
   * cancellation yet.
   */
  async view(principal: Principal, order: Order): Promise<CancellationView | null> {
    if (this.orders.visibleStatus(principal, order) !== OrderStatus.CANCELLED) return null;
    const found = await this.calledOff(order.id);
    if (!found) return null;
    const { by, at, ...rest } = found;
    return {
      ...rest,
      byShop: by !== StepAuthor.CUSTOMER,
      reason: reasonText(found, this.orders.isItsCustomer(principal, order)),
      at: new Date(at),
    };
  }

  private async byCustomerIn(em: EntityManager, principal: Principal, orderId: string, whileClosed: boolean) {
    const order = await em.findOneOrFail(
      Order,
      { id: orderId },
      { populate: ['window', 'shop'], lockMode: LockMode.PESSIMISTIC_WRITE, lockTableAliases: ['o0'], refresh: true },
    );
    if (!whileClosed && this.usuallyUntil(principal, order) === null) return;
    // The shop has just cancelled it, which the customer cannot see yet: reverse that step, so that the customer's own
    // cancellation counts.
    if (order.status === OrderStatus.CANCELLED) await reverseStep(em, order, StepAuthor.CUSTOMER, this.clock.now());
    const by = { by: StepAuthor.CUSTOMER, ...codedReason('BY_CUSTOMER') };
    // Not undoable, because the customer's answer already says that the order is cancelled.
    if (await this.record(em, order, OrderStatus.PREPARING, by, null)) await this.finaliseIn(em, order.id);
  }

  /** Records the step and its reason; returns false when the order's status changed first. */
  private async record(
    em: EntityManager,
    order: Order,
    from: OrderStatus,
    why: Reason & { by: StepAuthor },
    previousStatus: OrderStatus | null,
  ): Promise<boolean> {
    const at = this.clock.now();
    const to = OrderStatus.CANCELLED;
    const changed = await em.nativeUpdate(
      Order,
      { id: order.id, status: from },
      { status: to, previousStatus, statusAt: at },
    );
    if (changed === 0) return false;
    em.create(OrderStep, { id: newId(at), order: order.id, from, to, by: why.by, at });
    em.create(Cancellation, { order: order.id, ...why, at });
    await em.flush();
    return true;
  }

  private async finaliseIn(em: EntityManager, orderId: string): Promise<void> {
    const order = await em.findOneOrFail(
      Order,
      { id: orderId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    const cancellation = await em.findOne(Cancellation, { order: orderId, finalisedAt: null }, { refresh: true });
    if (!cancellation || order.status !== OrderStatus.CANCELLED || this.orders.undoableUntil(order)) return;
    await em.populate(order, ['lines']);
    const payment =
      order.paymentIntentId === null
        ? null
        : await em.findOneOrFail(Payment, { intentId: order.paymentIntentId }, { populate: ['checkout'] });
    const takenAt = order.movedAt ?? payment?.checkout.createdAt ?? order.createdAt;
    const aheadDay = payment?.checkout.aheadDay;
    await releaseHold(
      queryIn(em),
      holdsOf({ window: order.window, units: order.units, lines: order.lines.getItems(), aheadDay }),
      takenAt,
    );
    if (payment) {
      cancellation.refund = await enqueueRefund(em, payment, {
        cause: cancellation.reason === ('DAY_CLOSED' satisfies OurReason) ? RefundCause.SHOP : CAUSES[cancellation.by],
        reason: cancellation.reason,
        reasonCode: cancellation.reasonCode,
        at: this.clock.now(),
      });
    }
    cancellation.finalisedAt = this.clock.now();
    // A finalised cancellation can no longer be undone.
    order.previousStatus = null;
    await em.flush();
    await enqueue(em, 'cancellationMail', { orderId });
    for (const delay of [0, LEFT_BY_SECONDS]) await enqueue(em, 'voidTicket', { orderId }, { delay });
    await enqueue(em, 'orderNews', { orderId, what: 'CANCELLED' });
    await announce(em, orderId);
  }
}
