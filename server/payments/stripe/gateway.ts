import type Stripe from 'stripe';

/** A payment intent of one checkout, as the provider reports it. */
export interface IntentView {
  id: string;
  /** Lets a browser confirm this one payment; never logged, and given only to its payer. */
  clientSecret: string;
  status: Stripe.PaymentIntent.Status;
  amountCents: number;
  /** ISO currency code in lower case, `eur`. */
  currency: string;
  livemode: boolean;
  /** Connected account that receives the money. */
  destination: string | null;
  metadata: Record<string, string>;
  /** Cents refunded so far. 0 in an event of the payment itself: call `retrieveIntent` when the amount matters. */
  refundedCents: number;
  /** Part of the amount that stays with the platform, in cents. */
  applicationFeeCents: number;
  /** Whether the card that pays is saved. */
  keepsCard: boolean;
}

/** A refund, as the provider reports it. */
export interface RefundView {
  /** The provider's id (`re_…`). */
  id: string;
  /** `pending`, `succeeded`, `failed`, `canceled`; `failed` may come days after `succeeded`. */
  status: string;
  /** The `idempotencyKey` of our request; null for a refund that was not requested here. */
  request: string | null;
}

/** A refund with its payment and amount, no matter who requested it. */
export interface MadeRefund extends RefundView {
  /** Id of the payment; null for a charge without a payment intent. */
  intentId: string | null;
  amountCents: number;
  /** Whether the shop's share was taken back with the refund. */
  isFromShop: boolean;
}

/** An incident at the provider, after a payment or with a shop's account. */
export interface IncidentView {
  id: string;
  kind: 'DISPUTE' | 'FRAUD_WARNING' | 'PAYOUT_FAILED' | 'DEAUTHORIZED';
  /** Id of the payment concerned; otherwise `account` is the connected account concerned. */
  intentId: string | null;
  account: string | null;
  amountCents: number | null;
  /** Reason and status, in the provider's terms. */
  reason: string;
  status: string;
  answerBy: Date | null;
  /** Whether the incident takes the payment's money away for the time being. */
  takesMoney: boolean;
  isClosed: boolean;
}

/** An event at the provider, proven by its signature or read from the provider's own list. */
export interface PaymentEvent {
  id: string;
  /** Event type in the provider's terms, for instance `payment_intent.succeeded`. */
  type: string;
  livemode: boolean;
  /** Connected account of the event; null for the platform's own account. */
  account: string | null;
  /** The payment at the time of the event; older than what is known, because events arrive in any order. */
  intent: IntentView | null;
  /** The refund as it was at the time of the event. */
  refund: MadeRefund | null;
  /** The incident that the event reports. */
  incident: IncidentView | null;
  raw: object;
}

/** A shop's account at the provider. */
export interface PaymentAccount {
  id: string;
  chargesEnabled: boolean;
  payoutsEnabled: boolean;
  /** Whether the owner has completed the provider's form. */
  detailsSubmitted: boolean;
  /** Requirements that the provider asks for now, in its own terms: `external_account`. */
  wanted: string[];
  /** Deadline for the requirements; null when no day is set. */
  wantedBy: Date | null;
}

export interface IntentRequest {
  amountCents: number;
  /** The shop's account (`acct_…`). */
  destination: string;
  /** Part of the amount that is to stay with the platform, in cents. */
  applicationFeeCents: number;
  /** Shop name on the customer's bank statement, after the platform's own prefix. */
  statementSuffix: string;
  metadata: { checkoutId: string; shopId: string };
  /** The same key with the same request returns the same intent, however often it is sent. */
  idempotencyKey: string;
  answerBy?: AnswerBy;
}

/** A saved card, with enough data for its owner to recognise it. */
export interface KeptCard {
  id: string;
  /** Brand in the provider's terms: `visa`. */
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** Identical for the same card, however often it was saved. */
  fingerprint: string;
}

/** `performance.now()` by which a call has ended; without one, each call may take half a minute. */
export type AnswerBy = number | undefined;

export interface RefundRequest {
  intentId: string;
  amountCents: number;
  idempotencyKey: string;
  /** The provider forgets idempotency keys: an old refund is searched for among the existing ones first. */
  requestedAt: Date;
  /** Reason in French, stored with the refund at the provider. */
  reason: string;
  /**
   * Takes the shop's share back with the refund, and returns to the shop, in all, `serviceChargeCents` of the charge it
   * had paid to the platform; null when the platform advances the money. `wonDisputes` are disputes after which the
   * shop got its share again by transfers of their own, from which the refund takes it.
   */
  fromShop: { serviceChargeCents: number; wonDisputes?: readonly string[] } | null;
}
