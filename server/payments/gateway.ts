export const INTENT_STATUSES = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'canceled',
  'succeeded',
] as const;

/** A payment of one checkout, as the provider sees it. */
export interface IntentView {
  id: string;
  /** Lets a browser confirm this one payment; never logged, never given to anyone but its payer. */
  clientSecret: string;
  status: (typeof INTENT_STATUSES)[number];
  amountCents: number;
  /** ISO code in lower case, `eur`. */
  currency: string;
  livemode: boolean;
  /** The connected account the money goes to. */
  destination: string | null;
  metadata: Record<string, string>;
  /** Given back so far. An event of the payment itself carries 0: ask `retrieveIntent` when it matters. */
  refundedCents: number;
  /** What stays with the platform, in cents. */
  applicationFeeCents: number;
  /** Whether the card that pays it is kept. */
  keepsCard: boolean;
}

/** Money on its way back, as the provider sees it. */
export interface RefundView {
  /** The provider's id (`re_…`). */
  id: string;
  /** The provider's word: `pending`, `succeeded`, `failed`, `canceled`; `failed` may come days after `succeeded`. */
  status: string;
  /** The `idempotencyKey` it was asked for with; null for one that was not asked for here. */
  request: string | null;
}

/** A refund with what it is of, whoever asked for it. */
export interface MadeRefund extends RefundView {
  /** The payment; null for a charge that is of none. */
  intentId: string | null;
  amountCents: number;
  /** Whether the shop's share was taken back with it. */
  isFromShop: boolean;
}

/** Something that went wrong at the provider after a payment, or with a shop's account. */
export interface IncidentView {
  id: string;
  kind: 'DISPUTE' | 'FRAUD_WARNING' | 'PAYOUT_FAILED' | 'DEAUTHORIZED';
  /** The payment concerned, or else the connected account. */
  intentId: string | null;
  account: string | null;
  amountCents: number | null;
  /** Both in the provider's words. */
  reason: string;
  status: string;
  answerBy: Date | null;
  /** Whether the money of the payment is gone meanwhile. */
  takesMoney: boolean;
  isClosed: boolean;
}

/** Something that happened at the provider, proven by its signature or read from its own list. */
export interface PaymentEvent {
  id: string;
  /** The provider's word, e.g. `payment_intent.succeeded`. */
  type: string;
  livemode: boolean;
  /** The connected account it happened at; null for the platform's own. */
  account: string | null;
  /** The payment concerned, as it was at that moment: events arrive in any order, so it may be older than what is known. */
  intent: IntentView | null;
  /** The refund concerned, as it was at that moment. */
  refund: MadeRefund | null;
  /** The incident it tells of. */
  incident: IncidentView | null;
  raw: object;
}

/** A shop's account at the provider. */
export interface PaymentAccount {
  id: string;
  chargesEnabled: boolean;
  payoutsEnabled: boolean;
  /** The owner has gone through the provider's form. */
  detailsSubmitted: boolean;
  /** What the provider asks for now, in its own words: `external_account`. */
  wanted: string[];
  /** Until when it is asked for; null: no day is set. */
  wantedBy: Date | null;
}

export interface IntentRequest {
  amountCents: number;
  /** The shop's account (`acct_…`). */
  destination: string;
  /** What stays with the platform, in cents, part of the amount. */
  applicationFeeCents: number;
  /** What the customer's bank shows of the shop, behind the platform's own prefix. */
  statementSuffix: string;
  metadata: { checkoutId: string; shopId: string };
  /** The same key with the same request gives the same intent, however often it is sent. */
  idempotencyKey: string;
  answerBy?: AnswerBy;
}

/** A card its owner chose to keep: enough to know it again. */
export interface KeptCard {
  id: string;
  /** In the provider's word: `visa`. */
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  /** The same for the same card, however often it was kept. */
  fingerprint: string;
}

/** An instant of `performance.now()` by which a call has ended, answered or not; absent: each may take half a minute. */
type AnswerBy = number | undefined;

