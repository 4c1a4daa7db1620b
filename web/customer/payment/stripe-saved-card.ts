import { loadStripe } from '@stripe/stripe-js';
import * as t from './payment.texts';
import { confirmStripeCard } from './stripe-confirmation';
import type { CardAnswer } from './use-checkout';

interface Payment {
  publishableKey: string;
  clientSecret: string;
  cardId: string;
}

/** Charges a saved card with Stripe's script, which is loaded now unless the card form has loaded it. */
export async function confirmSavedStripeCard({ publishableKey, clientSecret, cardId }: Payment): Promise<CardAnswer> {
  const stripe = await loadStripe(publishableKey, { locale: t.fieldLanguage() }).catch(() => null);
  if (!stripe) return { status: 'failed', message: t.notLoaded() };
  return confirmStripeCard(stripe, clientSecret, cardId);
}
