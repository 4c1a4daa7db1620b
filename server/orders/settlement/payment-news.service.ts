import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../clock';
import { Fault, withCauses } from '../../errors';
import { markCancelled } from '../../payments/checkout/cancel-payment';
import type { PaymentEvent } from '../../payments/stripe/gateway';
import type { PaymentGateway } from '../../payments/stripe/stripe-gateway';
import type { FailedCardsService } from '../../payments/failed-cards.service';
import type { PayoutService } from '../../payments/payout.service';
import { StripeEvent } from '../../payments/stripe-event.entity';
import type { IncidentService } from '../refunds/incident.service';
import { hasFailed, importExternalRefund, markRefundFailed } from '../refunds/refund-outcome';
import type { SettlementService } from './settlement.service';

const AT_ONCE = 20;
/** Limit for applying an event before answering: after about 20 seconds the provider would send it again. */
const ANSWERED_WITHIN_MS = 5000;
/** Event types for a bank account that was added to, changed on or removed from a shop's payment account. */
const BANK_NEWS = ['created', 'updated', 'deleted'].map((what) => `account.external_account.${what}`);
const REFUND_NEWS = ['refund.created', 'refund.failed', 'refund.updated', 'charge.refund.updated'];

/** Applies verified webhook events of the provider, in any order and any number of times. */
export class PaymentNewsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly gateway: PaymentGateway,
    private readonly settlement: SettlementService,
    private readonly payouts: PayoutService,
    private readonly failedCards: FailedCardsService,
    private readonly incidents: IncidentService,
  ) {}

  /**
   * Verifies one event, stores it in the inbox, then applies it and waits at most 5 seconds for that. A stored event
   * that fails is retried from the inbox, so the provider need not send it again. Throws BAD_USER_INPUT for an invalid
   * signature, and any error that kept it from being stored.
   */
  async receive(rawBody: Buffer, signature: string): Promise<void> {
    const event = this.gateway.verifyEvent(rawBody, signature);
    // Acknowledge events of the other mode (live or test), which the provider would send again for days.
    if ([event, event.intent ?? event].some(({ livemode }) => livemode !== this.gateway.livemode)) return;
    const now = this.clock.now();
    const written = await this.em.execute<unknown[]>(
      `insert into stripe_event (id, type, received_at, payload, next_try_at) values (?, ?, ?, ?, ?)
       on conflict do nothing returning id`,
      [event.id, event.type, now, JSON.stringify(event, withoutSecrets), claimedUntil(now)],
    );
    // The process that stored the event applies it; if it dies, the periodic task does.
    if (written.length > 0) await withinTimeout(this.handle(event));
  }

  /** Applies due events from the inbox; returns the ids of events it gave up. Safe in several processes. */
  async retry(): Promise<string[]> {
    const givenUp: string[] = [];
    for (let taken = 0; taken < AT_ONCE; taken++) {
      const event = await this.claimNext();
      if (!event) break;
      if (await this.handle(event)) givenUp.push(event.id);
    }
    return givenUp;
  }

  private async claimNext(): Promise<PaymentEvent | null> {
    const now = this.clock.now();
    const [next] = await this.em.execute<{ payload: PaymentEvent }[]>(
      `update stripe_event set next_try_at = ? where id = (
         select id from stripe_event where handled_at is null and next_try_at <= ?
         order by next_try_at limit 1 for update skip locked)
       returning payload`,
      [claimedUntil(now), now],
    );
    return next?.payload ?? null;
  }

  /** Applies one event; returns true when its last attempt failed. */
  private async handle(event: PaymentEvent): Promise<boolean> {
    const now = this.clock.now();
    try {
      await claiming(this.em, this.clock, event.id, () => this.take(event));
      const where = { id: event.id };
      await this.em.nativeUpdate(StripeEvent, where, { handledAt: now, payload: null, nextTryAt: null, problem: null });
      return false;
    } catch (error) {
      const problem = withCauses(error).slice(0, 500);
      const [row] = await this.em.execute<{ tries: number }[]>(
        'update stripe_event set tries = tries + 1, problem = ? where id = ? returning tries',
        [problem, event.id],
      );
      const tries = row?.tries ?? 1;
      const nextTryAt = tries < GIVEN_UP_AFTER ? nextTry(now, tries) : null;
      await this.em.nativeUpdate(StripeEvent, { id: event.id }, { nextTryAt });
      return nextTryAt === null;
    }
  }

  private async take({ id, type, intent, refund, incident, account, raw }: PaymentEvent): Promise<void> {
    // An incident that concerns a payment counts only for payments on the platform's own account.
    if (incident && (account === null || incident.account !== null)) await this.incidents.record(incident);
    if (type === 'account.updated' || type === 'account.application.deauthorized') {
      const accountId = account ?? accountIdIn(raw);
      if (accountId !== null) await this.payouts.follow(accountId);
    } else if (account !== null && BANK_NEWS.includes(type)) {
      await this.payouts.tellChanged(account);
    } else if (account !== null) {
      // Ignore payments made on a shop's account: only the platform's own payments count, whatever their metadata says.
    } else if (type === 'payment_intent.succeeded' && intent) {
      await this.settlement.settle(intent).catch(unlessUnknown);
    } else if (REFUND_NEWS.includes(type) && refund) {
      if (hasFailed(refund)) await markRefundFailed(this.em, refund);
      else await importExternalRefund(this.em, refund, this.clock.now());
    } else if (type === 'payment_intent.payment_failed' && intent) {
      await this.failedCards.count(intent.id, id);
    } else if (type === 'payment_intent.canceled' && intent) {
      await markCancelled(this.em, intent.id);
    }
  }
}

