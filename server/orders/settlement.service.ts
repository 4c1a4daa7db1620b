import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { removePaid } from '../carts/paid-lines';
import type { Clock } from '../clock';
import { retrying } from '../database/retry';
import { Fault } from '../errors';
import { isUuid, newId } from '../identifiers';
import { Checkout, CheckoutState } from '../payments/checkout.entity';
import { holdsOf } from '../payments/checkout-holds';
import type { IntentView } from '../payments/gateway';
import { OutcomeKind, PaymentOutcome } from '../payments/payment-outcome.entity';
import { Payment, PaymentState } from '../payments/payment.entity';
import { enqueueRefund } from '../payments/enqueue-refund';
import { RefundCause } from '../payments/refund.entity';
import { type BookedWindow } from '../pickup/booked-window.entity';
import { applyHolds, giveBack, type HoldChanges, Shortfall } from '../pickup/holds';
import { enqueue } from '../queue';
import { announce } from './order-changes';
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
    if (isUuid(checkoutId)) {
      await this.lockCart(em, checkoutId);
      await this.remember(em, intent, checkoutId);
    }
    // Calls for the same payment wait here for each other; later ones find the outcome.
    const payment = await em.findOne(Payment, { intentId: intent.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!payment) throw new Fault('NOT_FOUND', 'Paiement inconnu.');
    const checkout = await em.findOneOrFail(
      Checkout,
      { id: payment.checkout.id },
      { populate: ['window', 'shop', 'customer'], lockMode: LockMode.PESSIMISTIC_WRITE, lockTableAliases: ['c0'] },
    );
    checkMatch(intent, payment, this.livemode);
    const before = await em.findOne(PaymentOutcome, { payment: intent.id });
    if (before) return this.asBefore(em, before);

    payment.state = PaymentState.SUCCEEDED;
    payment.succeededAt ??= this.clock.now();
    const window = checkout.window ?? chosenLater;
    if (!window) return lastCall ? this.refund(em, payment, checkout, NO_WINDOW) : { waiting: true };
    // After an outage, ours or the provider's, nobody can come for it any more (specification 4.3).
    if (window.endsAt <= this.clock.now()) return this.refund(em, payment, checkout, WINDOW_OVER);
    if (!(await this.secure(em, checkout, window))) return this.refund(em, payment, checkout, NO_ROOM);
    return { order: await this.placeOrder(em, payment, checkout, window) };
  }

  /** Locks the cart first, as a checkout does: a line added meanwhile waits, and a new checkout sees the outcome. */
  private async lockCart(em: EntityManager, checkoutId: string): Promise<void> {
    await em.execute(
      `select 1 from cart join checkout on checkout.customer_id = cart.customer_id and checkout.shop_id = cart.shop_id
       where checkout.id = ? for update of cart`,
      [checkoutId],
    );
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
    return { order: await em.findOneOrFail(Order, { id: outcome.orderId }) };
  }

  /** Whether window and stock are this checkout's: still held, or taken again because the hold had ended. */
  private async secure(em: EntityManager, checkout: Checkout, window: BookedWindow): Promise<boolean> {
    const all = holdsOf({ ...checkout, window });
    const missing: HoldChanges =
      checkout.state === CheckoutState.RELEASED
        ? all
        : { units: checkout.window ? new Map() : all.units, stock: new Map() };
    try {
      await em.transactional((nested) => applyHolds(nested, missing));
    } catch (error) {
      if (error instanceof Shortfall) return false;
      throw error;
    }
    checkout.window = window;
    return true;
  }

  private async placeOrder(
    em: EntityManager,
    payment: Payment,
    checkout: Checkout,
    window: BookedWindow,
  ): Promise<Order> {
    const order = await orderFrom(em, checkout, window, payment.intentId, this.clock.now());
    checkout.state = CheckoutState.ORDERED;
    em.create(PaymentOutcome, { payment, kind: OutcomeKind.ORDER, orderId: order.id, createdAt: this.clock.now() });
    await em.flush();
    await removePaid(em, checkout.lines);
    await announce(em, order);
    return order;
  }

  private async refund(em: EntityManager, payment: Payment, checkout: Checkout, reason: string): Promise<Settled> {
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

/** The order a checkout becomes. `now` is the instant it counts as placed. */
async function orderFrom(
  em: EntityManager,
  checkout: Checkout,
  window: BookedWindow,
  paymentIntentId: string,
  now: Date,
): Promise<Order> {
  const { shop, customer, units, linesCents, feeCents } = checkout;
  const lines = checkout.lines.map(({ cartLineId: _line, preparationUnits: _units, ...line }) => line);
  return createOrder(
    em,
    {
      id: newId(),
      shop,
      customer,
      customerName: customer.name,
      source: OrderSource.ONLINE,
      window,
      units,
      linesCents,
      feeCents,
      paymentIntentId,
    },
    lines,
    StepAuthor.SYSTEM,
    now,
  );
}
