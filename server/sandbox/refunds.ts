import type { PoolClient } from 'pg';
import type Stripe from 'stripe';
import { z } from 'zod';
import { invalidRequest, noSuch } from './api-error';
import { ok, type Handler } from './call';
import { newStripeId } from './identifiers';
import { listObjects } from './listing';
import { expand, flag, integer, listing, metadata, read } from './parameters';
import { find, insert, lockNamed, save } from './store';

const creation = z.strictObject({
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  amount: integer.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  reverse_transfer: flag.optional(),
  refund_application_fee: flag.optional(),
  metadata,
  expand,
});

/** POST /v1/refunds: all or part of what is left of one charge, never more. */
export const createRefund: Handler = async (call) => {
  const asked = read(creation, call.fields);
  const charge = await lockNamed(call.db, 'charge', await chargeNamed(call.db, asked));
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = asked.amount ?? left;
  checkAmount(charge, amount, left);
  const refund = newRefund(charge, amount, asked, call.now);
  const refunded = { ...charge, amount_refunded: charge.amount_refunded + amount, refunded: amount === left };
  await insert(call.db, 'refund', refund.id, call.now, refund);
  await save(call.db, 'charge', charge.id, refunded);
  await call.emit('charge.refunded', refunded);
  return ok(refund);
};

/** GET /v1/refunds/:id */
export const retrieveRefund: Handler = async (call) => {
  const found = await find(call.db, 'refund', call.id);
  if (!found) throw noSuch('refund', call.id);
  return ok(found);
};

/** GET /v1/refunds, of one payment if named. */
export const listRefunds: Handler = async (call) => {
  const asked = read(listing.extend({ payment_intent: z.string().optional() }), call.fields);
  return ok(await listObjects(call.db, 'refund', '/v1/refunds', asked));
};

async function chargeNamed(db: PoolClient, asked: z.output<typeof creation>): Promise<string> {
  if (asked.charge !== undefined) return asked.charge;
  const id = asked.payment_intent;
  if (id === undefined)
    throw invalidRequest('One of the following params should be provided for this request: payment_intent or charge.');
  const intent = await find(db, 'payment_intent', id);
  if (!intent) throw noSuch('payment_intent', id, 'payment_intent');
  if (intent.status !== 'succeeded' || typeof intent.latest_charge !== 'string') {
    throw invalidRequest(`This PaymentIntent (${id}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    });
  }
  return intent.latest_charge;
}

function checkAmount(charge: Stripe.Charge, amount: number, left: number): void {
  if (!charge.captured) throw invalidRequest(`Charge ${charge.id} was not paid.`, { param: 'charge' });
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  if (amount < 1)
    throw invalidRequest('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' });
  if (amount > left) {
    throw invalidRequest(
      `Refund amount (€${(amount / 100).toFixed(2)}) is greater than unrefunded amount on charge (€${(left / 100).toFixed(2)})`,
      { param: 'amount' },
    );
  }
}

function newRefund(
  charge: Stripe.Charge,
  amount: number,
  asked: z.output<typeof creation>,
  now: number,
): Stripe.Refund {
  return {
    id: newStripeId('re'),
    object: 'refund',
    amount,
    balance_transaction: newStripeId('txn'),
    charge: charge.id,
    created: now,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: asked.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: asked.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: asked.reverse_transfer ? newStripeId('trr') : null,
  };
}
