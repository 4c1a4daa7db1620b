import Stripe from 'stripe';
import type { Clock } from '../clock';
import { isLive, type StripeConfig } from '../config';
import { Fault } from '../errors';
import type { PaymentAccount, PaymentGateway, KeptCard } from './gateway';
import * as t from './payment.texts';
import { asking, withDeadline, underKey, asPaymentFault, hasCode } from './stripe-calls';
import { transferAgain, refundPayment, listRefunds, reverseTransfer } from './stripe-refunds';
import { STRIPE_API_VERSION } from './stripe-version';
import { intentOf, paymentEventOf } from './stripe-views';

const SIGNATURE_TOLERANCE_SECONDS = 300;

interface GatewayOptions {
  clock: Clock;
  /**
   * Address of the built-in sandbox, whose port is known once it listens. Called in sandbox mode without an `apiBase`.
   */
  sandboxBase: () => URL;
}

/** Payment gateway through Stripe's own SDK, to Stripe itself or to the built-in sandbox with the same API. */
export function stripeGateway(config: StripeConfig, { clock, sandboxBase }: GatewayOptions): PaymentGateway {
  let connected: Stripe | undefined;
  const stripe = () => (connected ??= connect(config, sandboxBase));
  const livemode = isLive(config);

  return {
    livemode,

    async createIntent({
      amountCents,
      destination,
      applicationFeeCents,
      statementSuffix,
      metadata,
      idempotencyKey,
      answerBy,
    }) {
      const asked: Stripe.PaymentIntentCreateParams = {
        amount: amountCents,
        currency: 'eur',
        // Replaces `payment_method_types` in this API version; cards only, so that no payment settles days later.
        allowed_payment_method_types: ['card'],
        transfer_data: { destination },
        application_fee_amount: applicationFeeCents,
        statement_descriptor_suffix: statementSuffix,
        metadata,
      };
      const create = (key: string) =>
        withDeadline(answerBy, (options) => stripe().paymentIntents.create(asked, { ...options, idempotencyKey: key }));
      return intentOf(await asking(underKey(idempotencyKey, create)));
    },

    retrieveIntent: (id, answerBy) =>
      retrieve(stripe(), id, answerBy).catch((error: unknown) => {
        if (hasCode(error, 'resource_missing')) return null;
        throw asPaymentFault(error);
      }),

    async cancelIntent(id, answerBy) {
      try {
        return intentOf(await withDeadline(answerBy, (options) => stripe().paymentIntents.cancel(id, {}, options)));
      } catch (error) {
        if (!hasCode(error, 'payment_intent_unexpected_state')) throw asPaymentFault(error);
        return asking(retrieve(stripe(), id, answerBy));
      }
    },

    refund: (request) => asking(refundPayment(stripe(), request, clock.now())),

    reverseTransfer: (request) => asking(reverseTransfer(stripe(), request)),

    transferAgain: (request) => asking(transferAgain(stripe(), request)),

    listRefunds: (intentId) => asking(listRefunds(stripe(), intentId)),

    listRecentIntents: (since) =>
      reading(
        () =>
          stripe().paymentIntents.list({
            created: { gte: seconds(since) },
            limit: 100,
            expand: ['data.latest_charge'],
          }),
        intentOf,
      ),

    verifyEvent(rawBody, signature) {
      const now = clock.now().getTime();
      const event = verified(rawBody, signature, config.webhookSecrets, now);
      return paymentEventOf(event);
    },

    async createPayer({ accountId, idempotencyKey }) {
      const create = (key: string) => stripe().customers.create({ metadata: { accountId } }, { idempotencyKey: key });
      return (await asking(underKey(idempotencyKey, create))).id;
    },

    attachStripeCustomer: (request) => asking(attachStripeCustomer(stripe(), request)),

    listCards: (payer) => asking(listCards(stripe(), payer)),

    discardCard: (id) => asking(discardCard(stripe(), id)),

    deleteStripeCustomer: (payer) => asking(deleteStripeCustomer(stripe(), payer)),

    async createAccount({ shopId, email, idempotencyKey }) {
      const asked: Stripe.AccountCreateParams = {
        type: 'express',
        country: 'FR',
        email,
        capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
        metadata: { shopId },
      };
      const create = (key: string) => stripe().accounts.create(asked, { idempotencyKey: key });
      return accountOf(await asking(underKey(idempotencyKey, create)));
    },

    async onboardingLink(accountId, { returnUrl, refreshUrl }) {
      const link = await asking(
        stripe().accountLinks.create({
          account: accountId,
          type: 'account_onboarding',
          return_url: returnUrl,
          refresh_url: refreshUrl,
        }),
      );
      return link.url;
    },

    async retrieveAccount(id) {
      return accountOf(await asking(stripe().accounts.retrieve(id)));
    },
  };
}

