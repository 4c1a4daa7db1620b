import { randomInt } from 'node:crypto';
import type Stripe from 'stripe';
import type { AcceptedCard } from './cards';

// Stripe's objects as they are created, with only the fields that the product, its pages and its audit read. Times are
// in Unix seconds.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Returns unguessable letters and digits with about 6 bits of entropy each. */
export function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}

/** Returns an id in Stripe's format: a prefix such as `pi`, an underscore and 24 letters and digits. */
export function newStripeId(prefix: string): string {
  return `${prefix}_${randomText(24)}`;
}

const created = <Name extends string>(prefix: string, object: Name, now: number) => ({
  id: newStripeId(prefix),
  object,
  created: now,
});

type Metadata = Record<string, string>;

interface AskedIntent {
  amount: number;
  currency: string;
  application_fee_amount?: number | undefined;
  statement_descriptor_suffix?: string | undefined;
  transfer_data?: { destination: string } | undefined;
  metadata: Metadata;
}

export function newIntent(asked: AskedIntent, now: number) {
  const intent = created('pi', 'payment_intent', now);
  return {
    ...intent,
    amount: asked.amount,
    amount_received: 0,
    application_fee_amount: asked.application_fee_amount ?? null,
    client_secret: `${intent.id}_secret_${randomText(25)}`,
    currency: asked.currency.toLowerCase(),
    last_payment_error: null as object | null,
    latest_charge: null as string | null,
    livemode: false,
    metadata: asked.metadata,
    next_action: null as object | null,
    payment_method: null as string | null,
    statement_descriptor_suffix: asked.statement_descriptor_suffix ?? null,
    status: 'requires_payment_method' as Stripe.PaymentIntent.Status,
    transfer_data: asked.transfer_data ?? null,
  };
}

/** A card as Stripe stores it: enough for a receipt, not enough to pay with; `customer` is set while it is saved. */
export function newCard({ brand, last4, expMonth: exp_month, expYear: exp_year }: AcceptedCard, now: number) {
  const card = { brand, last4, exp_month, exp_year, fingerprint: `${brand}${last4}` };
  const customer: { customer?: string | null } = {};
  return { ...created('pm', 'payment_method', now), card, livemode: false, type: 'card', ...customer };
}

/** A charge attempt; it succeeds unless the bank declines. */
export function newCharge(
  { id, amount, application_fee_amount, currency, metadata, transfer_data }: Intent,
  method: Kinds['payment_method'],
  decline: { code: string; message: () => string } | undefined,
  now: number,
) {
  const paid = !decline;
  const shared: { transfer?: string; application_fee?: string } = {};
  return {
    ...created('ch', 'charge', now),
    ...{ amount, application_fee_amount, currency, metadata, transfer_data, payment_intent: id },
    amount_captured: paid ? amount : 0,
    amount_refunded: 0,
    captured: paid,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message() ?? null,
    livemode: false,
    paid,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: method.card },
    refunded: false,
    status: paid ? 'succeeded' : 'failed',
    ...shared,
  };
}

interface AskedRefund {
  amount: number;
  metadata: Metadata;
  reason: string | null;
  transfer_reversal: string | null;
}

export function newRefund({ id, currency, payment_intent }: Kinds['charge'], asked: AskedRefund, now: number) {
  return { ...created('re', 'refund', now), ...asked, charge: id, currency, payment_intent, status: 'succeeded' };
}

interface AskedTransfer {
  amount: number;
  currency: string;
  destination: string;
  transfer_group?: string;
  /** Id of the charge; null for a transfer that was created separately. */
  source_transaction: string | null;
}

export function newTransfer(asked: AskedTransfer, now: number) {
  return { ...created('tr', 'transfer', now), ...asked, amount_reversed: 0 };
}

export function newReversal(asked: { amount: number; transfer: string; metadata: Metadata }, now: number) {
  return { ...created('trr', 'transfer_reversal', now), ...asked };
}

export function newFee(asked: { amount: number; currency: string; account: string; charge: string }, now: number) {
  return { ...created('fee', 'application_fee', now), ...asked, amount_refunded: 0, refunded: false };
}

const ANSWERED_WITHIN_S = 7 * 86_400;

export function newDispute({ id, amount, currency, payment_intent }: Kinds['charge'], isInquiry: boolean, now: number) {
  return {
    ...created('dp', 'dispute', now),
    ...{ amount, currency, charge: id, payment_intent, livemode: false, reason: 'fraudulent' },
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
    evidence_details: { due_by: now + ANSWERED_WITHIN_S },
  };
}

export function newCustomer(metadata: Metadata, now: number) {
  return { ...created('cus', 'customer', now), livemode: false, metadata };
}

const NOTHING_DUE = { current_deadline: null, currently_due: [] as string[], past_due: [] as string[] };
const WANTED = ['business_profile.name', 'external_account', 'tos_acceptance.date'];

/** A connected account, which cannot be paid until its owner has submitted the form. */
export function newAccount(asked: { email: string | null; country: string; metadata: Metadata }, now: number) {
  /** The sandbox's own flag: transfers to this account cannot be reversed. */
  const flags: { balance_empty?: true } = {};
  return {
    ...created('acct', 'account', now),
    business_profile: { name: null as string | null },
    capabilities: { card_payments: 'inactive', transfers: 'inactive' },
    charges_enabled: false,
    details_submitted: false,
    payouts_enabled: false,
    requirements: { ...NOTHING_DUE, currently_due: WANTED, past_due: WANTED },
    type: 'express',
    ...asked,
    ...flags,
  };
}

/** Returns the account as it is after the hosted form was submitted, able to be paid. */
export function enabled(account: Kinds['account'], businessName: string | null): Kinds['account'] {
  return {
    ...account,
    business_profile: { name: businessName },
    capabilities: { card_payments: 'active', transfers: 'active' },
    charges_enabled: true,
    details_submitted: true,
    payouts_enabled: true,
    requirements: NOTHING_DUE,
  };
}

/** A link to the hosted form; its id is the hash of its token, so that reading the table gives no access. */
interface AccountLink {
  id: string;
  object: 'account_link';
  account: string;
  returnUrl: string;
  refreshUrl: string;
  expiresAt: number;
  used: boolean;
  /** `link` opens the page once; the page then contains a `form` token for submitting it. */
  purpose: 'link' | 'form';
}

export interface Kinds {
  payment_intent: ReturnType<typeof newIntent> & {
    customer?: string;
    setup_future_usage?: 'on_session' | 'off_session' | null;
  };
  charge: ReturnType<typeof newCharge>;
  refund: ReturnType<typeof newRefund>;
  transfer: ReturnType<typeof newTransfer>;
  transfer_reversal: ReturnType<typeof newReversal>;
  application_fee: ReturnType<typeof newFee>;
  dispute: ReturnType<typeof newDispute>;
  payment_method: ReturnType<typeof newCard>;
  customer: ReturnType<typeof newCustomer>;
  account: ReturnType<typeof newAccount>;
  account_link: AccountLink;
}
export type Intent = Kinds['payment_intent'];
