import Stripe from 'stripe';
import type { KeptCard, PaymentGateway } from './gateway';
import { inTime } from './stripe-calls';
import { hasCode } from './stripe-faults';

/** Nobody has more, and a page of the provider's list is enough. */
const MOST_CARDS = 100;
/** Without an answer by then the page asks for a card as if none were kept. */
const LIST_MS = 3_000;

const isUnknown = (error: unknown) => hasCode(error, 'resource_missing');

export async function tiePayer(
  stripe: Stripe,
  { intentId, payer, keepsCard, answerBy }: Parameters<PaymentGateway['tiePayer']>[0],
): Promise<boolean> {
  const change = { ...(payer && { customer: payer }), setup_future_usage: keepsCard ? 'on_session' : '' } as const;
  try {
    await inTime(answerBy, (options) => stripe.paymentIntents.update(intentId, change, options));
    return true;
  } catch (error) {
    if (isUnknown(error) && (error as Stripe.errors.StripeError).param === 'customer') return false;
    // Whoever confirms it is told.
    if (hasCode(error, 'payment_intent_unexpected_state')) return true;
    throw error;
  }
}

export async function listCards(stripe: Stripe, payer: string): Promise<KeptCard[]> {
  try {
    const { data } = await inTime(performance.now() + LIST_MS, (options) =>
      stripe.paymentMethods.list({ customer: payer, type: 'card', limit: MOST_CARDS }, options),
    );
    return data.flatMap(({ id, card }) =>
      card
        ? {
            ...{ id, brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year },
            fingerprint: card.fingerprint ?? id,
          }
        : [],
    );
  } catch (error) {
    if (isUnknown(error)) return [];
    throw error;
  }
}

export async function discardCard(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.paymentMethods.detach(id);
  } catch (error) {
    // Another tab's press came first: it is nobody's any more.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

export async function forgetPayer(stripe: Stripe, payer: string): Promise<void> {
  try {
    await stripe.customers.del(payer);
  } catch (error) {
    if (!isUnknown(error)) throw error;
  }
}
