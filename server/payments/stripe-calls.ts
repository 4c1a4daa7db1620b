import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import { Fault, type FaultCode } from '../errors';
import * as t from './payment.texts';

const { StripeAPIError, StripeConnectionError, StripeError, StripeRateLimitError } = Stripe.errors;

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

export const LEAST_PAYABLE_CENTS = 50;

type Reason = [FaultCode, () => string];

/** What the provider refuses for a reason a person can understand. */
const REFUSALS: Record<string, Reason> = {
  amount_too_small: ['BAD_USER_INPUT', () => t.tooSmall(LEAST_PAYABLE_CENTS)],
  amount_too_large: ['BAD_USER_INPUT', t.tooLarge],
  resource_missing: ['NOT_FOUND', t.noPayment],
  account_invalid: ['NOT_FOUND', t.noAccount],
  insufficient_capabilities_for_transfer: ['CONFLICT', t.shopNotPayable],
  charge_already_refunded: ['CONFLICT', t.alreadyRefunded],
  charge_disputed: ['CONFLICT', t.disputed],
  payment_intent_unexpected_state: ['CONFLICT', t.unexpectedState],
};

/** Whether the provider refused with this one of its codes. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof StripeError && error.code === code;
}

/** Whether the provider refused because the bank holds the money. */
export function isDisputed(error: unknown): boolean {
  return error instanceof Fault && hasCode(error.cause, 'charge_disputed');
}

const MAY_PASS = ['balance_insufficient', 'insufficient_funds', 'lock_timeout'];

/** Whether the provider will refuse the same request for ever, so that only a person can help. */
export function isPermanentRefusal(error: unknown): boolean {
  const cause = error instanceof Fault ? error.cause : error;
  return (
    cause instanceof StripeError &&
    cause.rawType === 'invalid_request_error' &&
    cause.statusCode === 400 &&
    !MAY_PASS.includes(cause.code ?? '')
  );
}

/** The provider's failure in our own words; the original stays in `cause` for the log, never for an answer. */
export function asPaymentFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const [code, said] = reasonOf(error);
  const fault = new Fault(code, said());
  fault.cause = error;
  return fault;
}

function reasonOf(error: unknown): Reason {
  const unavailable =
    error instanceof StripeConnectionError || error instanceof StripeAPIError || error instanceof StripeRateLimitError;
  if (unavailable) return ['UNAVAILABLE', t.unavailable];
  if (!(error instanceof StripeError)) return ['INTERNAL', t.failed];
  if (error.code === 'resource_missing' && error.param === 'transfer_data[destination]') {
    return ['CONFLICT', t.shopNotPayable];
  }
  if (error.rawType === 'idempotency_error') return ['CONFLICT', t.usedForAnother];
  return REFUSALS[error.code ?? ''] ?? ['INTERNAL', t.refused];
}
