import type Stripe from 'stripe';
import { noSuch } from './api-error';
import { ok, type Call, type Handler } from './call';
import type { AcceptedCard } from './cards';
import { newStripeId } from './identifiers';
import { find, insert } from './store';

const NOBODY = { address: null, email: null, name: null, phone: null, tax_id: null };

/** What the bank said no with. */
export interface Decline {
  code: string;
  declineCode?: string;
  message: string;
}

/** The card as the provider keeps it: enough for a receipt, not enough to pay with. */
export async function keepCard(call: Call, card: AcceptedCard): Promise<Stripe.PaymentMethod> {
  const method = {
    id: newStripeId('pm'),
    object: 'payment_method',
    billing_details: NOBODY,
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'FR',
      display_brand: card.brand,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      funding: 'credit',
      generated_from: null,
      last4: card.last4,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: call.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  } satisfies Stripe.PaymentMethod;
  await insert(call.db, 'payment_method', method.id, call.now, method);
  return method;
}

/** Writes down one attempt to take the money, successful unless the bank declined. */
export async function charge(
  call: Call,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline?: Decline,
): Promise<Stripe.Charge> {
  const paid = !decline;
  const destination = intent.transfer_data?.destination;
  const made: Stripe.Charge = {
    id: newStripeId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: paid && intent.application_fee_amount ? newStripeId('fee') : null,
    application_fee_amount: intent.application_fee_amount,
    balance_transaction: paid ? newStripeId('txn') : null,
    billing_details: NOBODY,
    calculated_statement_descriptor: 'MEMEPRIX',
    captured: paid,
    created: call.now,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: intent.on_behalf_of,
    outcome: outcomeOf(decline),
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: cardDetails(intent, method) },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    ...(paid && destination && { transfer: newStripeId('tr') }),
    transfer_data: destination ? { amount: null, destination } : null,
    transfer_group: destination ? `group_${intent.id}` : null,
  };
  await insert(call.db, 'charge', made.id, call.now, made);
  return made;
}

/** GET /v1/charges/:id */
export const retrieveCharge: Handler = async (call) => {
  const found = await find(call.db, 'charge', call.id);
  if (!found) throw noSuch('charge', call.id);
  return ok(found);
};

function outcomeOf(decline: Decline | undefined): Stripe.Charge.Outcome {
  return {
    advice_code: decline ? 'try_again_later' : null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline?.declineCode ?? null,
    risk_level: 'normal',
    seller_message: decline ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  };
}

function cardDetails(
  intent: Stripe.PaymentIntent,
  { card }: Stripe.PaymentMethod,
): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: intent.amount,
    authorization_code: null,
    brand: card?.brand ?? null,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'FR',
    electronic_commerce_indicator: null,
    exp_month: card?.exp_month ?? 1,
    exp_year: card?.exp_year ?? 2000,
    funding: 'credit',
    installments: null,
    last4: card?.last4 ?? null,
    mandate: null,
    network: card?.brand ?? null,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}
