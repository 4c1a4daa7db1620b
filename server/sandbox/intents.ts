import { z } from 'zod';
import { needClientSecret, ok, type Call, type Handler } from './call';
import { invalidRequest, noSuch } from './api-error';
import { type Intent, newIntent } from './objects';
import { find, insert, lockNamed, save } from './store';
import { listObjects, expand, integer, listing, metadata, read } from './parameters';

const SMALLEST_CENTS = 50;
const LARGEST_CENTS = 99_999_999;

const creation = z.strictObject({
  amount: integer,
  currency: z.string().regex(/^[a-zA-Z]{3}$/),
  allowed_payment_method_types: z.array(z.string()).optional(),
  application_fee_amount: integer.optional(),
  statement_descriptor_suffix: z
    .string()
    .regex(/^(?=.*[A-Za-z])[^<>\\'"*]{1,22}$/)
    .optional(),
  transfer_data: z.strictObject({ destination: z.string() }).optional(),
  metadata,
});

const SERVER_ONLY = new Set([
  'application_fee_amount',
  'customer',
  'latest_charge',
  'metadata',
  'statement_descriptor_suffix',
  'transfer_data',
]);

export const createIntent: Handler = async (call) => {
  const asked = read(creation, call.fields);
  checkAmounts(asked);
  const destination = asked.transfer_data?.destination;
  if (destination) await checkDestination(call, destination);
  const intent = newIntent(asked, call.now);
  await insert(call, intent);
  await call.emit('payment_intent.created', intent);
  return ok(intent);
};

/** GET /v1/payment_intents/:id: for the server, or for a browser with the client secret. */
export const retrieveIntent: Handler = async (call) => {
  const asked = read(
    z.strictObject({ client_secret: z.string().optional(), key: z.string().optional(), expand }),
    call.fields,
  );
  const intent = await find(call, 'payment_intent', call.id);
  if (!intent) throw noSuch('payment_intent', call.id, 'intent');
  needClientSecret(call.by, intent, asked.client_secret);
  return ok(shownTo(call.by, await expanded(call, intent, asked.expand.includes('latest_charge'))));
};

export const listIntents: Handler = async (call) => {
  const asked = read(listing, call.fields);
  const page = await listObjects(call, 'payment_intent', '/v1/payment_intents', asked);
  const withCharge = asked.expand.includes('data.latest_charge');
  const data: object[] = [];
  for (const intent of page.data) data.push(await expanded(call, intent, withCharge));
  return ok({ ...page, data });
};

const tie = z.strictObject({
  customer: z.string().optional(),
  setup_future_usage: z.enum(['on_session', 'off_session', '']).optional(),
});

/** POST /v1/payment_intents/:id: sets the customer, and whether the card that pays is saved. */
export const updateIntent: Handler = async (call) => {
  const { customer, setup_future_usage } = read(tie, call.fields);
  const intent = await lockNamed(call, 'payment_intent', call.id);
  if (isOver(intent)) throw wrongState('update', intent, 'secret');
  if (customer && !(await find(call, 'customer', customer))) throw noSuch('customer', customer, 'customer');
  const tied: Intent = { ...intent, ...(customer && { customer }), setup_future_usage: setup_future_usage || null };
  await save(call, tied);
  return ok(tied);
};

export const cancelIntent: Handler = async (call) => {
  const intent = await lockNamed(call, 'payment_intent', call.id);
  if (isOver(intent)) throw wrongState('cancel', intent, 'secret');
  return ok(await moved(call, intent, 'canceled', { status: 'canceled' }));
};

/** Saves a change of the payment and emits its event; returns the changed payment. */
export async function moved(call: Call, intent: Intent, event: string, change: Partial<Intent>): Promise<Intent> {
  const after: Intent = { ...intent, next_action: null, ...change };
  await save(call, after);
  await call.emit(`payment_intent.${event}`, after);
  return after;
}

export const isOver = ({ status }: Intent) => status === 'succeeded' || status === 'canceled';

/**
 * Returns the error for a step that the payment's status does not allow; it contains the payment, as Stripe's error
 * does.
 */
export function wrongState(step: string, intent: Intent, by: Call['by']) {
  return invalidRequest(`You cannot ${step} this PaymentIntent because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: shownTo(by, intent),
  });
}

/** Returns the payment as its reader may see it: browsers do not get fees, the shop's account or our metadata. */
export function shownTo(by: Call['by'], intent: object): object {
  if (by === 'secret') return intent;
  return Object.fromEntries(Object.entries(intent).filter(([field]) => !SERVER_ONLY.has(field)));
}

async function expanded(call: Call, intent: Intent, withCharge: boolean): Promise<object> {
  if (!withCharge || intent.latest_charge === null) return intent;
  return { ...intent, latest_charge: (await find(call, 'charge', intent.latest_charge)) ?? null };
}

function checkAmounts({ amount, application_fee_amount: fee, transfer_data }: z.output<typeof creation>): void {
  const ofFee = { param: 'application_fee_amount' };
  if (amount < SMALLEST_CENTS)
    throw invalidRequest('Amount must be at least €0.50 eur', { code: 'amount_too_small', param: 'amount' });
  if (amount > LARGEST_CENTS)
    throw invalidRequest('Amount must be no more than €999,999.99', { code: 'amount_too_large', param: 'amount' });
  if (fee === undefined) return;
  if (!transfer_data) throw invalidRequest('Can only apply an application_fee_amount with a destination.', ofFee);
  if (fee < 0 || fee > amount)
    throw invalidRequest('Your application fee cannot be negative or greater than the amount.', ofFee);
}

async function checkDestination(call: Call, destination: string): Promise<void> {
  const account = await find(call, 'account', destination);
  if (!account) {
    const param = 'transfer_data[destination]';
    throw invalidRequest(`No such destination: '${destination}'`, { code: 'resource_missing', param });
  }
  if (account.capabilities.transfers !== 'active') {
    throw invalidRequest(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers',
      { code: 'insufficient_capabilities_for_transfer' },
    );
  }
}
