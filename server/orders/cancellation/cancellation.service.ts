import type { EntityManager } from '@mikro-orm/postgresql';
import { requireCustomerOf, type Principal } from '../../accounts/principal';
import type { Clock } from '../../clock';
import { rowById } from '../../database/batch-loader';
import { queryIn, preparedQuery } from '../../database/query';
import { transaction } from '../../database/transaction';
import { newId } from '../../identifiers';
import { REFUNDABLE_CENTS } from '../refunds/refund-outcome';
import { Payment } from '../../payments/payment.entity';
import { holdsOf } from '../../payments/checkout/checkout-holds';
import { enqueueRefund } from '../../payments/enqueue-refund';
import { RefundCause } from '../../payments/refund.entity';
import { releaseHold } from '../../pickup/holds';
import { enqueue } from '../../queue';
import { requiredText } from '../../text';
import { cancellableUntil } from '../order-deadlines';
import { Cancellation } from './cancellation.entity';
import { codedReason, type OurReason, type Reason, reasonText, typedReason } from '../stored-reasons';
import type { ClosedDaysService } from '../ahead/closed-days.service';
import { type CancelOrderInput, type CancellationView, OrderMoved, StepNotPossible } from '../order.types';
import { announce, lockOrder } from '../order-changes';
import { mayBecome, OrderStatus, UNDO_SECONDS } from '../order-status';
import { Order, OrderStep, StepAuthor } from '../order.entity';
import { type OrderService, reverseStep } from '../order.service';
import { isUnseen } from '../board/unseen';
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

/** Cancels orders (specification 5.3): the status changes at once; window, stock and money are released once. */
export class CancellationService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly orders: OrderService,
    private readonly closedDays: ClosedDaysService,
    private readonly calledOff = rowById<CalledOff>(queryIn(em), CALLED_OFF),
  ) {}

  /** Cancels an order for its customer; returns StepNotPossible when it is too late. Idempotent. */
  async byCustomer(principal: Principal, reference: string) {
    const order = await this.orders.order(principal, reference);
    requireCustomerOf(principal, order.customer);
    const whileClosed = (await this.closedDays.until(order)) !== null;
    await transaction(this.em, (em) => this.byCustomerIn(em, principal, order.id, whileClosed));
    const after = await this.orders.order(principal, reference);
    return this.orders.visibleStatus(principal, after) === OrderStatus.CANCELLED
      ? after
      : new StepNotPossible(t.tooLate());
  }

  /** Cancels an order for its shop; money and window wait until the step cannot be undone (specification 5.2). */
  async byShop(shopId: string, { orderId, from, why, reason }: CancelOrderInput) {
    const said = why ? codedReason(why) : typedReason(requiredText(reason ?? '', t.reason(), t.reasonNeeded()));
    const order = await this.orders.ofShop(shopId, orderId);
    const moved =
      mayBecome(from, OrderStatus.CANCELLED) &&
      (await transaction(this.em, (em) => this.record(em, order, from, { by: StepAuthor.OWNER, ...said }, from)));
    const after = await this.orders.reload(order.id);
    return moved ? after : new OrderMoved(after);
  }

  /** Cancels, without undo, an order that nobody at the shop saw in time; false when its status has changed. */
  async whenUnseen(em: EntityManager, orderId: string): Promise<boolean> {
    const order = await lockOrder(em, orderId);
    return isUnseen(order) && this.forGood(em, order, 'UNSEEN');
  }

  /** Cancels an order in preparation for the system, without undo; false when its status changed meanwhile. */
  async forGood(em: EntityManager, order: Order, why: OurReason): Promise<boolean> {
    const by = { by: StepAuthor.SYSTEM, ...codedReason(why) };
    if (!(await this.record(em, order, OrderStatus.PREPARING, by, null))) return false;
    await this.finaliseIn(em, order.id);
    return true;
  }

  /** Releases what a cancelled order has taken, once, unless the owner can still undo the cancellation or did. */
  async finalise(orderId: string): Promise<void> {
    await transaction(this.em, (em) => this.finaliseIn(em, orderId));
  }

  /** Returns the ids of orders whose cancellation can no longer be undone and is not finalised yet. */
  async due(): Promise<string[]> {
    const final = new Date(this.clock.now().getTime() - UNDO_SECONDS * 1000);
    const found = await this.em
      .fork()
      .find(Cancellation, { finalisedAt: null, at: { $lte: final } }, { orderBy: { at: 'asc' } });
    return found.map(({ order }) => order.id);
  }

  /** Returns until when the caller may cancel by the status they see; null when they may not. */
  async until(principal: Principal, order: Order): Promise<Date | null> {
    if (!this.orders.isItsCustomer(principal, order)) return null;
    return (await this.closedDays.until(order)) ?? this.usuallyUntil(principal, order);
  }

  private usuallyUntil(principal: Principal, order: Order): Date | null {
    const { window, shop } = order;
    const until = cancellableUntil({ window, status: this.orders.visibleStatus(principal, order) }, shop);
    return until !== null && this.clock.now() < until ? until : null;
  }

  /** Returns why and by whom an order was cancelled; null while the caller does not see it as cancelled. */
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
    const order = await lockOrder(em, orderId);
    if (!whileClosed && this.usuallyUntil(principal, order) === null) return;
    // Reverses a cancellation by the shop that the customer cannot see yet, so that their own counts.
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
    const step = { status: to, previousStatus, statusAt: at };
    if ((await em.nativeUpdate(Order, { id: order.id, status: from }, step)) === 0) return false;
    em.create(OrderStep, { id: newId(at), order: order.id, from, to, by: why.by, at });
    em.create(Cancellation, { order: order.id, ...why, at });
    await em.flush();
    return true;
  }

  private async finaliseIn(em: EntityManager, orderId: string): Promise<void> {
    const order = await lockOrder(em, orderId);
    const cancellation = await em.findOne(Cancellation, { order: orderId, finalisedAt: null }, { refresh: true });
    if (!cancellation || order.status !== OrderStatus.CANCELLED || this.orders.undoableUntil(order)) return;
    const payment =
      order.paymentIntentId === null
        ? null
        : await em.findOneOrFail(Payment, { intentId: order.paymentIntentId }, { populate: ['checkout'] });
    const takenAt = order.movedAt ?? payment?.checkout.createdAt ?? order.createdAt;
    const { window, units } = order;
    const taken = holdsOf({ window, units, lines: order.lines.getItems(), aheadDay: payment?.checkout.aheadDay });
    await releaseHold(queryIn(em), taken, takenAt);
    if (payment) {
      cancellation.refund = await enqueueRefund(em, payment, {
        cause:
          cancellation.reasonCode === ('DAY_CLOSED' satisfies OurReason) ? RefundCause.SHOP : CAUSES[cancellation.by],
        ...{ reason: cancellation.reason, reasonCode: cancellation.reasonCode },
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
