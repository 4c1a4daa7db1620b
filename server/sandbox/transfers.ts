import { z } from 'zod';
import { invalidRequest, noSuch } from './api-error';
import { ok, type Call, type Handler } from './call';
import { type Kinds, newFee, newReversal, newStripeId, newTransfer } from './objects';
import { find, insert, lock, lockNamed, save } from './store';
import { integer, listing, listObjects, metadata, read } from './parameters';

/** Records the transfer of a charge to the shop, and the application fee that the shop pays to the platform. */
export async function shareOut(call: Call, charge: Kinds['charge']): Promise<Kinds['charge']> {
  if (!charge.transfer_data || !charge.paid) return charge;
  const { id, amount, application_fee_amount: cents, currency } = charge;
  const { destination } = charge.transfer_data;
  const transfer = newTransfer({ amount, currency, destination, source_transaction: id }, call.now);
  await insert(call, transfer);
  if (!cents) return { ...charge, transfer: transfer.id };
  const fee = newFee({ amount: cents, currency, account: destination, charge: id }, call.now);
  await insert(call, fee);
  return { ...charge, transfer: transfer.id, application_fee: fee.id };
}

/**
 * Reverses an amount of a charge's transfer and returns the reversal's id. Throws 400 when the transfer or the shop's
 * balance has less.
 */
export async function reverseAmount(
  call: Call,
  transferId: string,
  cents: number,
  notes: Kinds['transfer_reversal']['metadata'] = {},
): Promise<string> {
  const transfer = await lockNamed(call, 'transfer', transferId);
  const account = await find(call, 'account', transfer.destination);
  if (account?.balance_empty)
    throw invalidRequest('The connected account does not have enough funds to reverse this transfer.', {
      code: 'balance_insufficient',
    });
  const left = transfer.amount - transfer.amount_reversed;
  if (cents > left) throw invalidRequest(`Transfer ${transferId} has ${left} left to reverse.`, { param: 'amount' });
  await save(call, { ...transfer, amount_reversed: transfer.amount_reversed + cents });
  const reversal = newReversal({ amount: cents, transfer: transferId, metadata: notes }, call.now);
  await insert(call, reversal);
  return reversal.id;
}

/** Refunds an amount of a charge's application fee to the shop; throws 400 when less is left of the fee. */
async function giveFeeBack(call: Call, feeId: string, cents: number): Promise<Kinds['application_fee']> {
  const fee = await lockNamed(call, 'application_fee', feeId);
  const amount_refunded = fee.amount_refunded + cents;
  if (amount_refunded > fee.amount)
    throw invalidRequest(`Fee ${feeId} has ${fee.amount - fee.amount_refunded} left to refund.`, { param: 'amount' });
  const after = { ...fee, amount_refunded, refunded: amount_refunded === fee.amount };
  await save(call, after);
  return after;
}

/**
 * Refunds the application fee as Stripe does for `refund_application_fee`: in proportion and rounded, at most what is
 * left of the fee.
 */
export async function giveFeeShareBack(call: Call, charge: Kinds['charge'], cents: number): Promise<void> {
  const fee = charge.application_fee && (await lock(call, 'application_fee', charge.application_fee));
  if (!fee) return;
  const share = cents === charge.amount ? fee.amount : Math.round((fee.amount * cents) / charge.amount);
  await giveFeeBack(call, fee.id, Math.min(share, fee.amount - fee.amount_refunded));
}

const payment = z.strictObject({
  amount: integer.pipe(z.number().min(1)),
  currency: z.literal('eur'),
  destination: z.string(),
  transfer_group: z.string(),
});

/** POST /v1/transfers: transfers from the platform's balance, which is unlimited here. */
export const createTransfer: Handler = async (call) => {
  const asked = read(payment, call.fields);
  if (!(await find(call, 'account', asked.destination))) throw noSuch('account', asked.destination, 'destination');
  const transfer = newTransfer({ ...asked, source_transaction: null }, call.now);
  await insert(call, transfer);
  return ok(transfer);
};

/** GET /v1/transfers: lists the transfers of one group. */
export const listTransfers: Handler = async (call) => {
  const asked = read(listing.extend({ transfer_group: z.string() }), call.fields);
  return ok(await listObjects(call, 'transfer', '/v1/transfers', asked, { transfer_group: asked.transfer_group }));
};

const part = z.strictObject({ amount: integer.pipe(z.number().min(1)), metadata });

/** POST /v1/transfers/:id/reversals */
export const reverseTransfer: Handler = async (call) => {
  const { amount, metadata: notes } = read(part, call.fields);
  const id = await reverseAmount(call, call.id, amount, notes);
  return ok((await find(call, 'transfer_reversal', id)) ?? {});
};

/** GET /v1/transfers/:id/reversals: lists all reversals on one page. */
export const listReversals: Handler = async (call) =>
  ok(await listObjects(call, 'transfer_reversal', `/v1/transfers/${call.id}/reversals`, {}, { transfer: call.id }));

/** POST /v1/application_fees/:id/refunds */
export const refundFee: Handler = async (call) => {
  const { amount } = read(part, call.fields);
  await giveFeeBack(call, call.id, amount);
  return ok({ id: newStripeId('fr'), object: 'fee_refund', amount, fee: call.id, created: call.now });
};