export interface RefundRequest {
  intentId: string;
  /** Absent: all that is left. */
  amountCents?: number;
  idempotencyKey: string;
  /** When it was asked for first: the provider forgets keys, so that an old one is looked for among what was made. */
  askedAt: Date;
  /** Why, in French, kept with the refund. */
  reason: string;
  /**
   * The shop's share is taken back, and of the charge it had paid to the platform so many cents are given back to it in
   * all; null: the platform advances the money. `wonDisputes`: for these it was given its share again, in transfers of
   * their own, from which the refund takes it.
   */
  fromShop: { serviceChargeCents: number; wonDisputes?: readonly string[] } | null;
}

/**
 * The only way to the payment provider. Every call may throw `Fault`: UNAVAILABLE when the provider cannot be reached (the
 * call may be repeated with the same key), CONFLICT or BAD_USER_INPUT when it refuses.
 */
export interface PaymentGateway {
  /** Whether money is real here; a payment of the other mode is none of ours. */
  livemode: boolean;
  createIntent(request: IntentRequest): Promise<IntentView>;
  /** Null when the provider does not know it. */
  retrieveIntent(id: string, answerBy?: AnswerBy): Promise<IntentView | null>;
  /** Answers the intent as it now stands: unchanged when it had succeeded before, so the caller must read its status. */
  cancelIntent(id: string, answerBy?: AnswerBy): Promise<IntentView>;
  /**
   * Gives money back once for each key, however late it is repeated. The answer may be a refund that has failed; null when
   * nothing was done because the shop's balance does not cover its share.
   */
  refund(request: RefundRequest): Promise<RefundView | null>;
  /**
   * Takes back of what a payment brought its shop, no more than is left of it, once for each key, however late it is
   * repeated. Answers what it took, in cents; null when nothing was done because the shop's balance does not cover it.
   */
  takeBack(request: { intentId: string; amountCents: number; idempotencyKey: string }): Promise<number | null>;
  /**
   * Gives a payment's shop from the platform's own balance, once for each key, however late it is repeated. Throws where
   * that balance does not cover it yet.
   */
  giveAgain(request: { intentId: string; amountCents: number; idempotencyKey: string }): Promise<void>;
  /** The refunds of a payment, newest first, made here or elsewhere. */
  listRefunds(intentId: string): Promise<MadeRefund[]>;
  /** Payments created since an instant, newest first. */
  listRecentIntents(since: Date): AsyncIterable<IntentView>;
  /**
   * Reads a webhook from the bytes as they came. Throws BAD_USER_INPUT unless its signature is of one of our secrets and at most
   * 300 seconds away from now, past or future, and its mode (live or test) is that of our keys.
   */
  verifyEvent(rawBody: Buffer, signature: string): PaymentEvent;
  /** Whoever an account pays as there (`cus_…`), without name or address; its kept cards belong to it. */
  createPayer(request: { accountId: string; idempotencyKey: string }): Promise<string>;
  /**
   * Lets a kept card of the payer pay, or keeps the one that is entered once it has paid. A payment that is paid or ended
   * stays as it is; false when the provider does not know the payer. Without one, whose it is stays.
   */
  tiePayer(request: { intentId: string; payer?: string; keepsCard: boolean; answerBy?: AnswerBy }): Promise<boolean>;
  /** Newest first; none of a payer the provider does not know. */
  listCards(payer: string): Promise<KeptCard[]>;
  /** Twice is as once. */
  discardCard(id: string): Promise<void>;
  /** With all its cards; twice is as once. */
  forgetPayer(payer: string): Promise<void>;
  createAccount(request: { shopId: string; email: string; idempotencyKey: string }): Promise<PaymentAccount>;
  /** A link to the provider's form: whoever holds it can enter a bank account, once, for some minutes. Never logged. */
  onboardingLink(accountId: string, pages: { returnUrl: string; refreshUrl: string }): Promise<string>;
  /** Throws NOT_FOUND for an account that is gone, or was never ours. */
  retrieveAccount(id: string): Promise<PaymentAccount>;
}
