import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { paidLines, REMOVE_PAID } from '../carts/paid-lines';
import type { Clock } from '../clock';
import { retrying } from '../database/retry';
import { Fault } from '../errors';
import { isUuid, newId } from '../identifiers';
import { type Checkout, CheckoutState } from '../payments/checkout.entity';
import { holdsOf } from '../payments/checkout-holds';
import type { IntentView } from '../payments/gateway';
import { OutcomeKind, PaymentOutcome } from '../payments/payment-outcome.entity';
import { Payment, PaymentState } from '../payments/payment.entity';
import { enqueueRefund } from '../payments/enqueue-refund';
import { RefundCause } from '../payments/refund.entity';
import { type BookedWindow } from '../pickup/booked-window.entity';
import { applyHolds, giveBack, type HoldChanges, Shortfall } from '../pickup/holds';
import { enqueue } from '../queue';
import { Order, OrderSource } from './order.entity';
import { StepAuthor } from './order-step.entity';
import { createOrder } from './new-order';

/** `waiting` when the customer has still to name a window. */
export type Settled = { order: Order } | { refunded: true } | { waiting: true };

const NO_ROOM = 'Créneau ou stock épuisé au moment du paiement.';
const NO_WINDOW = 'Aucun créneau n’a été choisi.';
const WINDOW_OVER = 'Le créneau était passé au moment du paiement.';

/**
 * Turns succeeded payments into exactly one order or one refund (specification 4.7), whoever brings the news and how often:
 * place-order, webhook, housekeeping. Nothing else creates online orders.
 */
