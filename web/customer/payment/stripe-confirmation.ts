import type { PaymentIntent, PaymentIntentResult, Stripe, StripeCardElement, StripeElements } from '@stripe/stripe-js';
import type { CardAnswer } from './use-checkout';

type Asks = Pick<Stripe, 'retrievePaymentIntent'>;

/** Charges the card in Stripe's field or a saved card, including the bank's confirmation dialog. */
export async function confirmStripeCard(
  stripe: Asks & Pick<Stripe, 'confirmCardPayment'>,
  clientSecret: string,
  card: StripeCardElement | string,
): Promise<CardAnswer> {
  const payment_method = typeof card === 'string' ? card : { card };
  return answerOf(stripe, clientSecret, await stripe.confirmCardPayment(clientSecret, { payment_method }));
}

/** Charges the card chosen in a wallet's sheet. */
export async function confirmStripeWallet(
  stripe: Asks & Pick<Stripe, 'confirmPayment'>,
  clientSecret: string,
  elements: StripeElements,
  returnUrl: string,
): Promise<CardAnswer> {
  const { error } = await elements.submit();
  if (error) return { status: 'failed', message: error.message };
  const confirmParams = { return_url: returnUrl };
  const confirmed = await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' });
  return answerOf(stripe, clientSecret, confirmed);
}

/** Converts Stripe's result; a payment that had already succeeded counts as a success. */
async function answerOf(
  stripe: Asks,
  clientSecret: string,
  { paymentIntent, error }: PaymentIntentResult,
): Promise<CardAnswer> {
  if (isPaid(paymentIntent) || isPaid(error?.payment_intent)) return { status: 'succeeded' };
  // The connection broke, perhaps after the charge, so the payment itself is queried.
  if (error?.type === 'api_connection_error') {
    const now = await stripe.retrievePaymentIntent(clientSecret);
    if (isPaid(now.paymentIntent)) return { status: 'succeeded' };
  }
  return { status: 'failed', message: error?.message, declined: error?.type === 'card_error' };
}

function isPaid(intent: PaymentIntent | undefined): boolean {
  return intent?.status === 'succeeded';
}
