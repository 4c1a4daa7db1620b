import type Stripe from 'stripe';
import { z } from 'zod';
import { needClientSecret } from './access';
import { invalidRequest, noSuch } from './api-error';
import { ok, type Call, type Handler } from './call';
import { newStripeId, randomText } from './identifiers';
import { listObjects } from './listing';
import { expand, flag, integer, listing, metadata, read } from './parameters';
import { find, insert, lockNamed, save } from './store';

const SMALLEST_CENTS = 50;
const LARGEST_CENTS = 99_999_999;

const creation = z.strictObject({
  amount: integer,
  currency: z.string().regex(/^[a-zA-Z]{3}$/, 'Invalid currency'),
  allowed_payment_method_types: z.array(z.string()).optional(),
  payment_method_types: z.array(z.string()).optional(),
  automatic_payment_methods: z.strictObject({ enabled: flag, allow_redirects: z.string().optional() }).optional(),
  application_fee_amount: integer.optional(),
  transfer_data: z.strictObject({ destination: z.string() }).optional(),
  description: z.string().optional(),
  metadata,
  expand,
});

const SERVER_ONLY = new Set([
  'application_fee_amount',
  'latest_charge',
  'metadata',
  'on_behalf_of',
  'transfer_data',
  'transfer_group',
]);

/** POST /v1/payment_intents */
export const createIntent: Handler = async (call) => {
  const asked = read(creation, call.fields);
  checkAmounts(asked);
  const destination = asked.transfer_data?.destination;
  if (destination) await checkDestination(call, destination);
  const intent = newIntent(asked, call.now);
  await insert(call.db, 'payment_intent', intent.id, call.now, intent);
  await call.emit('payment_intent.created', intent);
  return ok(intent);
};

/** GET /v1/payment_intents/:id, by the server or by the browser that holds the client secret. */
export const retrieveIntent: Handler = async (call) => {
  const asked = read(
    z.strictObject({ client_secret: z.string().optional(), key: z.string().optional(), expand }),
    call.fields,
  );
  const intent = await find(call.db, 'payment_intent', call.id);
  if (!intent) throw noSuch('payment_intent', call.id, 'intent');
  needClientSecret(call.by, intent, asked.client_secret);
  return ok(shownTo(call.by, await expanded(call, intent, asked.expand.includes('latest_charge'))));
};

/** GET /v1/payment_intents */
export const listIntents: Handler = async (call) => {
  const asked = read(listing, call.fields);
  const page = await listObjects(call.db, 'payment_intent', '/v1/payment_intents', asked);
  const withCharge = asked.expand.includes('data.latest_charge');
  const data: Stripe.PaymentIntent[] = [];
  for (const intent of page.data) data.push(await expanded(call, intent, withCharge));
  return ok({ ...page, data });
};

/** POST /v1/payment_intents/:id/cancel */
export const cancelIntent: Handler = async (call) => {
  const reasons = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const;
  const asked = read(z.strictObject({ cancellation_reason: z.enum(reasons).optional(), expand }), call.fields);
  const intent = await lockNamed(call.db, 'payment_intent', call.id);
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw wrongState('cancel', intent, 'secret');
  }
  const canceled: Stripe.PaymentIntent = {
    ...intent,
    status: 'canceled',
    canceled_at: call.now,
    cancellation_reason: asked.cancellation_reason ?? null,
    next_action: null,
  };
  await save(call.db, 'payment_intent', canceled.id, canceled);
  await call.emit('payment_intent.canceled', canceled);
  return ok(canceled);
};

/** Refusal of a step the payment is not in the state for; the answer carries the payment, as the provider's does. */
export function wrongState(step: string, intent: Stripe.PaymentIntent, by: Call['by']) {
  return invalidRequest(`You cannot ${step} this PaymentIntent because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: shownTo(by, intent),
  });
}

/** The payment as its reader may see it: a browser learns nothing of fees, the shop's account or our own notes. */
export function shownTo(by: Call['by'], intent: Stripe.PaymentIntent): object {
  if (by === 'secret') return intent;
  return Object.fromEntries(Object.entries(intent).filter(([field]) => !SERVER_ONLY.has(field)));
}

async function expanded(call: Call, intent: Stripe.PaymentIntent, withCharge: boolean): Promise<Stripe.PaymentIntent> {
  if (!withCharge || typeof intent.latest_charge !== 'string') return intent;
  return { ...intent, latest_charge: (await find(call.db, 'charge', intent.latest_charge)) ?? null };
}

function checkAmounts(asked: z.output<typeof creation>): void {
  if (asked.amount < SMALLEST_CENTS) {
    throw invalidRequest('Amount must be at least €0.50 eur', { code: 'amount_too_small', param: 'amount' });
  }
  if (asked.amount > LARGEST_CENTS) {
    throw invalidRequest('Amount must be no more than €999,999.99', { code: 'amount_too_large', param: 'amount' });
  }
  const fee = asked.application_fee_amount;
  if (fee === undefined) return;
  if (!asked.transfer_data) {
    throw invalidRequest('Can only apply an application_fee_amount with a destination.', {
      param: 'application_fee_amount',
    });
  }
  if (fee < 0 || fee > asked.amount) {
    throw invalidRequest('Your application fee cannot be negative or greater than the amount.', {
      param: 'application_fee_amount',
    });
  }
}

async function checkDestination(call: Call, destination: string): Promise<void> {
  const account = await find(call.db, 'account', destination);
  if (!account) {
    const param = 'transfer_data[destination]';
    throw invalidRequest(`No such destination: '${destination}'`, { code: 'resource_missing', param });
  }
  if (account.capabilities?.transfers !== 'active') {
    throw invalidRequest(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers',
      {
        code: 'insufficient_capabilities_for_transfer',
      },
    );
  }
}

function newIntent(asked: z.output<typeof creation>, now: number): Stripe.PaymentIntent {
  const id = newStripeId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: asked.allowed_payment_method_types ?? null,
    amount: asked.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: asked.application_fee_amount ?? null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: now,
    currency: asked.currency.toLowerCase(),
    customer: null,
    customer_account: null,
    description: asked.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: asked.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: asked.transfer_data ?? null,
    transfer_group: null,
  };
}
