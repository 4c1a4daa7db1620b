import { z } from 'zod';
import { invalidRequest, noSuch } from './api-error';
import { ok, type Answer, type Call, type Handler } from './call';
import { type Kinds, newRefund } from './objects';
import { find, insert, lockNamed, save } from './store';
import { listObjects, expand, flag, integer, listing, metadata, read } from './parameters';
import { mishapOf } from './mishaps';
import { giveFeeShareBack, reverseAmount } from './transfers';

const creation = z.strictObject({
  payment_intent: z.string(),
  amount: integer.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  reverse_transfer: flag.optional(),
  refund_application_fee: flag.optional(),
  metadata,
  expand,
});

/** POST /v1/refunds: refunds all or part of a charge, at most what was not refunded yet. */
export const createRefund: Handler = async (call) => {
  const asked = read(creation, call.fields);
  const charge = await lockNamed(call, 'charge', await chargeOf(call, asked.payment_intent));
  const disputed = await disputesOf(call, charge.id);
  const left = charge.amount_captured - charge.amount_refunded - disputed.lost;
  if (disputed.isOpen || (disputed.lost > 0 && left <= 0))
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
      charge: charge.id,
    });
  const amount = asked.amount ?? left;
  checkAmount(charge, amount, left);
  const { metadata: notes, reason = null } = asked;
  const { transfer } = charge;
  const reversal = asked.reverse_transfer && transfer ? await reverseAmount(call, transfer, amount) : null;
  if (asked.refund_application_fee) await giveFeeShareBack(call, charge, amount);
  const facts = { amount, metadata: notes, reason, transfer_reversal: reversal };
  const refund = newRefund(charge, facts, call.now);
  if (mishapOf(charge) === 'unrefundable') return failLater(call, refund);
  const refunded = {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: charge.amount_refunded + amount === charge.amount,
  };
  await insert(call, refund);
  await save(call, refunded);
  await call.emit('refund.created', refund);
  await call.emit('charge.refunded', refunded);
  return ok({ ...refund, ...(asked.expand.includes('charge') && { charge: refunded }) });
};

/**
 * Records a refund that the bank will reject: the answer is still pending, and the amount taken from the shop stays
 * with the platform.
 */
async function failLater(call: Call, refund: Kinds['refund']): Promise<Answer> {
  const failed = { ...refund, status: 'failed' };
  await insert(call, failed);
  await call.emit('refund.failed', failed);
  const charge = await find(call, 'charge', refund.charge);
  return ok({ ...refund, status: 'pending', charge: charge ?? refund.charge });
}

/** GET /v1/refunds: lists refunds, of one payment when it is given. */
export const listRefunds: Handler = async (call) => {
  const asked = read(listing.extend({ payment_intent: z.string().optional() }), call.fields);
  const { payment_intent } = asked;
  const page = await listObjects(call, 'refund', '/v1/refunds', asked, payment_intent ? { payment_intent } : {});
  if (!asked.expand.includes('data.charge')) return ok(page);
  const data: object[] = [];
  for (const refund of page.data) data.push({ ...refund, charge: await find(call, 'charge', refund.charge) });
  return ok({ ...page, data });
};

/**
 * Returns the disputes that limit refunds: whether one is open, and the cents lost. Inquiries and won disputes do not
 * limit refunds.
 */
async function disputesOf({ db }: Call, charge: string): Promise<{ isOpen: boolean; lost: number }> {
  const { rows } = await db.query<{ status: string; amount: number }>(
    `select data->>'status' as status, (data->>'amount')::int as amount from payment_sandbox.objects
     where type = 'dispute' and data->>'charge' = $1`,
    [charge],
  );
  return {
    isOpen: rows.some(({ status }) => !['won', 'lost'].includes(status) && !status.startsWith('warning_')),
    lost: rows.reduce((sum, { status, amount }) => sum + (status === 'lost' ? amount : 0), 0),
  };
}

async function chargeOf(call: Call, id: string): Promise<string> {
  const intent = await find(call, 'payment_intent', id);
  if (!intent) throw noSuch('payment_intent', id, 'payment_intent');
  if (intent.status !== 'succeeded' || intent.latest_charge === null) {
    throw invalidRequest(`This PaymentIntent (${id}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    });
  }
  return intent.latest_charge;
}

function checkAmount(charge: Kinds['charge'], amount: number, left: number): void {
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
