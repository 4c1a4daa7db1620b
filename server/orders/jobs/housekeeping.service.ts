import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createBoundedQueue } from '../../bounded-queue';
import type { Clock } from '../../clock';
import { queryIn } from '../../database/query';
import { transaction } from '../../database/transaction';
import { Fault } from '../../errors';
import { isUuid } from '../../identifiers';
import { Checkout, CheckoutState, Payment, PaymentState } from '../../payments/payment.entity';
import { holdsOf } from '../../payments/checkout/checkout-holds';
import { DisputeState, disputeOf } from '../../payments/disputes';
import { cancelPayment, markCancelled } from '../../payments/checkout/cancel-payment';
import type { IntentView, RefundView } from '../../payments/stripe/gateway';
import type { PaymentGateway } from '../../payments/stripe/stripe-gateway';
import { Refund, RefundState, ShopShare } from '../../payments/refund.entity';
import { shopsShareOf } from '../../payments/refund-rules';
import { isDisputed, isPermanentRefusal } from '../../payments/stripe/stripe-calls';
import { releaseHold } from '../../pickup/holds';
import { enqueue } from '../../queue';
import type { CancellationService } from '../cancellation/cancellation.service';
import {
  advance,
  hasFailed,
  importExternalRefund,
  refundKey,
  markRefunded,
  markRefundFailed,
  markRefundRefused,
  settleReturnedByBank,
} from '../refunds/refund-outcome';
import type { SettlementService } from '../settlement/settlement.service';
import * as t from '../refunds/refund.texts';

/** Maximum rows per round; more wait for the next round or another process. */
const AT_ONCE = 200;
/** Time limit for the provider's answer whether a hold was paid, so that a round ends before the next is due. */
const ANSWERED_WITHIN_MS = 3000;
/** Limits the concurrent transactions of a round, so that requests keep most database connections. */
const inTurn = createBoundedQueue({ atOnce: 4, mayWait: Infinity, tooMany: () => '', retryAfterSeconds: 0 });
const DISPUTED_AGAIN_SECONDS = 6 * 3600;
const NEWS_MAY_TAKE_MS = 2 * 60_000;
const FORGET_AFTER_MS = 48 * 3_600_000;

// A row that was taken is hidden for a while, longer each time, so that one that fails does not block others.
const TAKE_HOLDS = `update checkout c set next_try_at = ?::timestamptz + greatest(interval '5 seconds', (?::timestamptz - c.hold_until) / 2)
  where c.id in (select id from checkout where state = 'HELD' and hold_until < ? and (next_try_at is null or next_try_at <= ?)
    order by coalesce(next_try_at, hold_until) limit ? for update skip locked)
  returning c.id, (select p.intent_id from payment p where p.checkout_id = c.id) as "intentId"`;
const TAKE_PAYMENTS = `update payment p set next_try_at = ?::timestamptz + greatest(interval '10 seconds', (?::timestamptz - p.created_at) / 8)
  where p.intent_id in (select intent_id from payment where state = 'OPEN' and created_at between ? and ?
      and (next_try_at is null or next_try_at <= ?)
    order by coalesce(next_try_at, created_at) limit ? for update skip locked)
  returning p.intent_id as "intentId", (select c.state = 'HELD' from checkout c where c.id = p.checkout_id) as held`;

/** A difference between the provider’s payments and our tables; amounts in cents. */
export interface Difference {
  intentId: string;
  problem: 'notSettled' | 'refundedElsewhere' | 'refundMissing';
  ours: number;
  theirs: number;
}

interface Known {
  state: 'HELD' | 'RELEASED' | 'ORDERED';
  settled: boolean;
  refunded: string;
}

