import type Stripe from 'stripe';
import { Fault } from '../../errors';
import type { MadeRefund, RefundRequest, RefundView } from './gateway';
import * as t from '../payment.texts';
import { underKey, hasCode } from './stripe-calls';
import { madeRefundOf } from './stripe-views';

/** After this time an idempotency key is no longer relied on; the provider keeps keys for a day at least. */
const KEY_IS_KEPT_MS = 12 * 3_600_000;

/** See `PaymentGateway.refund`; throws what the SDK does. */
export async function refundPayment(
  stripe: Stripe,
  { intentId, amountCents, idempotencyKey, requestedAt, reason, fromShop }: RefundRequest,
  now: Date,
): Promise<RefundView | null> {
  const won = fromShop?.wonDisputes ?? [];
  const made = async () =>
    (await refundsOf(stripe, intentId)).find(({ metadata }) => metadata?.['request'] === idempotencyKey);
  const create = (key: string) =>
    stripe.refunds.create(
      {
        payment_intent: intentId,
        amount: amountCents,
        reason: 'requested_by_customer',
        reverse_transfer: fromShop !== null && won.length === 0,
        metadata: { reason: reason.slice(0, 500), request: idempotencyKey },
        expand: ['charge'],
      },
      { idempotencyKey: key },
    );
  const isOld = now.getTime() - requestedAt.getTime() > KEY_IS_KEPT_MS;
  let refund = isOld ? await made() : undefined;
  if (won.length > 0 && !(await takeBackAfterDispute(stripe, { intentId, amountCents, idempotencyKey }, won)))
    return null;
  try {
    refund ??= await underKey(idempotencyKey, create, made);
  } catch (error) {
    if (fromShop && hasCode(error, 'balance_insufficient')) return null;
    refund = hasCode(error, 'charge_already_refunded') ? await made() : undefined;
    if (!refund) throw error;
  }
  if (fromShop) await giveBackCharge(stripe, refund, fromShop.serviceChargeCents);
  return madeRefundOf(refund);
}

export async function listRefunds(stripe: Stripe, intentId: string): Promise<MadeRefund[]> {
  return (await refundsOf(stripe, intentId)).map(madeRefundOf);
}

interface Reversal {
  amountCents: number;
  idempotencyKey: string;
}

export interface TransferRequest extends Reversal {
  intentId: string;
}

/** See `PaymentGateway.reverseTransfer`. */
export async function reverseTransfer(
  stripe: Stripe,
  { intentId, ...reversal }: TransferRequest,
): Promise<number | null> {
  const transfer = await transferOf(stripe, intentId);
  if (transfer === undefined) throw new Fault('CONFLICT', t.nothingPaidOut());
  return reverse(stripe, transfer, reversal);
}

/** Takes the amount from transfers after won disputes, then from the payment's own; false when none is covered. */
async function takeBackAfterDispute(
  stripe: Stripe,
  { intentId, amountCents, idempotencyKey }: TransferRequest,
  won: readonly string[],
): Promise<boolean> {
  const lists = await Promise.all(
    won.map((id) => stripe.transfers.list({ transfer_group: transferGroupOf(id), limit: 1 })),
  );
  const first = await transferOf(stripe, intentId);
  let open = amountCents;
  for (const transfer of [...lists.flatMap(({ data }) => data.map(({ id }) => id)), ...(first ? [first] : [])]) {
    const taken = await reverse(stripe, transfer, {
      amountCents: open,
      idempotencyKey: `${idempotencyKey}:${transfer}`,
    });
    if (taken === null) return open < amountCents;
    open -= taken;
  }
  return true;
}

/** Returns the transfer group of the transfer that gives the shop its share again after a dispute it won. */
export const transferGroupOf = (disputeId: string): string => `won:${disputeId}`;

async function transferOf(stripe: Stripe, intentId: string): Promise<string | undefined> {
  const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  return typeof charge?.transfer === 'string' ? charge.transfer : charge?.transfer?.id;
}

/** Reverses an amount of a transfer, at most what is left, once per key; null when the balance is too low. */
async function reverse(
  stripe: Stripe,
  transfer: string,
  { amountCents, idempotencyKey }: Reversal,
): Promise<number | null> {
  const made = async () => {
    const { data } = await stripe.transfers.listReversals(transfer, { limit: 100 });
    return data.find(({ metadata }) => metadata?.['request'] === idempotencyKey)?.amount;
  };
  const whole = await stripe.transfers.retrieve(transfer);
  // After the amounts were read: a concurrent reversal under this key is found here or not part of them.
  const before = await made();
  if (before !== undefined) return before;
  const amount = Math.min(amountCents, whole.amount - whole.amount_reversed);
  if (amount <= 0) return 0;
  const create = async (key: string) => {
    const asked = { amount, metadata: { request: idempotencyKey } };
    await stripe.transfers.createReversal(transfer, asked, { idempotencyKey: key });
    return amount;
  };
  return underKey(`${idempotencyKey}:${amount}`, create, made).catch(async (error: unknown) => {
    if (hasCode(error, 'balance_insufficient')) return null;
    // Another refund of the payment may have taken some of it meanwhile: request what is left now.
    const now = await stripe.transfers.retrieve(transfer);
    if (now.amount - now.amount_reversed < amount) return reverse(stripe, transfer, { amountCents, idempotencyKey });
    throw error;
  });
}

/** See `PaymentGateway.transferAgain`. */
export async function transferAgain(
  stripe: Stripe,
  { intentId, amountCents, idempotencyKey }: TransferRequest,
): Promise<void> {
  const isMade = async () =>
    (await stripe.transfers.list({ transfer_group: idempotencyKey, limit: 1 })).data.length > 0 || undefined;
  if (await isMade()) return;
  const { transfer_data: to } = await stripe.paymentIntents.retrieve(intentId);
  const destination = typeof to?.destination === 'string' ? to.destination : to?.destination.id;
  if (destination === undefined) throw new Fault('CONFLICT', t.nothingPaidOut());
  const asked = { amount: amountCents, currency: 'eur', destination, transfer_group: idempotencyKey };
  const create = async (key: string) => {
    await stripe.transfers.create(asked, { idempotencyKey: key });
    return true;
  };
  await underKey(idempotencyKey, create, isMade);
}

async function refundsOf(stripe: Stripe, intentId: string): Promise<Stripe.Refund[]> {
  return (await stripe.refunds.list({ payment_intent: intentId, limit: 100, expand: ['data.charge'] })).data;
}

/**
 * Refunds the application fee to the shop, which had paid it, until `cents` are returned. It is a request of its own,
 * because the provider would refund the fee in proportion and keep a part when an order is cancelled whose lines were
 * refunded before.
 */
async function giveBackCharge(stripe: Stripe, { charge }: Stripe.Refund, cents: number): Promise<void> {
  const fee = typeof charge === 'string' ? null : charge?.application_fee;
  const id = typeof fee === 'string' ? fee : fee?.id;
  if (id === undefined || cents === 0) return;
  const left = async () => cents - (await stripe.applicationFees.retrieve(id)).amount_refunded;
  const amount = await left();
  if (amount <= 0) return;
  const create = async (key: string) => {
    await stripe.applicationFees.createRefund(id, { amount }, { idempotencyKey: key });
    return true;
  };
  await underKey(`charge:${id}:${cents}`, create, async () => ((await left()) <= 0 ? true : undefined));
}
