import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../clock';
import { StripeEvent } from '../payments/stripe-event.entity';

const CLAIM_MS = 15_000;
const RENEWED_EVERY_MS = 5000;

/** Lease of an event: after it, other processes take over from one that died. */
export function claimedUntil(now: Date): Date {
  return new Date(now.getTime() + CLAIM_MS);
}

/** Renews the lease of an event while the work on it lasts, so that no other process takes it. */
export async function claiming<T>(em: EntityManager, clock: Clock, id: string, work: () => Promise<T>): Promise<T> {
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
