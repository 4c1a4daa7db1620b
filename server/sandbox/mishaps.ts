import { z } from 'zod';
import { ok, type Call, type Handler } from './call';
import { behaviourOf, type Mishap } from './cards';
import { type Kinds, newDispute, newStripeId } from './objects';
import { insert, lockNamed, save } from './store';
import { metadata, read } from './parameters';

const PAYOUT_CENTS = 12_345;

/** Returns what happens to a charge later, according to its test card. */
export function mishapOf({ payment_method_details: { card } }: Kinds['charge']): Mishap | undefined {
  const behaviour = behaviourOf({ card });
  return behaviour.result === 'succeeds' ? behaviour.then : undefined;
}

/** Opens a dispute or sends a fraud warning when the charge's test card asks for it. */
export async function takeItsCourse(call: Call, charge: Kinds['charge']): Promise<void> {
  const mishap = mishapOf(charge);
  if (mishap === 'disputed' || mishap === 'inquired') {
    const dispute = newDispute(charge, mishap === 'inquired', call.now);
    await insert(call, dispute);
    await call.emit('charge.dispute.created', dispute);
    if (mishap === 'disputed') await call.emit('charge.dispute.funds_withdrawn', dispute);
  } else if (mishap === 'suspected') {
    const warning = { id: newStripeId('issfr'), object: 'radar.early_fraud_warning', actionable: true };
    const about = { charge: charge.id, payment_intent: charge.payment_intent, created: call.now, livemode: false };
    await call.emit('radar.early_fraud_warning.created', { ...about, ...warning, fraud_type: 'misc' });
  }
}

const answer = z.strictObject({
  evidence: z.strictObject({ uncategorized_text: z.string() }).optional(),
  submit: z.literal('true').optional(),
  metadata,
});

/**
 * POST /v1/disputes/:id: as in Stripe's test mode, `winning_evidence` wins a dispute and `escalate_inquiry_evidence`
 * turns an inquiry into a dispute; any other evidence loses the dispute or closes the inquiry.
 */
export const answerDispute: Handler = async (call) => {
  const { evidence } = read(answer, call.fields);
  const dispute = await lockNamed(call, 'dispute', call.id);
  const charge = await lockNamed(call, 'charge', dispute.charge);
  const said = evidence?.uncategorized_text;
  const isInquiry = dispute.status.startsWith('warning_');
  // The bank can withdraw only what refunds during the inquiry have left.
  const amount = Math.min(dispute.amount, charge.amount_captured - charge.amount_refunded);
  if (isInquiry && said === 'escalate_inquiry_evidence' && amount > 0) {
    const escalated = { ...dispute, amount, status: 'needs_response' };
    await save(call, escalated);
    await call.emit('charge.dispute.updated', escalated);
    await call.emit('charge.dispute.funds_withdrawn', escalated);
    return ok(escalated);
  }
  const status = isInquiry ? 'warning_closed' : said === 'winning_evidence' ? 'won' : 'lost';
  const closed = { ...dispute, status };
  await save(call, closed);
  await call.emit('charge.dispute.closed', closed);
  if (status === 'won') await call.emit('charge.dispute.funds_reinstated', closed);
  return ok(closed);
};

const accountMishap = z.strictObject({ what: z.enum(['balance_empty', 'payout_failed', 'deauthorized']) });

/**
 * POST /v1/accounts/:id/sandbox_mishap: the sandbox's own endpoint, which simulates events at a bank or in an owner's
 * dashboard.
 */
export const befall: Handler = async (call) => {
  const { what } = read(accountMishap, call.fields);
  const account = await lockNamed(call, 'account', call.id);
  if (what === 'payout_failed') {
    const failure = { failure_code: 'account_closed', status: 'failed', arrival_date: call.now };
    const payout = { id: newStripeId('po'), object: 'payout', amount: PAYOUT_CENTS, currency: 'eur', ...failure };
    await call.emit('payout.failed', payout, account.id);
  } else if (what === 'deauthorized') {
    await save(call, { ...account, charges_enabled: false, payouts_enabled: false });
    await call.emit('account.application.deauthorized', { id: newStripeId('ca'), object: 'application' }, account.id);
  } else {
    await save(call, { ...account, balance_empty: true });
  }
  return ok(account);
};
