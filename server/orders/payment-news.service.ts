import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { Fault, withCauses } from '../errors';
import { writeDownEnd } from '../payments/end-payment';
import type { PaymentEvent, PaymentGateway } from '../payments/gateway';
import type { FailedCardsService } from '../payments/failed-cards.service';
import type { PayoutService } from '../payments/payout.service';
import { StripeEvent } from '../payments/stripe-event.entity';
import type { IncidentService } from './incident.service';
import { takeUp } from './refund-elsewhere';
import { hasFailed, writeDownFailure } from './refund-outcome';
import type { SettlementService } from './settlement.service';

const AT_ONCE = 20;
/** The provider gives up on an answer after some 20 seconds, and would bring the event again. */
const ANSWERED_WITHIN_MS = 5000;
/** A bank account of a shop's payment account came, went or was changed. */
const BANK_NEWS = ['created', 'updated', 'deleted'].map((what) => `account.external_account.${what}`);
const REFUND_NEWS = ['refund.created', 'refund.failed', 'refund.updated', 'charge.refund.updated'];

/** What verified events of the provider change here. Their order and repetition do not matter. */
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
   * Verifies one event, writes it down, then lets it take effect, and waits 5 seconds for that at most. From the moment
   * it is written down it is ours: what fails is tried again from the inbox, so the provider need not repeat it. Throws
   * BAD_USER_INPUT for a signature that is not the provider's, and whatever kept it from being written down.
   */
  async receive(rawBody: Buffer, signature: string): Promise<void> {
    const event = this.gateway.verifyEvent(rawBody, signature);
    // The provider sends what is refused again for days, and the events of tests to a live address as well.
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

  /** Applies due events that had no effect yet; answers the ids it gave up. Several processes share the work. */
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

  /** True when this was the last try. */
  private async handle(event: PaymentEvent): Promise<boolean> {
    const now = this.clock.now();
    try {
      await claiming(this.em, this.clock, event.id, () => this.take(event));
      await this.em.nativeUpdate(
        StripeEvent,
        { id: event.id },
        { handledAt: now, payload: null, nextTryAt: null, problem: null },
      );
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
    // What concerns a payment concerns one of the platform's own.
    if (incident && (account === null || incident.account !== null)) await this.incidents.record(incident);
    if (type === 'account.updated' || type === 'account.application.deauthorized') {
      const accountId = account ?? accountIdIn(raw);
      if (accountId !== null) await this.payouts.follow(accountId);
    } else if (account !== null && BANK_NEWS.includes(type)) {
      await this.payouts.tellChanged(account);
    } else if (account !== null) {
      // Payments are the platform's own: one made on a shop's account pays nothing here, whatever it says it is for.
    } else if (type === 'payment_intent.succeeded' && intent) {
      await this.settlement.settle(intent).catch(unlessUnknown);
    } else if (REFUND_NEWS.includes(type) && refund) {
      if (hasFailed(refund)) await writeDownFailure(this.em, refund);
      else await takeUp(this.em, refund, this.clock.now());
    } else if (type === 'payment_intent.payment_failed' && intent) {
      await this.failedCards.count(intent.id, id);
    } else if (type === 'payment_intent.canceled' && intent) {
      await writeDownEnd(this.em, intent.id);
    }
  }
}

/** Waits for the work, but not longer than the provider does; after that the event stays in the inbox. */
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

/** Payments of other products on the same provider account are acknowledged, or they would be redelivered for days. */
function unlessUnknown(error: unknown): void {
  if (!(error instanceof Fault && error.code === 'NOT_FOUND')) throw error;
}

const CLAIM_MS = 15_000;
const RENEWED_EVERY_MS = 5000;

/** Lease of an event: after it, other processes take over from one that died. */
function claimedUntil(now: Date): Date {
  return new Date(now.getTime() + CLAIM_MS);
}

/** Renews the lease of an event while the work on it lasts, so that no other process takes it. */
async function claiming<T>(em: EntityManager, clock: Clock, id: string, work: () => Promise<T>): Promise<T> {
  let renewed: Promise<unknown> = Promise.resolve();
  const renew = () =>
    em.fork().nativeUpdate(StripeEvent, { id, handledAt: null }, { nextTryAt: claimedUntil(clock.now()) });
  const timer = setInterval(() => {
    // A lease that cannot be renewed expires: repeating the effects is harmless.
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

/** Tries until an event that never takes effect is left to the operator: about a day and a half. */
export const GIVEN_UP_AFTER = 16;

/** When an event is tried again after so many tries: 5 s, 10 s, 20 s … up to 6 hours. */
export function nextTry(now: Date, tries: number): Date {
  return new Date(now.getTime() + Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS));
}