export class SettlementService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly livemode: boolean,
  ) {}

  /**
   * Settles one succeeded intent. `chosenLater` is the window named at place-order by a client that named none before;
   * `lastCall` ends the waiting for such a choice with a refund.
   */
  async settle(intent: IntentView, chosenLater: BookedWindow | null = null, lastCall = false): Promise<Settled> {
    return retrying(() => this.em.fork().transactional((em) => this.settleIn(em, intent, chosenLater, lastCall)));
  }

  private async settleIn(
    em: EntityManager,
    intent: IntentView,
    chosenLater: BookedWindow | null,
    lastCall: boolean,
  ): Promise<Settled> {
    const checkoutId = intent.metadata['checkoutId'] ?? '';
    if (isUuid(checkoutId) && !(await this.lockPayment(em, intent.id, checkoutId))) {
      await this.remember(em, intent, checkoutId);
      await this.lockPayment(em, intent.id, checkoutId);
    }
    const payment = await em.findOne(
      Payment,
      { intentId: intent.id },
      {
        populate: ['checkout.window', 'checkout.shop', 'checkout.customer'],
        lockMode: LockMode.PESSIMISTIC_WRITE,
        lockTableAliases: ['p0', 'c1'],
      },
    );
    if (!payment) throw new Fault('NOT_FOUND', 'Paiement inconnu.');
    const { checkout } = payment;
    checkMatch(intent, payment, this.livemode);
    // What is held has no outcome yet: an order's and a refund's are written with the end of the hold.
    const before = checkout.state === CheckoutState.HELD ? null : await em.findOne(PaymentOutcome, { payment });
    if (before) return this.asBefore(em, before);

    const window = checkout.window ?? chosenLater;
    if (!window) {
      if (lastCall) return this.refund(em, payment, checkout, NO_WINDOW);
      this.markPaid(payment);
      return { waiting: true };
    }
    // After an outage, ours or the provider's, nobody can come for it any more (specification 4.3).
    if (window.endsAt <= this.clock.now()) return this.refund(em, payment, checkout, WINDOW_OVER);
    if (!(await this.secure(em, checkout, window))) return this.refund(em, payment, checkout, NO_ROOM);
    return { order: await this.placeOrder(em, payment, checkout, window) };
  }

  /**
   * Locks the cart first, as a checkout does: a line added meanwhile waits, and a new checkout sees the outcome. Then the
   * payment: calls for the same one wait here for each other. False where there is none yet.
   */
  private async lockPayment(em: EntityManager, intentId: string, checkoutId: string): Promise<boolean> {
    const rows = await em.execute<object[]>(
      `with held as (select 1 from cart join checkout on checkout.customer_id = cart.customer_id and checkout.shop_id = cart.shop_id
         where checkout.id = ? for update of cart)
       select 1 from payment where intent_id = ? and (select count(*) from held) >= 0 for update`,
      [checkoutId, intentId],
    );
    return rows.length > 0;
  }

  /** After a crash between the provider’s answer and our insert, the intent’s metadata says what it is for. */
  private async remember(em: EntityManager, intent: IntentView, checkoutId: string): Promise<void> {
    await em.execute(
      `insert into payment (intent_id, checkout_id, amount_cents, destination, state, created_at)
       select ?, c.id, c.total_cents, s.payment_account_id, 'OPEN', ? from checkout c join shop s on s.id = c.shop_id
       where c.id = ? and c.total_cents = ? on conflict do nothing`,
      [intent.id, this.clock.now(), checkoutId, intent.amountCents],
    );
  }

  private async asBefore(em: EntityManager, outcome: PaymentOutcome): Promise<Settled> {
    if (outcome.orderId === null) return { refunded: true };
    return {
      order: await em.findOneOrFail(Order, { id: outcome.orderId }, { populate: ['lines', 'shop', 'window'] }),
    };
  }

  /** Whether window and stock are this checkout's: still held, or taken again because the hold had ended. */
  private async secure(em: EntityManager, checkout: Checkout, window: BookedWindow): Promise<boolean> {
    const all = holdsOf({ ...checkout, window });
    const missing: HoldChanges =
      checkout.state === CheckoutState.RELEASED
        ? all
        : { units: checkout.window ? new Map() : all.units, stock: new Map() };
    try {
      if (missing.units.size + missing.stock.size > 0) await em.transactional((nested) => applyHolds(nested, missing));
    } catch (error) {
      if (error instanceof Shortfall) return false;
      throw error;
    }
    return true;
  }

  private markPaid(payment: Payment): void {
    payment.state = PaymentState.SUCCEEDED;
    payment.succeededAt ??= this.clock.now();
  }

  private async placeOrder(
    em: EntityManager,
    payment: Payment,
    checkout: Checkout,
    window: BookedWindow,
  ): Promise<Order> {
    const now = this.clock.now();
    const { shop, customer, units, linesCents, feeCents } = checkout;
    const { intentId: paymentIntentId } = payment;
    const lines = checkout.lines.map(({ cartLineId: _line, preparationUnits: _units, ...line }) => line);
    const customerName = customer.name;
    const sums = { units, linesCents, feeCents };
    const facts = { id: newId(), shop, customer, customerName, source: OrderSource.ONLINE, window, paymentIntentId };
    const order = await createOrder(em, { ...facts, ...sums }, lines, StepAuthor.SYSTEM, now);
    await em.flush();
    await em.execute(
      `with ${REMOVE_PAID}, settled as (update payment set state = 'SUCCEEDED', succeeded_at = coalesce(succeeded_at, ?) where intent_id = ?),
         ordered as (update checkout set state = 'ORDERED', window_id = ? where id = ?)
       insert into payment_outcome (intent_id, kind, order_id, created_at) values (?, 'ORDER', ?, ?)`,
      [paidLines(checkout.lines), now, paymentIntentId, window.id, checkout.id, paymentIntentId, order.id, now],
    );
    return order;
  }

  private async refund(em: EntityManager, payment: Payment, checkout: Checkout, reason: string): Promise<Settled> {
    this.markPaid(payment);
    if (checkout.state === CheckoutState.HELD) {
      checkout.state = CheckoutState.RELEASED;
      await giveBack(em, holdsOf(checkout), checkout.createdAt);
    }
    const refund = await enqueueRefund(em, payment, { cause: RefundCause.TOO_LATE, reason, at: this.clock.now() });
    await enqueue(em, 'refundMail', { refundId: refund.id });
    em.create(PaymentOutcome, { payment, kind: OutcomeKind.REFUND, refundId: refund.id, createdAt: this.clock.now() });
    await em.flush();
    return { refunded: true };
  }
}

/** An intent that is not exactly what was asked for must never buy an order. */
function checkMatch(intent: IntentView, payment: Payment, livemode: boolean): void {
  const matches =
    intent.status === 'succeeded' &&
    intent.livemode === livemode &&
    intent.amountCents === payment.amountCents &&
    intent.currency === 'eur' &&
    (payment.destination === null || intent.destination === payment.destination) &&
    intent.metadata['checkoutId'] === payment.checkout.id;
  if (!matches) throw new Fault('CONFLICT', 'Ce paiement ne correspond pas à la commande.');
}
