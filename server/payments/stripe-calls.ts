import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import { asPaymentFault } from './stripe-faults';

const { StripeConnectionError, StripeError } = Stripe.errors;

const PAUSE_MS = 300;
/** Each call uses up one at most, and a job is tried 25 times. */
const MOST_KEYS = 30;

/** An answer, or its failure in our words. */
export function asking<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    throw asPaymentFault(error);
  });
}

/**
 * Sends until it is answered, not beyond an instant of `performance.now()` that several calls may share; without one, as
 * often and as long as the SDK does. Throws what the last try did.
 */
export async function inTime<T>(
  answerBy: number | undefined,
  send: (options: Stripe.RequestOptions) => Promise<T>,
): Promise<T> {
  if (answerBy === undefined) return send({});
  for (;;) {
    const left = answerBy - performance.now();
    if (left <= 0) throw new StripeConnectionError({ message: 'No time is left for this call.' });
    try {
      return await send({ timeout: Math.ceil(left), maxNetworkRetries: 0 });
    } catch (error) {
      if (!mayComeAgain(error) || answerBy - performance.now() <= PAUSE_MS) throw error;
      await pause(PAUSE_MS);
    }
  }
}

/**
 * Sends under a key. The provider keeps a key's first answer, a failure of its own as well, and repeats it for a day: the
 * next key gets past it, always the same one, so that callers at once still mean the same. `made` looks for what that
 * failure left behind, or for what another caller sent under the same key with other parameters.
 */
export async function underKey<T>(
  key: string,
  send: (key: string) => Promise<T>,
  made: () => Promise<T | undefined> = async () => undefined,
): Promise<T> {
  for (let n = 1; ; n++) {
    try {
      return await send(n === 1 ? key : `${key}/${n}`);
    } catch (error) {
      const isTaken = error instanceof StripeError && error.rawType === 'idempotency_error';
      if (!isTaken && (!isFailureAgain(error) || n === MOST_KEYS)) throw error;
      const found = await made();
      if (found !== undefined) return found;
      if (isTaken) throw error;
    }
  }
}

function mayComeAgain(error: unknown): boolean {
  if (error instanceof StripeConnectionError) return true;
  const { statusCode = 0, headers } = error instanceof StripeError ? error : {};
  return (statusCode === 409 || statusCode >= 500) && headers?.['stripe-should-retry'] !== 'false';
}

function isFailureAgain(error: unknown): boolean {
  return (
    error instanceof StripeError && (error.statusCode ?? 0) >= 500 && error.headers?.['idempotent-replayed'] === 'true'
  );
}
