import type Stripe from 'stripe';
import type { IncidentView, IntentView, MadeRefund, PaymentEvent } from './gateway';

/** Refunds are known only when `latest_charge` was expanded. */
export function intentOf(intent: Stripe.PaymentIntent): IntentView {
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: intent.status,
    amountCents: intent.amount,
    currency: intent.currency,
    livemode: intent.livemode,
    destination: idOf(intent.transfer_data?.destination ?? null),
    metadata: intent.metadata,
    refundedCents: charge?.amount_refunded ?? 0,
    applicationFeeCents: intent.application_fee_amount ?? 0,
    keepsCard: Boolean(intent.setup_future_usage),
  };
}

/** Maps a Stripe refund to our type. */
export function madeRefundOf(refund: Stripe.Refund): MadeRefund {
  const { id, status, metadata, payment_intent: intent, amount, transfer_reversal: reversal } = refund;
  return {
    id,
    status: status ?? 'pending',
    request: metadata?.['request'] ?? null,
    intentId: idOf(intent),
    amountCents: amount,
    isFromShop: Boolean(reversal),
  };
}

/** Maps a Stripe event to our type, with the payment, refund or incident it concerns. */
export function paymentEventOf(event: Stripe.Event): PaymentEvent {
  return {
    id: event.id,
    type: event.type,
    livemode: event.livemode,
    account: event.account ?? null,
    intent: isObject(event.data.object, 'payment_intent') ? intentOf(event.data.object) : null,
    refund: isObject(event.data.object, 'refund') ? madeRefundOf(event.data.object) : null,
    incident: incidentOf(event),
    raw: event,
  };
}

const CLOSED = ['won', 'lost', 'warning_closed'];
/** Statuses with the effect of one of `CLOSED`: refunded by the card network, or by us before. */
const CLOSED_AS = new Map([
  ['prevented', 'lost'],
  ['charge_refunded', 'won'],
]);

function incidentOf(event: Stripe.Event): IncidentView | null {
  const { id, account = null } = event;
  const common = {
    ...{ id, intentId: null, account, amountCents: null, reason: '', status: '', answerBy: null },
    ...{ takesMoney: false, isClosed: false },
  };
  const { object } = event.data;
  if (isObject(object, 'dispute')) {
    const { amount: amountCents, reason, evidence_details: details } = object;
    // After an appeal the money may come back while the dispute's status still says that it was lost.
    const isReinstated = event.type === 'charge.dispute.funds_reinstated';
    const status = isReinstated ? 'won' : (CLOSED_AS.get(object.status) ?? object.status);
    return {
      ...{ id: object.id, kind: 'DISPUTE', account: null, intentId: idOf(object.payment_intent), amountCents, reason },
      ...{ status, answerBy: details.due_by ? new Date(details.due_by * 1000) : null },
      // An inquiry does not take the money yet.
      ...{ takesMoney: !status.startsWith('warning_'), isClosed: CLOSED.includes(status) },
    };
  }
  if (isObject(object, 'radar.early_fraud_warning')) {
    const { id, payment_intent: intent, fraud_type: reason } = object;
    return { ...common, account: null, id, kind: 'FRAUD_WARNING', intentId: idOf(intent ?? null), reason };
  }
  if (event.type === 'payout.failed') {
    const { id, amount: amountCents, failure_code: reason, status } = event.data.object;
    return { ...common, id, kind: 'PAYOUT_FAILED', amountCents, reason: reason ?? '', status };
  }
  return event.type === 'account.application.deauthorized' ? { ...common, kind: 'DEAUTHORIZED' } : null;
}

function idOf(named: string | { id: string } | null): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null);
}

interface StripeObjects {
  dispute: Stripe.Dispute;
  'radar.early_fraud_warning': Stripe.Radar.EarlyFraudWarning;
  payment_intent: Stripe.PaymentIntent;
  refund: Stripe.Refund;
}

function isObject<Kind extends keyof StripeObjects>(subject: object, kind: Kind): subject is StripeObjects[Kind] {
  return 'object' in subject && subject.object === kind;
}
