import { z } from 'zod';
import { needClientSecret, ok, type Answer, type Call, type Handler } from './call';
import { invalidRequest } from './api-error';
import { acceptCard, behaviourOf, namedCard, type AcceptedCard } from './cards';
import * as t from './cards.texts';
import { isOver, moved, shownTo, wrongState } from './intents';
import { takeItsCourse } from './mishaps';
import { read } from './parameters';
import { type Intent, type Kinds, newCard, newCharge } from './objects';
import { find, lockNamed, save, insert } from './store';
import { shareOut } from './transfers';

const confirmation = z.strictObject({
  key: z.string().optional(),
  client_secret: z.string().optional(),
  payment_method: z.string().optional(),
  payment_method_data: z
    .object({
      type: z.literal('card'),
      card: z.strictObject({ number: z.string(), exp_month: z.string(), exp_year: z.string(), cvc: z.string() }),
    })
    .optional(),
});

const bankAnswer = z.strictObject({
  key: z.string().optional(),
  client_secret: z.string().optional(),
  outcome: z.enum(['success', 'fail']),
});

/** POST /v1/payment_intents/:id/confirm: charges the card, asks for the bank's confirmation, or answers 402. */
export const confirmIntent: Handler = async (call) => {
  const asked = read(confirmation, call.fields);
  const intent = await lockNamed(call, 'payment_intent', call.id);
  needClientSecret(call.by, intent, asked.client_secret);
  if (isOver(intent)) throw wrongState('confirm', intent, call.by);
  const { method, behaviour } =
    (await savedCardOf(call, intent, asked.payment_method)) ?? (await enteredCard(call, asked));
  switch (behaviour.result) {
    case 'succeeds':
      return succeed(call, intent, method);
    case 'asksTheBank': {
      const next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } };
      const asking = { status: 'requires_action', last_payment_error: null, next_action } as const;
      return ok(
        shownTo(call.by, await moved(call, intent, 'requires_action', { ...asking, payment_method: method.id })),
      );
    }
    case 'declined':
      return decline(call, intent, method, behaviour);
  }
};

/**
 * POST /v1/payment_intents/:id/sandbox_authenticate: the sandbox's stand-in for the bank's confirmation page. A failed
 * confirmation is not an error of the request: the answer is the payment, which needs another card.
 */
export const answerForTheBank: Handler = async (call) => {
  const asked = read(bankAnswer, call.fields);
  const intent = await lockNamed(call, 'payment_intent', call.id);
  needClientSecret(call.by, intent, asked.client_secret);
  const method = intent.payment_method !== null && (await find(call, 'payment_method', intent.payment_method));
  if (intent.status !== 'requires_action' || !method) throw wrongState('authenticate', intent, call.by);
  if (asked.outcome === 'success') return succeed(call, intent, method);
  const reason = { code: 'payment_intent_authentication_failure', message: t.notConfirmed };
  return ok(shownTo(call.by, await refuse(call, intent, method, reason, null)));
};

/**
 * Returns the saved card of the payment's own customer; undefined when `id` is not a saved card. Throws 400 for another
 * customer's card.
 */
async function savedCardOf(call: Call, { customer }: Intent, id: string | undefined) {
  const method = id === undefined ? undefined : await find(call, 'payment_method', id);
  if (!method) return undefined;
  if (method.customer && method.customer === customer) return { method, behaviour: behaviourOf(method) };
  throw invalidRequest(`The PaymentMethod ${method.id} does not belong to the Customer of this payment.`, {
    param: 'payment_method',
  });
}

async function enteredCard(call: Call, asked: z.output<typeof confirmation>) {
  const card = cardOf(asked, call.now);
  const method = newCard(card, call.now);
  await insert(call, method);
  return { method, behaviour: card.behaviour };
}

function cardOf(asked: z.output<typeof confirmation>, now: number): AcceptedCard {
  if (asked.payment_method_data) return acceptCard(asked.payment_method_data.card, now);
  if (asked.payment_method === undefined) {
    throw invalidRequest("You cannot confirm this PaymentIntent because it's missing a payment method.", {
      code: 'payment_intent_unexpected_state',
    });
  }
  const card = namedCard(asked.payment_method, now);
  if (card) return card;
  throw invalidRequest(`No such PaymentMethod: '${asked.payment_method}'`, {
    code: 'resource_missing',
    param: 'payment_method',
  });
}

async function succeed(call: Call, intent: Intent, method: Kinds['payment_method']): Promise<Answer> {
  const made = await charge(call, intent, method);
  const succeeded = await moved(call, intent, 'succeeded', {
    status: 'succeeded',
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: made.id,
    payment_method: method.id,
  });
  const { customer } = intent;
  if (customer && intent.setup_future_usage) await save(call, { ...method, customer });
  await takeItsCourse(call, made);
  return ok(shownTo(call.by, succeeded));
}

async function decline(call: Call, intent: Intent, method: Kinds['payment_method'], reason: Decline): Promise<Answer> {
  const { id } = await charge(call, intent, method, reason);
  const refused = await refuse(call, intent, method, reason, id);
  const error = { ...errorOf(reason, method, id), payment_intent: shownTo(call.by, refused) };
  return { status: 402, body: { error } };
}

async function refuse(
  call: Call,
  intent: Intent,
  method: Kinds['payment_method'],
  reason: Decline,
  chargeId: string | null,
): Promise<Intent> {
  return moved(call, intent, 'payment_failed', {
    status: 'requires_payment_method',
    last_payment_error: errorOf(reason, method, chargeId),
    latest_charge: chargeId ?? intent.latest_charge,
    payment_method: null,
  });
}

const errorOf = ({ code, declineCode, message }: Decline, method: Kinds['payment_method'], charge: string | null) => ({
  type: charge ? 'card_error' : 'invalid_request_error',
  code,
  ...(declineCode && { decline_code: declineCode }),
  message: message(),
  ...(charge && { charge }),
  payment_method: method,
});

interface Decline {
  code: string;
  declineCode?: string;
  message: () => string;
}

/** Records a charge attempt; it succeeds unless `decline` is given. */
async function charge(call: Call, intent: Intent, method: Kinds['payment_method'], decline?: Decline) {
  const made = await shareOut(call, newCharge(intent, method, decline, call.now));
  await insert(call, made);
  return made;
}
