import { backOffMs, nextChance } from '../../offline/next-chance';
import * as t from './payment.texts';
import type { CardAnswer } from './use-checkout';

/** Card as typed; months 1 to 12, years with two or four digits. */
export interface SandboxCard {
  number: string;
  expMonth: number | string;
  expYear: number | string;
  cvc: string;
}

interface Payer {
  publishableKey: string;
  clientSecret: string;
}

interface Intent {
  status: string;
  last_payment_error: { message?: string } | null;
}

interface Refusal {
  error: { type: string; message?: string; payment_intent?: Intent };
}

/** Stripe's test payment method that stands for the card of every sample wallet. */
export const WALLET_CARD = 'pm_card_visa';

/** Pays with a test card, typed or named, at the sandbox that stands in for Stripe. Rejects only on a bug. */
export function confirmSandboxCard({ card, ...payer }: Payer & { card: SandboxCard | string }): Promise<CardAnswer> {
  if (typeof card === 'string') return post(payer, 'confirm', { payment_method: card });
  return post(payer, 'confirm', {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': card.number,
    'payment_method_data[card][exp_month]': String(card.expMonth),
    'payment_method_data[card][exp_year]': String(card.expYear),
    'payment_method_data[card][cvc]': card.cvc,
  });
}

/** Confirms or refuses the payment on behalf of the bank when a test card requires it. Rejects only on a bug. */
export function answerBankConfirmation({ approve, ...payer }: Payer & { approve: boolean }): Promise<CardAnswer> {
  return post(payer, 'sandbox_authenticate', { outcome: approve ? 'success' : 'fail' });
}

async function post(payer: Payer, step: string, fields: Record<string, string>): Promise<CardAnswer> {
  const body = new URLSearchParams({ key: payer.publishableKey, client_secret: payer.clientSecret, ...fields });
  const answer = await readAnswer(`${addressOf(payer)}/${step}`, { method: 'POST', body });
  if (!answer) return asItStands(payer);
  return 'error' in answer ? afterRefusal(answer) : paymentOf(answer);
}

/** Returns undefined when the connection broke or the answer was not the provider's JSON. */
async function readAnswer(...request: Parameters<typeof fetch>): Promise<Intent | Refusal | undefined> {
  try {
    return (await (await fetch(...request)).json()) as Intent | Refusal;
  } catch (error) {
    // `fetch` throws a TypeError when the connection breaks; an answer that is not JSON throws a SyntaxError.
    if (error instanceof TypeError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Queries the payment until its state is known, so that nobody who paid is told that they have not. */
async function asItStands(payer: Payer): Promise<CardAnswer> {
  const query = new URLSearchParams({ key: payer.publishableKey, client_secret: payer.clientSecret });
  for (let attempt = 1; ; attempt++) {
    const answer = await readAnswer(`${addressOf(payer)}?${query}`);
    if (!answer) await nextChance(backOffMs(attempt));
    else if ('error' in answer || answer.status === 'requires_payment_method') break;
    else return paymentOf(answer);
  }
  return { status: 'failed', message: t.away() };
}

/** A payment that was already made, in another tab or by a second press, counts as a success. */
function afterRefusal({ error }: Refusal): CardAnswer {
  if (error.payment_intent?.status === 'succeeded') return { status: 'succeeded' };
  if (error.payment_intent?.status === 'canceled') return { status: 'failed', message: t.intentExpired() };
  // Only card errors carry a message written for customers.
  const declined = error.type === 'card_error';
  return { status: 'failed', message: (declined ? error.message : undefined) ?? t.away(), declined };
}

function paymentOf({ status, last_payment_error: error }: Intent): CardAnswer {
  if (status === 'succeeded' || status === 'requires_action') return { status };
  return { status: 'failed', message: error?.message, declined: true };
}

function addressOf({ clientSecret }: Payer): string {
  return `/v1/payment_intents/${clientSecret.split('_secret_')[0] ?? ''}`;
}
