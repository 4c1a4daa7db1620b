import type { Call } from './call';
import type { AcceptedCard } from './cards';
import { newStripeId } from './identifiers';
import { insert, type Intent, type Kinds } from './store';
import { shareOut } from './transfers';

export interface Decline {
  code: string;
  declineCode?: string;
  message: () => string;
}

/** The card as the provider keeps it: enough for a receipt, not enough to pay with. */
export async function keepCard(call: Call, card: AcceptedCard): Promise<Kinds['payment_method']> {
  const { brand, last4, expMonth: exp_month, expYear: exp_year } = card;
  const method: Kinds['payment_method'] = {
    id: newStripeId('pm'),
    object: 'payment_method',
    card: { brand, last4, exp_month, exp_year, fingerprint: `${brand}${last4}` },
    created: call.now,
    livemode: false,
    type: 'card',
  };
  await insert(call.db, 'payment_method', method.id, call.now, method);
  return method;
}

/** Records one attempt to charge, successful unless the bank declined. */
export async function charge(
  call: Call,
  intent: Intent,
  method: Kinds['payment_method'],
  decline?: Decline,
): Promise<Kinds['charge']> {
  const paid = !decline;
  const made: Kinds['charge'] = {
    id: newStripeId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application_fee_amount: intent.application_fee_amount,
    captured: paid,
    created: call.now,
    currency: intent.currency,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message() ?? null,
    livemode: false,
    metadata: intent.metadata,
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: method.card },
    refunded: false,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: intent.transfer_data,
  };
  const shared = await shareOut(call, made);
  await insert(call.db, 'charge', made.id, call.now, shared);
  return shared;
}
