import { CardElement, Elements, ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe, type Stripe, type StripeElementStyle } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { controlStyles } from '../../../ui/base/field/field';
import { isAtPageStart, CardFrame, type CardFrameProps, ExpressFrame } from '../../../ui/food/card-form/card-frame';
import * as t from './payment.texts';
import { confirmStripeCard, confirmStripeWallet } from './stripe-confirmation';
import type { CardAnswer } from './use-checkout';

export interface StripeCardFormProps extends Pick<CardFrameProps, 'error' | 'advice' | 'totalCents' | 'keep'> {
  publishableKey: string;
  clientSecret: string;
  busy: boolean;
  /** True when saved cards are listed above this form. */
  last: boolean;
  onPay: (charge: () => Promise<CardAnswer>) => void;
  onWalletPay: (charge: () => Promise<CardAnswer>) => void;
}

/** Stripe's own wallets and card field, so that card data never touches our pages. */
export function StripeCardForm({ publishableKey, onWalletPay, ...form }: StripeCardFormProps) {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [unavailable, setUnavailable] = useState(false);
  useEffect(() => {
    loadStripe(publishableKey, { locale: t.fieldLanguage() }).then(setStripe, () => setUnavailable(true));
  }, [publishableKey]);
  if (unavailable) {
    return (
      <CardFrame disabled onSubmit={() => undefined} error={t.notLoaded()}>
        {null}
      </CardFrame>
    );
  }
  return (
    <>
      <Elements stripe={stripe} options={{ clientSecret: form.clientSecret, locale: t.fieldLanguage() }}>
        <Wallets clientSecret={form.clientSecret} busy={form.busy} onPay={onWalletPay} />
      </Elements>
      <Elements stripe={stripe} options={{ locale: t.fieldLanguage() }}>
        <CardField {...form} />
      </Elements>
    </>
  );
}

const NEVER = { amazonPay: 'never', klarna: 'never', paypal: 'never' } as const;

/** Wallets of this device that can be charged like a card; hidden when there is none. */
function Wallets({ clientSecret, busy, onPay }: Pick<StripeCardFormProps, 'clientSecret' | 'busy' | 'onPay'>) {
  const stripe = useStripe();
  const elements = useElements();
  const [offered, setOffered] = useState(false);
  return (
    <ExpressFrame hidden={!offered} busy={busy}>
      <ExpressCheckoutElement
        options={{ buttonHeight: 48, paymentMethods: NEVER }}
        onReady={({ availablePaymentMethods }) => setOffered(Boolean(availablePaymentMethods))}
        onConfirm={({ paymentFailed }) => {
          if (!stripe || !elements) return;
          onPay(async () => {
            const answer = await confirmStripeWallet(stripe, clientSecret, elements, location.href);
            // The wallet's sheet is still open and shows the failure itself.
            if (answer.status === 'failed') paymentFailed({ reason: 'fail' });
            return answer;
          });
        }}
      />
    </ExpressFrame>
  );
}

type CardFieldProps = Omit<StripeCardFormProps, 'publishableKey' | 'onWalletPay'>;

function CardField({ clientSecret, busy, last, onPay, ...frame }: CardFieldProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const [style] = useState(fieldStyle);

  const pay = () => {
    const card = elements?.getElement(CardElement);
    if (stripe && card) onPay(() => confirmStripeCard(stripe, clientSecret, card));
  };

  return (
    <CardFrame {...frame} busy={busy} disabled={!ready} onSubmit={pay}>
      <CardElement
        className={controlStyles({ className: 'py-3.5' })}
        options={{ hidePostalCode: true, disabled: busy, style }}
        onReady={(element) => {
          setReady(true);
          if (!last && isAtPageStart()) element.focus();
        }}
      />
    </CardFrame>
  );
}

type SavedPayment = Pick<StripeCardFormProps, 'publishableKey' | 'clientSecret'> & { cardId: string };

/** Charges a saved card with Stripe's script, which is loaded now unless the card form has loaded it. */
export async function confirmSavedStripeCard({
  publishableKey,
  clientSecret,
  cardId,
}: SavedPayment): Promise<CardAnswer> {
  const stripe = await loadStripe(publishableKey, { locale: t.fieldLanguage() }).catch(() => null);
  return stripe ? confirmStripeCard(stripe, clientSecret, cardId) : { status: 'failed', message: t.notLoaded() };
}

/** Stripe's iframe inherits no styles, so font and colours are passed to it. */
function fieldStyle(): StripeElementStyle {
  const { color, fontFamily, fontSize } = getComputedStyle(document.body);
  return { base: { color, iconColor: color, fontFamily, fontSize }, invalid: { color, iconColor: color } };
}
