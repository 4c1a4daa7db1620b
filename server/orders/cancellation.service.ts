import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { asItsCustomer, type Principal } from '../accounts/principal';
import type { Clock } from '../clock';
import { rowById } from '../database/ask-together';
import { inOneStep } from '../database/retry';
import { askIn, statement } from '../database/statement';
import { Fault } from '../errors';
import { newId } from '../identifiers';
import { LEFT_TO_GIVE_BACK } from './refund-outcome';
import { Payment } from '../payments/payment.entity';
import { holdsOf } from '../payments/checkout-holds';
import { enqueueRefund } from '../payments/enqueue-refund';
import { RefundCause } from '../payments/refund.entity';
import { giveBack } from '../pickup/holds';
import { enqueue } from '../queue';
import { cleanText } from '../text';
import { cancellableUntil, mayCancel } from './cancellation';
import { Cancellation } from './cancellation.entity';
import { codedReason, type OurReason, type Reason, reasonText, typedReason } from './kept-reasons';
import type { ClosedDaysService } from './closed-days.service';
import { type CancelOrderInput, type CancellationView, OrderMoved, StepNotPossible } from './order.types';
import { announce } from './order-changes';
import { mayBecome, OrderStatus, UNDO_SECONDS } from './order-status';
import { Order } from './order.entity';
import { type OrderService, reverseStep } from './order.service';
import { OrderStep, StepAuthor } from './order-step.entity';
import { isUnseen } from './unseen';
import * as t from './cancellation.texts';

/** After this delay a ticket being sent when the order was cancelled is either printed or not. */
export const LEFT_BY_SECONDS = 30;

/** Who bears the refund depends on who cancelled. */
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
const CALLED_OFF = statement(
  'cancellations',
  `select o.id, c.by, c.reason, c.reason_code as "reasonCode", c.at, ${LEFT_TO_GIVE_BACK} as "refundCents",
     coalesce(r.state, 'PENDING') as "refundState"
   from cancellation c join orders o on o.id = c.order_id left join refund r on r.id = c.refund_id where o.id = any(?::uuid[])`,
);

/** Calling orders off (specification 5.3): the status at once, then window, stock and money go back, each exactly once. */
export class CancellationService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly orders: OrderService,
    private readonly closedDays: ClosedDaysService,
    private readonly calledOff = rowById<CalledOff>(askIn(em), CALLED_OFF),
  ) {}

  /** By the customer. Idempotent: again, it answers the same cancelled order. */
  async byCustomer(principal: Principal, reference: string) {
    const order = await this.orders.order(principal, reference);
    asItsCustomer(principal, order.customer);
    const whileClosed = (await this.closedDays.until(order)) !== null;
    await inOneStep(this.em.fork(), (em) => this.byCustomerIn(em, principal, order.id, whileClosed));
    const after = await this.orders.order(principal, reference);
    return this.orders.visibleStatus(principal, after) === OrderStatus.CANCELLED
      ? after
      : new StepNotPossible(t.tooLate());
  }

  /** The shop calls it off and says why; money and window go back when it can no longer be undone (specification 5.2). */
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
   * Nobody at the shop saw the order in time: called off at once and for good, within the caller's transaction. False
   * when it has been moved, or seen, meanwhile.
   */
  async whenUnseen(em: EntityManager, orderId: string): Promise<boolean> {
    const order = await em.findOneOrFail(
      Order,
      { id: orderId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    return isUnseen(order) && this.forGood(em, order, 'UNSEEN');
  }

  /** The day of an order begins, closed, and its customer chose nothing. Answers as above. */
  whenDayClosed(em: EntityManager, order: Order): Promise<boolean> {
    return this.forGood(em, order, 'DAY_CLOSED');
  }

  private async forGood(em: EntityManager, order: Order, why: OurReason): Promise<boolean> {
    const by = { by: StepAuthor.SYSTEM, ...codedReason(why) };
    if (!(await this.record(em, order, OrderStatus.PREPARING, by, null))) return false;
    await this.finaliseIn(em, order.id);
    return true;
  }

  /** Gives back what a cancelled order had, once; nothing happens while, or after, the owner took the step back. */
  async finalise(orderId: string): Promise<void> {
    await inOneStep(this.em.fork(), (em) => this.finaliseIn(em, orderId));
  }

  /** Orders whose cancellation can no longer be undone and was not finalised yet. */
  async due(): Promise<string[]> {
    const final = new Date(this.clock.now().getTime() - UNDO_SECONDS * 1000);
    const found = await this.em
      .fork()
      .find(Cancellation, { finalisedAt: null, at: { $lte: final } }, { orderBy: { at: 'asc' } });
    return found.map(({ order }) => order.id);
  }

  /** Until when its customer may call it off; null for anybody else, and when that is over as far as they can see. */
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

  /** Why and how an order was cancelled; null for all others, and while the caller does not see it as cancelled yet. */
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
    // The shop had just cancelled it, which the customer could not see yet: the customer's own cancellation counts.
    if (order.status === OrderStatus.CANCELLED) await reverseStep(em, order, StepAuthor.CUSTOMER, this.clock.now());
    const by = { by: StepAuthor.CUSTOMER, ...codedReason('BY_CUSTOMER') };
    // Not undoable: the customer has been answered that it is cancelled.
    if (await this.record(em, order, OrderStatus.PREPARING, by, null)) await this.finaliseIn(em, order.id);
  }

  /** Writes the step and its reason; false when somebody else moved the order first. */
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
    await giveBack(
      askIn(em),
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
    // From here on nobody takes it back.
    order.previousStatus = null;
    await em.flush();
    await enqueue(em, 'cancellationMail', { orderId });
    for (const delay of [0, LEFT_BY_SECONDS]) await enqueue(em, 'voidTicket', { orderId }, { delay });
    await enqueue(em, 'orderNews', { orderId, what: 'CANCELLED' });
    await announce(em, orderId);
  }
}
