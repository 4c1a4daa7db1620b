import type { EntityManager } from '@mikro-orm/postgresql';
import type { Account } from '../../accounts/account.entity';
import { paidLines, REMOVE_PAID } from '../../carts/priced-line';
import type { Clock } from '../../clock';
import { type Query, queryIn, preparedQuery } from '../../database/query';
import { queryTransaction, type Send, transaction } from '../../database/transaction';
import { Fault } from '../../errors';
import { isUuid, newId } from '../../identifiers';
import {
  type Checkout,
  CheckoutState,
  OutcomeKind,
  PaymentOutcome,
  Payment,
  PaymentState,
} from '../../payments/payment.entity';
import { holdsOf, WINDOW_JSON, type WindowJson, windowOf } from '../../payments/checkout/checkout-holds';
import type { IntentView } from '../../payments/stripe/gateway';
import { providerFeeOf } from '../../payments/provider-fees';
import { enqueueRefund } from '../../payments/enqueue-refund';
import { RefundCause } from '../../payments/refund.entity';
import { applyHolds, releaseHold, type HoldChanges, Shortfall, type WindowRow } from '../../pickup/holds';
import { enqueue } from '../../queue';
import { codedReason, type OurReason } from '../stored-reasons';
import { createOrder, type NewOrder } from '../new-order';
import { OrderSource, StepAuthor } from '../order.entity';
import * as t from './settlement.texts';

/** Result of a settlement; `waiting` when the customer still has to name a window. */
type Settled = { orderId: string } | { refunded: true } | { waiting: true };

/** Reason why a payment is refunded instead of becoming an order. */
class Refunded {
  constructor(readonly why: OurReason) {}
}
const NO_ROOM = new Refunded('NO_ROOM');
const NO_WINDOW = new Refunded('NO_WINDOW');
const WINDOW_OVER = new Refunded('WINDOW_OVER');

/** A payment with its checkout, window, shop and customer. */
interface Paid extends Pick<Payment, 'amountCents' | 'destination'> {
  checkout: Pick<Checkout, 'id' | 'state' | 'lines' | 'mealDeals' | 'linesCents' | 'feeCents' | 'units' | 'aheadDay'>;
  window: WindowJson | null;
  shop: Omit<NewOrder['shop'], 'delayUntil'> & { delayUntil: string | null };
  customer: Pick<Account, 'id' | 'name'>;
}

// Lock the cart first, as a checkout does: a line added meanwhile waits, and a new checkout sees the outcome. Then the
// payment, so that concurrent calls for it wait for each other.
const PAID = preparedQuery(
  'paid',
  `with held as (select 1 from cart join checkout on checkout.customer_id = cart.customer_id and checkout.shop_id = cart.shop_id
     where checkout.id = ?::uuid for update of cart)
   select p.amount_cents as "amountCents", p.destination,
     json_build_object('id', c.id, 'state', c.state, 'lines', c.lines, 'mealDeals', c.meal_deals, 'linesCents', c.lines_cents, 'feeCents', c.fee_cents,
       'units', c.units, 'aheadDay', c.ahead_day) as checkout,
     (select ${WINDOW_JSON} from booked_window w where w.id = c.window_id) as window,
     (select json_build_object('id', s.id, 'zone', s.zone, 'preparationMinutes', s.preparation_minutes, 'delayMinutes', s.delay_minutes,
       'delayUntil', s.delay_until, 'cancelUnseenMinutes', s.cancel_unseen_minutes) from shop s where s.id = c.shop_id) as shop,
     (select json_build_object('id', a.id, 'name', a.name) from account a where a.id = c.customer_id) as customer
   from payment p join checkout c on c.id = p.checkout_id
   where p.intent_id = ? and (select count(*) from held) >= 0 for update of p, c`,
);
/** Restores a payment row lost in a crash between the provider's answer and our insert, from the intent's metadata. */
const REMEMBER = preparedQuery(
  'remember-payment',
  `insert into payment (intent_id, checkout_id, amount_cents, destination, state, created_at, provider_fee_cents, shop_pays_fee)
   select ?, c.id, c.total_cents, s.payment_account_id, 'OPEN', ?::timestamptz,
     coalesce(nullif(greatest(?::int - c.fee_cents, 0), 0), ?::int), c.fee_cents < ?::int from checkout c join shop s on s.id = c.shop_id
   where c.id = ? and c.total_cents = ? on conflict do nothing`,
);
const OUTCOME = preparedQuery(
  'payment-outcome',
  `select order_id as "orderId" from payment_outcome where intent_id = ?`,
);
const SUCCEEDED = `update payment set state = 'SUCCEEDED', succeeded_at = coalesce(succeeded_at, ?::timestamptz) where intent_id = ?`;
const IS_PAID = preparedQuery('is-paid', SUCCEEDED);
const ORDERED = preparedQuery(
  'ordered',
  `with ${REMOVE_PAID}, settled as (${SUCCEEDED}),
     ordered as (update checkout set state = 'ORDERED', window_id = ?::uuid where id = ?)
   insert into payment_outcome (intent_id, kind, order_id, created_at) values (?, 'ORDER', ?, ?)`,
);

