import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import { Fault, type FaultCode } from '../../errors';
import * as t from '../payment.texts';

const { StripeAPIError, StripeConnectionError, StripeError, StripeRateLimitError } = Stripe.errors;

const PAUSE_MS = 300;
/** Maximum idempotency keys tried per request; each replayed failure of the provider uses up one. */
const MOST_KEYS = 30;

/** Returns the provider's answer, or throws its error as a `Fault`. */
export function asking<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    throw asPaymentFault(error);
  });
}

/** Retries until a deadline that several calls may share, or else as the SDK does. Throws the last error. */
export async function withDeadline<T>(
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
 * Sends a request under an idempotency key. The provider replays a key's first answer for a day, even a failure of its
 * own; the next key gets past that, and it is the same for all callers, so that concurrent calls still mean the same
 * request. `made` searches for what the failed request left behind, or what another caller sent under the same key with
 * other parameters.
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

/** Error codes of the provider that have a reason a person can understand. */
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

/** Returns whether the provider refused with this error code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof StripeError && error.code === code;
}

/** Returns whether the provider refused because the bank holds the money. */
export function isDisputed(error: unknown): boolean {
  return error instanceof Fault && hasCode(error.cause, 'charge_disputed');
}

const MAY_PASS = ['balance_insufficient', 'insufficient_funds', 'lock_timeout'];

/** Returns whether the provider will always refuse the same request, so that only a person can help. */
export function isPermanentRefusal(error: unknown): boolean {
  const cause = error instanceof Fault ? error.cause : error;
  return (
    cause instanceof StripeError &&
    cause.rawType === 'invalid_request_error' &&
    cause.statusCode === 400 &&
    !MAY_PASS.includes(cause.code ?? '')
  );
}

/** Converts a provider's error to a `Fault`; the original stays in `cause`, for the log and never for a client. */
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
