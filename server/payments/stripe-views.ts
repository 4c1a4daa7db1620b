import type Stripe from 'stripe';
import type { IntentView, PaymentEvent, RefundView } from './gateway';

const STATUSES: IntentView['status'][] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'canceled',
  'succeeded',
];

/** A payment in our words. A status the provider invents later counts as under way. Refunds are known only when `latest_charge` was expanded. */
export function intentOf(intent: Stripe.PaymentIntent): IntentView {
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: STATUSES.find((status) => status === intent.status) ?? 'processing',
    amountCents: intent.amount,
    currency: intent.currency,
    livemode: intent.livemode,
    destination: idOf(intent.transfer_data?.destination),
    metadata: intent.metadata,
    refundedCents: charge?.amount_refunded ?? 0,
  };
}

/** A refund in our words. */
export function refundOf({ id, status, metadata }: Stripe.Refund): RefundView {
  return { id, status: status ?? 'pending', request: metadata?.['request'] ?? null };
}

/** An event in our words, with the payment it is about. */
export function paymentEventOf(event: Stripe.Event): PaymentEvent {
  return {
    id: event.id,
    type: event.type,
    livemode: event.livemode,
    account: event.account ?? null,
    createdAt: new Date(event.created * 1000),
    intent: concerned(event.data.object),
    refund: isObject(event.data.object, 'refund') ? refundOf(event.data.object) : null,
    raw: event,
  };
}

function concerned(subject: Stripe.Event.Data.Object): IntentView | null {
  if (isObject(subject, 'payment_intent')) return intentOf(subject);
  if (isObject(subject, 'charge')) return paidIntent(subject);
  return null;
}

/** A charge carries a copy of its payment's metadata, which is how a refund finds its checkout. */
function paidIntent(charge: Stripe.Charge): IntentView | null {
  const id = idOf(charge.payment_intent);
  if (!id) return null;
  return {
    id,
    clientSecret: '',
    status: charge.status === 'succeeded' ? 'succeeded' : 'requires_payment_method',
    amountCents: charge.amount,
    currency: charge.currency,
    livemode: charge.livemode,
    destination: idOf(charge.transfer_data?.destination),
    metadata: charge.metadata,
    refundedCents: charge.amount_refunded,
  };
}

interface StripeObjects {
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
}

function isObject<Kind extends keyof StripeObjects>(subject: object, kind: Kind): subject is StripeObjects[Kind] {
  return 'object' in subject && subject.object === kind;
}

function idOf(expandable: string | { id: string } | null | undefined): string | null {
  if (!expandable) return null;
  return typeof expandable === 'string' ? expandable : expandable.id;
}
