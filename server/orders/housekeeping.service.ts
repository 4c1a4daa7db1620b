import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { retrying } from '../database/retry';
import { askIn } from '../database/statement';
import { Fault } from '../errors';
import { Checkout, CheckoutState } from '../payments/checkout.entity';
import { holdsOf } from '../payments/checkout-holds';
import { endPayment, writeDownEnd } from '../payments/end-payment';
import type { IntentView, PaymentGateway } from '../payments/gateway';
import { Payment } from '../payments/payment.entity';
import { Refund, RefundState, ShopShare } from '../payments/refund.entity';
import { shopsShareOf } from '../payments/refund-rules';
import { giveBack } from '../pickup/holds';
import type { CancellationService } from './cancellation.service';
import { takeUp } from './refund-elsewhere';
import { advance, hasFailed, refundKey, writeDownDone, writeDownFailure } from './refund-outcome';
import type { SettlementService } from './settlement.service';

const AT_ONCE = 50;
/** How long a hold is extended, each time, while the bank still processes its payment. */
const UNDER_WAY_MS = 60_000;
/** How long a hold outlasts its end while the provider does not answer about its payment. */
const UNANSWERED_MS = 30_000;
const NEWS_MAY_TAKE_MS = 2 * 60_000;
const FORGET_AFTER_MS = 48 * 3_600_000;

/** Periodic tasks: expired holds, late payment events, refunds. Idempotent, in any number of processes. */
export class HousekeepingService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly gateway: PaymentGateway,
    private readonly settlement: SettlementService,
    private readonly cancellations: CancellationService,
  ) {}

  /**
   * Gives back holds whose 10 minutes are over, unless they turn out to be paid. What the bank is busy with is held on;
   * what the provider says nothing of, half a minute: a payment that succeeds after that is an order if room is left.
   */
  async endHolds(): Promise<void> {
    const due = await this.em
      .fork()
      .find(
        Checkout,
        { state: CheckoutState.HELD, holdUntil: { $lt: this.clock.now() } },
        { orderBy: { holdUntil: 'asc' }, limit: AT_ONCE },
      );
    await each(due, async ({ id, holdUntil }) => {
      const em = this.em.fork();
      const payment = await em.findOne(Payment, { checkout: id });
      const intent = payment && (await endPayment(em, this.gateway, payment.intentId).catch(() => null));
      const now = this.clock.now().getTime();
      if (intent?.status === 'succeeded') await this.settlement.settle(intent, null, true);
      else if (intent && intent.status !== 'canceled') await this.holdOn(id, new Date(now + UNDER_WAY_MS));
      else if (!payment || intent || now - holdUntil.getTime() > UNANSWERED_MS) await this.release(id);
    });
  }

  /** Asks the provider about payments whose events never came. */
  async catchUp(): Promise<void> {
    const now = this.clock.now().getTime();
    const rows = await this.em.execute<{ intent_id: string; held: boolean }[]>(
      `select p.intent_id, c.state = 'HELD' as held from payment p join checkout c on c.id = p.checkout_id
       where p.state = 'OPEN' and p.created_at between ? and ?
       order by p.created_at limit ?`,
      [new Date(now - FORGET_AFTER_MS), new Date(now - NEWS_MAY_TAKE_MS), AT_ONCE],
    );
    await each(rows, async ({ intent_id: intentId, held }) => {
      const intent = held
        ? await this.gateway.retrieveIntent(intentId)
        : await this.gateway.cancelIntent(intentId).catch((): IntentView | null => null);
      if (intent?.status === 'succeeded') await this.settlement.settle(intent, null, !held);
      if (intent?.status === 'canceled') await writeDownEnd(this.em, intentId);
    });
  }

  /** Finalises cancellations by shops that can no longer be undone. */
  async endCancellations(): Promise<void> {
    await each(await this.cancellations.due(AT_ONCE), (orderId) => this.cancellations.finalise(orderId));
  }

  /**
   * Carries one refund out; the row's id is the key, so that a repeated try gives the money back once. `again` is the
   * attempt that follows one that failed. Throws CONFLICT, the first time, when the provider cannot.
   */
  async refund(refundId: string, again = 0): Promise<void> {
    const em = this.em.fork();
    if (again > 0)
      await em.nativeUpdate(
        Refund,
        { id: refundId, state: RefundState.FAILED, attempt: again - 1 },
        { state: RefundState.PENDING, attempt: again, providerId: null },
      );
    const refund = await em.findOneOrFail(Refund, { id: refundId }, { populate: ['payment.checkout'] });
    if (refund.state !== RefundState.PENDING) return;
    const { payment, amountCents, reason, createdAt, share } = refund;
    const serviceChargeCents = amountCents - shopsShareOf(refund, payment.checkout);
    const made = await this.gateway
      .refund({
        intentId: payment.intentId,
        amountCents,
        idempotencyKey: refundKey(refund),
        askedAt: createdAt,
        reason,
        fromShop: share === ShopShare.DUE ? { serviceChargeCents } : null,
      })
      .catch(async (error: unknown) => {
        // Less may be left than we know of; the next try asks for that.
        if (!(error instanceof Fault && error.code === 'UNAVAILABLE')) await this.takeUpElsewhere(payment.intentId);
        throw error;
      });
    if (made === null) {
      await advance(em, refund);
      return this.refund(refundId);
    }
    if (hasFailed(made)) {
      await writeDownFailure(em, made);
      throw new Fault('CONFLICT', 'Le prestataire n’a pas pu rendre l’argent.');
    }
    // The event that it failed may have come first.
    await writeDownDone(em, refund, made);
  }

  private async takeUpElsewhere(intentId: string): Promise<void> {
    for (const made of await this.gateway.listRefunds(intentId)) await takeUp(this.em, made, this.clock.now());
  }

  private async holdOn(checkoutId: string, holdUntil: Date): Promise<void> {
    await this.em.fork().nativeUpdate(Checkout, { id: checkoutId, state: CheckoutState.HELD }, { holdUntil });
  }

  private release(checkoutId: string): Promise<void> {
    return retrying(() =>
      this.em.fork().transactional(async (em) => {
        const released = await em.nativeUpdate(
          Checkout,
          { id: checkoutId, state: CheckoutState.HELD },
          { state: CheckoutState.RELEASED },
        );
        if (released === 0) return;
        const checkout = await em.findOneOrFail(Checkout, { id: checkoutId }, { populate: ['window'] });
        await giveBack(askIn(em), holdsOf(checkout), checkout.createdAt);
      }),
    );
  }
}

/** Runs them one after the other; a failure does not stop the others and is thrown at the end. */
async function each<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) await work(one).catch((failure: unknown) => failures.push(failure));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${all.length} failed`);
}