/** Turns each succeeded payment into one order or one refund (specification 4.7), however often it is reported. */
export class SettlementService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly livemode: boolean,
  ) {}

  /**
   * Settles one succeeded intent. `chosenLater` is the window named at place-order by a client that named none before;
   * `lastCall` refunds a payment that still waits for such a choice.
   */
  async settle(intent: IntentView, chosenLater: WindowRow | null = null, lastCall = false): Promise<Settled> {
    const settled = await queryTransaction(this.em, (query, send) =>
      this.settleIn(query, send, intent, chosenLater, lastCall),
    ).catch((error: unknown) => {
      if (error instanceof Shortfall) return NO_ROOM;
      throw error;
    });
    if (!(settled instanceof Refunded)) return settled;
    return transaction(this.em, (em) => this.refundIn(em, intent, settled.why));
  }

  private async settleIn(
    query: Query,
    send: Send,
    intent: IntentView,
    chosenLater: WindowRow | null,
    lastCall: boolean,
  ): Promise<Settled | Refunded> {
    const paid = await this.paid(query, intent);
    const before = await outcomeOf(query, intent, paid);
    if (before) return before;
    const window = paid.window ? windowOf(paid.window) : chosenLater;
    const now = this.clock.now();
    if (!window) {
      if (lastCall) return NO_WINDOW;
      send(IS_PAID, [now, intent.id]);
      return { waiting: true };
    }
    // After an outage the window may be over: the order could not be collected (specification 4.3).
    if (window.endsAt <= now) return WINDOW_OVER;
    await reacquireHold(query, paid, window);
    return { orderId: this.placeOrder(send, intent.id, paid, window, now) };
  }

  /** Returns the payment, locked. Throws NOT_FOUND, and CONFLICT for an intent that does not match its checkout. */
  private async paid(query: Query, intent: IntentView): Promise<Paid> {
    const { id, amountCents, applicationFeeCents, metadata } = intent;
    const checkoutId = metadata['checkoutId'] ?? '';
    const read = async () => (await query<Paid>(PAID, [isUuid(checkoutId) ? checkoutId : null, id]))[0];
    let paid = await read();
    if (!paid && isUuid(checkoutId)) {
      const fees = [applicationFeeCents, providerFeeOf(amountCents), applicationFeeCents];
      await query(REMEMBER, [id, this.clock.now(), ...fees, checkoutId, amountCents]);
      paid = await read();
    }
    if (!paid) throw new Fault('NOT_FOUND', t.notOurs());
    checkMatch(intent, paid, this.livemode);
    return paid;
  }

  private placeOrder(send: Send, paymentIntentId: string, paid: Paid, window: WindowRow, now: Date) {
    const { checkout, customer } = paid;
    const { units, mealDeals, linesCents, feeCents } = checkout;
    const id = newId(now);
    const shop = { ...paid.shop, delayUntil: paid.shop.delayUntil === null ? null : new Date(paid.shop.delayUntil) };
    const lines = checkout.lines.map(({ cartLineId: _line, preparationUnits: _units, ...line }) => line);
    const facts = { customerName: customer.name, source: OrderSource.ONLINE, units, mealDeals, linesCents, feeCents };
    const order = { id, shop, customer, window, paymentIntentId, ...facts };
    createOrder(send, order, lines, StepAuthor.SYSTEM, now);
    const paidFor = [paidLines(checkout.lines), customer.id, shop.id, now, paymentIntentId, window.id, checkout.id];
    send(ORDERED, [...paidFor, paymentIntentId, id, now]);
    return id;
  }

  /** Refunds the payment unless another call has settled it meanwhile. */
  private async refundIn(em: EntityManager, intent: IntentView, why: OurReason): Promise<Settled> {
    const before = await outcomeOf(queryIn(em), intent, await this.paid(queryIn(em), intent));
    if (before) return before;
    const payment = await em.findOneOrFail(Payment, { intentId: intent.id }, { populate: ['checkout.window'] });
    const { checkout } = payment;
    const now = this.clock.now();
    payment.state = PaymentState.SUCCEEDED;
    payment.succeededAt ??= now;
    if (checkout.state === CheckoutState.HELD) {
      checkout.state = CheckoutState.RELEASED;
      await releaseHold(queryIn(em), holdsOf(checkout), checkout.createdAt);
    }
    const refund = await enqueueRefund(em, payment, { cause: RefundCause.TOO_LATE, ...codedReason(why), at: now });
    await enqueue(em, 'refundMail', { refundId: refund.id });
    em.create(PaymentOutcome, { payment, kind: OutcomeKind.REFUND, refundId: refund.id, createdAt: now });
    await em.flush();
    return { refunded: true };
  }
}

/** Returns how a payment was settled before; null when it was not. */
async function outcomeOf(query: Query, { id }: IntentView, { checkout }: Paid): Promise<Settled | null> {
  // A held checkout has no outcome yet, because an order or refund is written together with the end of the hold.
  if (checkout.state === CheckoutState.HELD) return null;
  const [before] = await query<{ orderId: string | null }>(OUTCOME, [id]);
  if (!before) return null;
  return before.orderId === null ? { refunded: true } : { orderId: before.orderId };
}

/** Takes window and stock again when the hold had ended; throws Shortfall when they are gone. */
async function reacquireHold(query: Query, { checkout, window: held }: Paid, window: WindowRow): Promise<void> {
  const all = holdsOf({ ...checkout, window });
  const missing: HoldChanges =
    checkout.state === CheckoutState.RELEASED ? all : { units: held ? new Map() : all.units, stock: new Map() };
  if (missing.units.size + missing.stock.size > 0) await applyHolds(query, missing);
}

/** Throws CONFLICT for an intent that is not exactly what was requested, because it must never become an order. */
function checkMatch(intent: IntentView, paid: Paid, livemode: boolean): void {
  const matches =
    intent.status === 'succeeded' &&
    intent.livemode === livemode &&
    intent.amountCents === paid.amountCents &&
    intent.currency === 'eur' &&
    (paid.destination === null || intent.destination === paid.destination) &&
    intent.metadata['checkoutId'] === paid.checkout.id;
  if (!matches) throw new Fault('CONFLICT', t.mismatch());
}
