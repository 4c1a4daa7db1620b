import type * as Js from '@stripe/stripe-js';
import { expect, test, vi } from 'vitest';
import { confirmStripeCard, confirmStripeWallet } from './stripe-confirmation';

const intent = (status: Js.PaymentIntent['status']) => ({ status }) as Js.PaymentIntent;
const card = {} as Js.StripeCardElement;

function aStripe(confirmed: Js.PaymentIntentResult, retrieved?: Js.PaymentIntentResult) {
  return {
    confirmCardPayment: vi.fn(async () => confirmed),
    retrievePaymentIntent: vi.fn(async () => retrieved ?? confirmed),
  };
}

const refused = (fields: Partial<Js.StripeError>): Js.PaymentIntentResult => ({
  error: { type: 'card_error', message: 'Votre carte a été refusée.', ...fields },
});

test.each([
  ['a card', card, { card }],
  ['a saved card, by its payment method id,', 'pm_1', 'pm_1'],
])('%s that Stripe accepts results in a succeeded payment', async (_what, chosen, method) => {
  const stripe = aStripe({ paymentIntent: intent('succeeded') });
  expect(await confirmStripeCard(stripe, 'secret', chosen)).toEqual({ status: 'succeeded' });
  expect(stripe.confirmCardPayment).toHaveBeenCalledWith('secret', { payment_method: method });
});

test('a card that Stripe declines results in a failed payment with Stripe’s message', async () => {
  const failed = { status: 'failed', message: 'Votre carte a été refusée.', declined: true };
  expect(await confirmStripeCard(aStripe(refused({})), 'secret', card)).toEqual(failed);
});

test('confirming a payment that has already succeeded is not an error', async () => {
  const twice = refused({ type: 'invalid_request_error', payment_intent: intent('succeeded') });
  expect(await confirmStripeCard(aStripe(twice), 'secret', card)).toEqual({ status: 'succeeded' });
});

test('the payment is retrieved from Stripe after a lost connection', async () => {
  const lost = refused({ type: 'api_connection_error', message: 'Réseau perdu.' });
  const paid = aStripe(lost, { paymentIntent: intent('succeeded') });
  expect(await confirmStripeCard(paid, 'secret', card)).toEqual({ status: 'succeeded' });
  const unpaid = aStripe(lost, { paymentIntent: intent('requires_payment_method') });
  const failed = { status: 'failed', message: 'Réseau perdu.', declined: false };
  expect(await confirmStripeCard(unpaid, 'secret', card)).toEqual(failed);
});

test('a wallet is charged only when its form is valid', async () => {
  const confirmPayment = vi.fn(async () => ({ paymentIntent: intent('succeeded') }));
  const stripe = { ...aStripe(refused({})), confirmPayment };
  const sheet = (error?: Js.StripeError) => ({ submit: async () => ({ error }) }) as unknown as Js.StripeElements;
  const wrong = { type: 'validation_error', message: 'Adresse incomplète.' } as Js.StripeError;
  const failed = { status: 'failed', message: 'Adresse incomplète.' };
  expect(await confirmStripeWallet(stripe as never, 'secret', sheet(wrong), 'https://x')).toEqual(failed);
  expect(confirmPayment).not.toHaveBeenCalled();
  expect(await confirmStripeWallet(stripe as never, 'secret', sheet(), 'https://x')).toEqual({ status: 'succeeded' });
});