/** Periodic tasks for expired holds, missed events and refunds. Idempotent, and safe in any number of processes. */
export class HousekeepingService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly gateway: PaymentGateway,
    private readonly settlement: SettlementService,
    private readonly cancellations: CancellationService,
  ) {}

  /**
   * Releases holds whose 10 minutes are over, unless the provider reports in time that they are paid. A payment that
   * succeeds after that becomes an order if there is room left, else it is refunded (specification 4.5).
   */
  async endHolds(): Promise<void> {
    const now = this.clock.now();
    const values = [now, now, now, now, AT_ONCE];
    const due = await this.em.execute<{ id: string; intentId: string | null }[]>(TAKE_HOLDS, values);
    await each(due, async ({ id, intentId }) => {
      const intent = intentId === null ? null : await soon(cancelPayment(this.em.fork(), this.gateway, intentId));
      await inTurn(async () => {
        if (intent?.status === 'succeeded') await this.settlement.settle(intent, null, true);
        else await this.release(id);
      });
    });
  }

  /** Queries the provider about payments whose webhook events never came. */
  async catchUp(): Promise<void> {
    const now = this.clock.now();
    const [from, to] = [FORGET_AFTER_MS, NEWS_MAY_TAKE_MS].map((ago) => new Date(now.getTime() - ago));
    const values = [now, now, from, to, now, AT_ONCE];
    const taken = await this.em.execute<{ intentId: string; held: boolean }[]>(TAKE_PAYMENTS, values);
    await each(taken, async ({ intentId, held }) => {
      const intent = await soon(held ? this.gateway.retrieveIntent(intentId) : this.gateway.cancelIntent(intentId));
      await inTurn(async () => {
        if (intent?.status === 'succeeded') await this.settlement.settle(intent, null, !held);
        if (intent?.status === 'canceled') await markCancelled(this.em, intentId);
      });
    });
  }

  /** Finalises cancellations by shops that can no longer be undone. */
  async endCancellations(): Promise<void> {
    await each(await this.cancellations.due(), (orderId) => inTurn(() => this.cancellations.finalise(orderId)));
  }

  /**
   * Makes one refund at the provider, with the row's id and attempt as idempotency key, so that a retry pays once.
   * `again` is the attempt that follows a failed one. Throws CONFLICT once when the provider reports the refund as
   * failed.
   */
  async refund(refundId: string, again = 0): Promise<void> {
    const em = this.em.fork();
    const failed = { id: refundId, state: RefundState.FAILED, attempt: again - 1 };
    if (again > 0)
      await em.nativeUpdate(Refund, failed, { state: RefundState.PENDING, attempt: again, providerId: null });
    const refund = await em.findOneOrFail(Refund, { id: refundId }, { populate: ['payment.checkout'] });
    const { intentId } = refund.payment;
    if ((await disputeOf(em, intentId)).state === DisputeState.LOST) {
      if (await settleReturnedByBank(em, refund, this.clock.now())) return;
      await em.refresh(refund);
    }
    const dispute = await disputeOf(em, intentId);
    if (refund.state !== RefundState.PENDING) return;
    // Webhook events of the dispute enqueue the refund again.
    if (dispute.state === DisputeState.OPEN || !dispute.isSettled) return;
    const { payment, amountCents, reason, createdAt, share } = refund;
    const serviceChargeCents = amountCents - shopsShareOf(refund, payment.checkout);
    const request = {
      ...{ intentId, amountCents, idempotencyKey: refundKey(refund), requestedAt: createdAt, reason },
      fromShop: share === ShopShare.DUE ? { serviceChargeCents, wonDisputes: dispute.won } : null,
    };
    let made: RefundView | null;
    try {
      made = await this.gateway.refund(request);
    } catch (error) {
      // The refund waits for webhook events of the dispute; this delayed job retries in case they are lost.
      if (isDisputed(error))
        return enqueue(em, 'refund', { refundId }, { delay: DISPUTED_AGAIN_SECONDS, key: `disputed:${refundId}` });
      // Import refunds made elsewhere, so that the next attempt asks for what is left.
      if (!(error instanceof Fault && error.code === 'UNAVAILABLE'))
        for (const one of await this.gateway.listRefunds(intentId))
          await importExternalRefund(em, one, this.clock.now());
      if (isPermanentRefusal(error) && (await markRefundRefused(em, refund, dispute))) return;
      throw error;
    }
    if (made === null) {
      await advance(em, refund);
      return this.refund(refundId);
    }
    if (hasFailed(made)) {
      await markRefundFailed(em, made);
      throw new Fault('CONFLICT', t.notGivenBack());
    }
    // The webhook event that it failed may have come first, in which case this changes nothing.
    await markRefunded(em, refund, made);
  }

  /**
   * Compares the provider's payments of two days with our tables: settles those whose event and row were both lost,
   * cancels those that may no longer be paid, and returns the differences that only a person can resolve. Throws
   * UNAVAILABLE when the provider cannot be reached.
   */
  async reconcile(): Promise<Difference[]> {
    const differences: Difference[] = [];
    const since = new Date(this.clock.now().getTime() - FORGET_AFTER_MS);
    for await (const intent of this.gateway.listRecentIntents(since)) {
      const known = await this.known(intent);
      const difference = known && (await this.settleOrReport(intent, known));
      if (difference) differences.push(difference);
    }
    return differences;
  }

  /** Returns null for payments of other products on the same provider account. */
  private async known({ id, metadata }: IntentView): Promise<Known | null> {
    const checkoutId = metadata['checkoutId'] ?? '';
    if (!isUuid(checkoutId)) return null;
    const [row] = await this.em.execute<Known[]>(
      `select c.state, exists (select 1 from payment_outcome o where o.intent_id = ?) as settled,
         (select coalesce(sum(r.amount_cents), 0) from refund r where r.intent_id = ? and r.state = 'DONE') as refunded
       from checkout c where c.id = ?`,
      [id, id, checkoutId],
    );
    return row ?? null;
  }

  private async settleOrReport(intent: IntentView, { state, settled, refunded }: Known): Promise<Difference | null> {
    const { id: intentId, amountCents, refundedCents } = intent;
    if (intent.status === 'succeeded' && !settled) {
      const done = await this.settlement.settle(intent, null, state !== 'HELD').catch(() => null);
      return done ? null : { intentId, problem: 'notSettled', ours: 0, theirs: amountCents };
    }
    if (state === 'RELEASED' && intent.status.startsWith('requires_')) await this.gateway.cancelIntent(intentId);
    const ours = Number(refunded);
    if (ours === refundedCents) return null;
    if (refundedCents > ours) {
      const made = await this.gateway.listRefunds(intentId);
      const taken = await Promise.all(
        made.map((one) => importExternalRefund(this.em, one, this.clock.now()).catch(() => false)),
      );
      if (taken.includes(true)) return null;
    }
    const problem = refundedCents > ours ? 'refundedElsewhere' : 'refundMissing';
    return { intentId, problem, ours, theirs: refundedCents };
  }

  private release(checkoutId: string): Promise<void> {
    return transaction(this.em, async (em) => {
      const held = { id: checkoutId, state: CheckoutState.HELD };
      if ((await em.nativeUpdate(Checkout, held, { state: CheckoutState.RELEASED })) === 0) return;
      // A paid checkout without a window is reopened, so that the provider is queried about it again.
      const paid = { checkout: checkoutId, state: PaymentState.SUCCEEDED };
      await em.nativeUpdate(Payment, paid, { state: PaymentState.OPEN });
      const checkout = await em.findOneOrFail(Checkout, { id: checkoutId }, { populate: ['window'] });
      await releaseHold(queryIn(em), holdsOf(checkout), checkout.createdAt);
    });
  }
}

/** Runs the work on all items concurrently; a failure does not stop the others and is thrown at the end. */
async function each<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const ends = await Promise.allSettled(all.map(work));
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${all.length} failed`);
}

/** Returns the provider's answer; null when it takes too long or fails, since a later round asks again. */
function soon<T>(answer: Promise<T>): Promise<T | null> {
  return Promise.race([answer, pause(ANSWERED_WITHIN_MS, null, { ref: false })]).catch(() => null);
}
