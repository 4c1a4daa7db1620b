import Stripe from 'stripe';
import { Fault, type FaultCode } from '../errors';

const { StripeAPIError, StripeConnectionError, StripeError, StripeRateLimitError } = Stripe.errors;

export const TOO_SMALL: [FaultCode, string] = ['BAD_USER_INPUT', 'Le paiement par carte commence à 0,50 €.'];

/** What the provider refuses for a reason a person can understand. */
const REFUSALS: Record<string, [FaultCode, string]> = {
  amount_too_small: TOO_SMALL,
  amount_too_large: ['BAD_USER_INPUT', 'Ce montant dépasse ce qu’une carte peut payer.'],
  resource_missing: ['NOT_FOUND', 'Paiement introuvable.'],
  account_invalid: ['NOT_FOUND', 'Compte de paiement introuvable.'],
  insufficient_capabilities_for_transfer: ['CONFLICT', 'Cette boutique ne peut pas être payée pour le moment.'],
  charge_already_refunded: ['CONFLICT', 'Ce paiement a déjà été remboursé.'],
  payment_intent_unexpected_state: ['CONFLICT', 'Ce paiement n’est plus dans l’état attendu.'],
};

/** Whether the provider refused with this one of its codes. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof StripeError && error.code === code;
}

/** The provider's failure in our own words; the original stays in `cause` for the log, never for an answer. */
export function asPaymentFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  const fault = new Fault(...reasonOf(error));
  fault.cause = error;
  return fault;
}

function reasonOf(error: unknown): [FaultCode, string] {
  const unavailable =
    error instanceof StripeConnectionError || error instanceof StripeAPIError || error instanceof StripeRateLimitError;
  if (unavailable) return ['UNAVAILABLE', 'Le paiement est momentanément indisponible. Réessayez dans un instant.'];
  if (!(error instanceof StripeError)) return ['INTERNAL', 'Le paiement a échoué.'];
  if (error.code === 'resource_missing' && error.param === 'transfer_data[destination]') {
    return ['CONFLICT', 'Cette boutique ne peut pas être payée pour le moment.'];
  }
  if (error.rawType === 'idempotency_error')
    return ['CONFLICT', 'Cette demande de paiement a déjà servi à autre chose.'];
  return REFUSALS[error.code ?? ''] ?? ['INTERNAL', 'Le paiement a été refusé par le prestataire.'];
}