/** Waits for the work, but less long than the provider does; after that the event stays in the inbox. */
async function withinTimeout(work: Promise<unknown>): Promise<void> {
  work.catch(() => undefined);
  await Promise.race([work, pause(ANSWERED_WITHIN_MS, undefined, { ref: false })]);
}

/** Removes client secrets, with which a browser could pay, before the event is stored. */
function withoutSecrets(key: string, value: unknown): unknown {
  return /^client_?secret$/i.test(key) ? '' : value;
}

function accountIdIn(raw: object): string | null {
  const { data } = raw as { data?: { object?: { id?: unknown } } };
  return typeof data?.object?.id === 'string' ? data.object.id : null;
}

/** Acknowledges payments of other products on the same account, which would be redelivered for days. */
function unlessUnknown(error: unknown): void {
  if (!(error instanceof Fault && error.code === 'NOT_FOUND')) throw error;
}

const CLAIM_MS = 15_000;
const RENEWED_EVERY_MS = 5000;

/** Returns the end of an event's lease, after which another process may take over from one that died. */
function claimedUntil(now: Date): Date {
  return new Date(now.getTime() + CLAIM_MS);
}

/** Renews the lease of an event while `work` runs, so that no other process takes it. */
async function claiming<T>(em: EntityManager, clock: Clock, id: string, work: () => Promise<T>): Promise<T> {
  let renewed: Promise<unknown> = Promise.resolve();
  const renew = () =>
    em.fork().nativeUpdate(StripeEvent, { id, handledAt: null }, { nextTryAt: claimedUntil(clock.now()) });
  const timer = setInterval(() => {
    // A lease that cannot be renewed expires, which is harmless because events may be applied twice.
    renewed = renewed.then(renew).catch(() => undefined);
  }, RENEWED_EVERY_MS);
  timer.unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await renewed;
  }
}

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

/** Attempts after which an event that keeps failing is left to the operator: about 29 hours. */
export const GIVEN_UP_AFTER = 16;

/** Returns when an event is retried after `tries` attempts: the delay doubles from 5 s up to 6 hours. */
export function nextTry(now: Date, tries: number): Date {
  return new Date(now.getTime() + Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS));
}
