import Stripe from 'stripe';
import { Fault, type FaultCode } from '../errors';
import * as t from './payment.texts';

const { StripeAPIError, StripeConnectionError, StripeError, StripeRateLimitError } = Stripe.errors;

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
