export const INTENT_STATUSES = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'canceled',
  'succeeded',
] as const;

/** A payment intent of one checkout, as the provider reports it. */
export interface IntentView {
  id: string;
  /** Lets a browser confirm this one payment; never logged, and given only to its payer. */
  clientSecret: string;
  status: (typeof INTENT_STATUSES)[number];
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
  /**
   * Status in the provider's terms: `pending`, `succeeded`, `failed`, `canceled`; `failed` may come days after
   * `succeeded`.
   */
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
  /**
   * The payment as it was at the time of the event; it may be older than what is known, because events arrive in any
   * order.
   */
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

/**
 * Deadline as an instant of `performance.now()` by which a call has ended, answered or not; without one, each call may
 * take half a minute.
 */
type AnswerBy = number | undefined;

export interface RefundRequest {
  intentId: string;
  /** Cents to refund; absent: all that is left. */
  amountCents?: number;
  idempotencyKey: string;
  /**
   * When the refund was first requested: the provider forgets idempotency keys, so an old refund is searched for among
   * the existing ones first.
   */
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

/**
 * The only access to the payment provider. Every call may throw a `Fault`: UNAVAILABLE when the provider cannot be
 * reached (the call may be repeated with the same key), CONFLICT or BAD_USER_INPUT when it refuses.
 */
export interface PaymentGateway {
  /** Whether money is real here; payments of the other mode are not ours. */
  livemode: boolean;
  createIntent(request: IntentRequest): Promise<IntentView>;
  /** Returns null when the provider does not know the payment. */
  retrieveIntent(id: string, answerBy?: AnswerBy): Promise<IntentView | null>;
  /**
   * Returns the intent's current state: unchanged when it had already succeeded, so the caller must check its status.
   */
  cancelIntent(id: string, answerBy?: AnswerBy): Promise<IntentView>;
  /**
   * Refunds once per key, however late the call is repeated. May return a refund that has failed; returns null when
   * nothing was done because the shop's balance does not cover its share.
   */
  refund(request: RefundRequest): Promise<RefundView | null>;
  /**
   * Takes back from what a payment brought its shop, no more than is left of it, once per key, however late the call is
   * repeated. Returns the cents taken; null when nothing was done because the shop's balance does not cover them.
   */
  reverseTransfer(request: { intentId: string; amountCents: number; idempotencyKey: string }): Promise<number | null>;
  /**
   * Transfers to a payment's shop from the platform's own balance, once per key, however late the call is repeated.
   * Throws when that balance does not cover it yet.
   */
  transferAgain(request: { intentId: string; amountCents: number; idempotencyKey: string }): Promise<void>;
  /** Returns the refunds of a payment, newest first, made here or elsewhere. */
  listRefunds(intentId: string): Promise<MadeRefund[]>;
  /** Returns the payments created since an instant, newest first. */
  listRecentIntents(since: Date): AsyncIterable<IntentView>;
  /**
   * Verifies and parses a webhook from its raw bytes. Throws BAD_USER_INPUT unless the signature is by one of our
   * secrets and at most 300 seconds away from now, past or future.
   */
  verifyEvent(rawBody: Buffer, signature: string): PaymentEvent;
  /** Creates the provider's customer for an account (`cus_…`), without name or address; saved cards belong to it. */
  createPayer(request: { accountId: string; idempotencyKey: string }): Promise<string>;
  /**
   * Attaches the payer to a payment, so that a saved card can pay, or saves the card that is entered once it has paid.
   * A payment that is paid or cancelled stays unchanged; returns false when the provider does not know the payer.
   * Without `payer`, the payment's payer stays unchanged.
   */
  attachStripeCustomer(request: {
    intentId: string;
    payer?: string;
    keepsCard: boolean;
    answerBy?: AnswerBy;
  }): Promise<boolean>;
  /** Returns the saved cards, newest first; none for a payer the provider does not know. */
  listCards(payer: string): Promise<KeptCard[]>;
  /** Deletes a saved card. Idempotent. */
  discardCard(id: string): Promise<void>;
  /** Deletes a payer with all its saved cards. Idempotent. */
  deleteStripeCustomer(payer: string): Promise<void>;
  createAccount(request: { shopId: string; email: string; idempotencyKey: string }): Promise<PaymentAccount>;
  /**
   * Returns a link to the provider's form. Anyone who has it can enter a bank account, once, within some minutes, so it
   * is never logged.
   */
  onboardingLink(accountId: string, pages: { returnUrl: string; refreshUrl: string }): Promise<string>;
  /** Throws NOT_FOUND for an account that was deleted or was never ours. */
  retrieveAccount(id: string): Promise<PaymentAccount>;
}
