import type Stripe from 'stripe';
import { INTENT_STATUSES, type IntentView, type MadeRefund, type PaymentEvent } from './gateway';

/** A payment in our words. A status the provider invents later counts as under way. Refunds are known only when `latest_charge` was expanded. */
export function intentOf(intent: Stripe.PaymentIntent): IntentView {
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  const destination = intent.transfer_data?.destination ?? null;
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: INTENT_STATUSES.find((status) => status === intent.status) ?? 'processing',
    amountCents: intent.amount,
    currency: intent.currency,
    livemode: intent.livemode,
    destination: typeof destination === 'string' ? destination : (destination?.id ?? null),
    metadata: intent.metadata,
    refundedCents: charge?.amount_refunded ?? 0,
  };
}

/** A refund in our words. */
export function madeRefundOf(refund: Stripe.Refund): MadeRefund {
  const { id, status, metadata, payment_intent: intent, amount, transfer_reversal: reversal } = refund;
  return {
    id,
    status: status ?? 'pending',
    request: metadata?.['request'] ?? null,
    intentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    amountCents: amount,
    isFromShop: Boolean(reversal),
  };
}

/** An event in our words, with the payment it is about. */
export function paymentEventOf(event: Stripe.Event): PaymentEvent {
  return {
    id: event.id,
    type: event.type,
    livemode: event.livemode,
    account: event.account ?? null,
    intent: isObject(event.data.object, 'payment_intent') ? intentOf(event.data.object) : null,
    refund: isObject(event.data.object, 'refund') ? madeRefundOf(event.data.object) : null,
    raw: event,
  };
}

interface StripeObjects {
  payment_intent: Stripe.PaymentIntent;
  refund: Stripe.Refund;
}

function isObject<Kind extends keyof StripeObjects>(subject: object, kind: Kind): subject is StripeObjects[Kind] {
  return 'object' in subject && subject.object === kind;
}
