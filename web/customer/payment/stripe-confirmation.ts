import type { PaymentIntent, Stripe, StripeCardElement } from '@stripe/stripe-js';
import type { CardAnswer } from './use-checkout';

type Confirms = Pick<Stripe, 'confirmCardPayment' | 'retrievePaymentIntent'>;

/** Charges the card in Stripe's field, its bank's own dialog included. A payment that succeeded before is a success. */
export async function confirmStripeCard(
  stripe: Confirms,
  clientSecret: string,
  card: StripeCardElement,
): Promise<CardAnswer> {
  const { paymentIntent, error } = await stripe.confirmCardPayment(clientSecret, { payment_method: { card } });
  if (isPaid(paymentIntent) || isPaid(error?.payment_intent)) return { status: 'succeeded' };
  // The connection broke, perhaps after the money was taken: only the payment itself knows.
  if (error?.type === 'api_connection_error') {
    const now = await stripe.retrievePaymentIntent(clientSecret);
    if (isPaid(now.paymentIntent)) return { status: 'succeeded' };
  }
  return { status: 'failed', message: error?.message, declined: error?.type === 'card_error' };
}

function isPaid(intent: PaymentIntent | undefined): boolean {
  return intent?.status === 'succeeded';
}
