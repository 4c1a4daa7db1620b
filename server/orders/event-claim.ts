import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { StripeEvent } from '../payments/stripe-event.entity';

const CLAIM_MS = 15_000;
const RENEWED_EVERY_MS = 5000;

/** Until when an event is its taker's: one that dies over it leaves it to the others then. */
export function claimedUntil(now: Date): Date {
  return new Date(now.getTime() + CLAIM_MS);
}

/** Renews the claim on an event for as long as the work on it takes, so that nobody else is at it meanwhile. */
export async function claiming<T>(em: EntityManager, clock: Clock, id: string, work: () => Promise<T>): Promise<T> {
  let renewed: Promise<unknown> = Promise.resolve();
  const renew = () =>
    em.fork().nativeUpdate(StripeEvent, { id, handledAt: null }, { nextTryAt: claimedUntil(clock.now()) });
  const timer = setInterval(() => {
    // What cannot be renewed lapses: effects may be repeated.
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