function connect(config: StripeConfig, sandboxBase: () => URL): Stripe {
  const base = config.apiBase ?? (config.mode === 'sandbox' ? sandboxBase() : undefined);
  return new Stripe(config.secretKey, {
    apiVersion: STRIPE_API_VERSION,
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(base && addressOf(base)),
  });
}

function addressOf(base: URL): { host: string; port: string; protocol: 'http' | 'https' } {
  const protocol = base.protocol === 'http:' ? 'http' : 'https';
  // Node connects to an IPv6 host without the brackets it has in a URL.
  const host = base.hostname.replace(/^\[|\]$/g, '');
  return { host, port: base.port || (protocol === 'http' ? '80' : '443'), protocol };
}

async function retrieve(stripe: Stripe, id: string, answerBy?: number) {
  const expand = ['latest_charge'];
  return intentOf(await withDeadline(answerBy, (options) => stripe.paymentIntents.retrieve(id, { expand }, options)));
}

function verified(rawBody: Buffer, signature: string, secrets: readonly string[], now: number): Stripe.Event {
  const event = firstOf(secrets, (secret) =>
    Stripe.webhooks.constructEvent(rawBody, signature, secret, SIGNATURE_TOLERANCE_SECONDS, undefined, now),
  );
  // The SDK refuses old timestamps but accepts future ones, so a captured message could be stored and replayed later.
  if (signedAt(signature) > now / 1000 + SIGNATURE_TOLERANCE_SECONDS)
    throw new Fault('BAD_USER_INPUT', t.wrongSignature());
  return event;
}

function firstOf(secrets: readonly string[], read: (secret: string) => Stripe.Event): Stripe.Event {
  for (const secret of secrets) {
    try {
      return read(secret);
    } catch {
      // The signature may be by the secret of another webhook.
    }
  }
  throw new Fault('BAD_USER_INPUT', t.wrongSignature());
}

/** Returns the Unix seconds of a verified signature header; of several `t=` the last counts, as in the SDK. */
function signedAt(signature: string): number {
  const times = signature.split(',').filter((part) => part.startsWith('t='));
  return Number.parseInt(times.at(-1)?.slice(2) ?? '', 10);
}

function accountOf(account: Stripe.Account): PaymentAccount {
  const { requirements } = account;
  return {
    id: account.id,
    chargesEnabled: account.charges_enabled,
    payoutsEnabled: account.payouts_enabled,
    detailsSubmitted: account.details_submitted,
    wanted: [...new Set([...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])])],
    wantedBy: requirements?.current_deadline ? new Date(requirements.current_deadline * 1000) : null,
  };
}

async function* reading<From, To>(list: () => AsyncIterable<From>, view: (from: From) => To): AsyncGenerator<To> {
  try {
    for await (const one of list()) yield view(one);
  } catch (error) {
    throw asPaymentFault(error);
  }
}

function seconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}

/** More than any customer saves, and one page of the provider's list. */
const MOST_CARDS = 100;
/** Time limit after which the page asks for a card as if none were saved. */
const LIST_MS = 3_000;

const isUnknown = (error: unknown) => hasCode(error, 'resource_missing');

async function attachStripeCustomer(
  stripe: Stripe,
  { intentId, payer, keepsCard, answerBy }: Parameters<PaymentGateway['attachStripeCustomer']>[0],
): Promise<boolean> {
  const change = { ...(payer && { customer: payer }), setup_future_usage: keepsCard ? 'on_session' : '' } as const;
  try {
    await withDeadline(answerBy, (options) => stripe.paymentIntents.update(intentId, change, options));
    return true;
  } catch (error) {
    if (isUnknown(error) && (error as Stripe.errors.StripeError).param === 'customer') return false;
    // The payment is already paid or cancelled, which the client learns when it confirms.
    if (hasCode(error, 'payment_intent_unexpected_state')) return true;
    throw error;
  }
}

async function listCards(stripe: Stripe, payer: string): Promise<KeptCard[]> {
  try {
    const { data } = await withDeadline(performance.now() + LIST_MS, (options) =>
      stripe.paymentMethods.list({ customer: payer, type: 'card', limit: MOST_CARDS }, options),
    );
    return data.flatMap(({ id, card }) =>
      card
        ? {
            ...{ id, brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year },
            fingerprint: card.fingerprint ?? id,
          }
        : [],
    );
  } catch (error) {
    if (isUnknown(error)) return [];
    throw error;
  }
}

async function discardCard(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.paymentMethods.detach(id);
  } catch (error) {
    // Another tab has deleted the card first, so it belongs to nobody any more.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}

async function deleteStripeCustomer(stripe: Stripe, payer: string): Promise<void> {
  try {
    await stripe.customers.del(payer);
  } catch (error) {
    if (!isUnknown(error)) throw error;
  }
}
