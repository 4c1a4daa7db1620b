import Stripe from 'stripe';
import type { Clock } from '../../clock';
import { isLive, type StripeConfig } from '../../config';
import { Fault } from '../../errors';
import type {
  AnswerBy,
  IntentRequest,
  IntentView,
  KeptCard,
  PaymentAccount,
  PaymentEvent,
  RefundRequest,
} from './gateway';
import * as t from '../payment.texts';
import { asking, withDeadline, underKey, asPaymentFault, hasCode } from './stripe-calls';
import { transferAgain, refundPayment, listRefunds, reverseTransfer, type TransferRequest } from './stripe-refunds';
import { STRIPE_API_VERSION } from './stripe-version';
import { intentOf, paymentEventOf } from './stripe-views';

const SIGNATURE_TOLERANCE_SECONDS = 300;

interface GatewayOptions {
  clock: Clock;
  /** Address of the built-in sandbox, known once it listens; used in sandbox mode without an `apiBase`. */
  sandboxBase: () => URL;
}

/**
 * The only access to the payment provider, through Stripe's own SDK: to Stripe itself or to the built-in sandbox with the
 * same API. Every call may throw a `Fault`: UNAVAILABLE when the provider cannot be reached (the call may be repeated
 * with the same key), CONFLICT or BAD_USER_INPUT when it refuses.
 */
export function stripeGateway(config: StripeConfig, { clock, sandboxBase }: GatewayOptions) {
  let connected: Stripe | undefined;
  const stripe = () => (connected ??= connect(config, sandboxBase));

  return {
    /** Whether money is real here; payments of the other mode are not ours. */
    livemode: isLive(config),

    async createIntent(request: IntentRequest): Promise<IntentView> {
      const { amountCents, destination, applicationFeeCents, statementSuffix, metadata, answerBy } = request;
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
      return intentOf(await asking(underKey(request.idempotencyKey, create)));
    },

    /** Returns null when the provider does not know the payment. */
    retrieveIntent: (id: string, answerBy?: AnswerBy): Promise<IntentView | null> =>
      asking(retrieve(stripe(), id, answerBy).catch(unlessUnknown(null))),

    /** Returns the intent as it is then: it may have succeeded, so the caller must check its status. */
    async cancelIntent(id: string, answerBy?: AnswerBy): Promise<IntentView> {
      try {
        return intentOf(await withDeadline(answerBy, (options) => stripe().paymentIntents.cancel(id, {}, options)));
      } catch (error) {
        if (!hasCode(error, 'payment_intent_unexpected_state')) throw asPaymentFault(error);
        return asking(retrieve(stripe(), id, answerBy));
      }
    },

    /**
     * Refunds once per key, however late the call is repeated. May return a refund that has failed; returns null when
     * nothing was done because the shop's balance does not cover its share.
     */
    refund: (request: RefundRequest) => asking(refundPayment(stripe(), request, clock.now())),

    /**
     * Takes back from what a payment brought its shop, no more than is left of it, once per key, however late the call is
     * repeated. Returns the cents taken; null when nothing was done because the shop's balance does not cover them.
     */
    reverseTransfer: (request: TransferRequest) => asking(reverseTransfer(stripe(), request)),

    /** Transfers to a payment's shop from the platform's balance, once per key; throws while that is too low. */
    transferAgain: (request: TransferRequest) => asking(transferAgain(stripe(), request)),

    /** Returns the refunds of a payment, newest first, made here or elsewhere. */
    listRefunds: (intentId: string) => asking(listRefunds(stripe(), intentId)),

    /** Returns the payments created since an instant, newest first. */
    async *listRecentIntents(since: Date): AsyncGenerator<IntentView> {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      try {
        const intents = stripe().paymentIntents.list({ created, limit: 100, expand: ['data.latest_charge'] });
        for await (const intent of intents) yield intentOf(intent);
      } catch (error) {
        throw asPaymentFault(error);
      }
    },

    /** Throws BAD_USER_INPUT unless one of our secrets signed it, at most 300 seconds before or after now. */
    verifyEvent: (rawBody: Buffer, signature: string): PaymentEvent =>
      paymentEventOf(verified(rawBody, signature, config.webhookSecrets, clock.now().getTime())),

    /** Creates the provider's customer for an account (`cus_…`), without name or address; saved cards belong to it. */
    async createPayer({ accountId, idempotencyKey }: { accountId: string; idempotencyKey: string }): Promise<string> {
      const create = (key: string) => stripe().customers.create({ metadata: { accountId } }, { idempotencyKey: key });
      return (await asking(underKey(idempotencyKey, create))).id;
    },

    /**
     * Attaches the payer to a payment, so that a saved card can pay, or saves the card that is entered once it has paid.
     * A payment that is paid or cancelled stays unchanged; returns false when the provider does not know the payer.
     * Without `payer`, the payment's payer stays unchanged.
     */
    async attachStripeCustomer({ intentId, payer, keepsCard, answerBy }: PayerRequest): Promise<boolean> {
      const change = { ...(payer && { customer: payer }), setup_future_usage: keepsCard ? 'on_session' : '' } as const;
      try {
        await withDeadline(answerBy, (options) => stripe().paymentIntents.update(intentId, change, options));
        return true;
      } catch (error) {
        if (isUnknown(error) && (error as Stripe.errors.StripeError).param === 'customer') return false;
        // The payment is already paid or cancelled, which the client learns when it confirms.
        if (hasCode(error, 'payment_intent_unexpected_state')) return true;
        throw asPaymentFault(error);
      }
    },

    /** Returns the saved cards, newest first; none for a payer the provider does not know. */
    listCards: (payer: string): Promise<KeptCard[]> =>
      asking(listCards(stripe(), payer).catch(unlessUnknown<KeptCard[]>([]))),

    /** Deletes a saved card. Idempotent. */
    async discardCard(id: string): Promise<void> {
      await stripe()
        .paymentMethods.detach(id)
        .catch((error: unknown) => {
          // Another tab has deleted the card first, so it belongs to nobody any more.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw asPaymentFault(error);
        });
    },

    /** Deletes a payer with all its saved cards. Idempotent. */
    async deleteStripeCustomer(payer: string): Promise<void> {
      await asking(stripe().customers.del(payer).catch(unlessUnknown(null)));
    },

    async createAccount(request: Record<'shopId' | 'email' | 'idempotencyKey', string>): Promise<PaymentAccount> {
      const { shopId, email, idempotencyKey } = request;
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

    /** Returns a link to the provider's form; never logged, because anyone who has it can enter a bank account. */
    async onboardingLink(account: string, pages: { return_url: string; refresh_url: string }): Promise<string> {
      return (await asking(stripe().accountLinks.create({ account, type: 'account_onboarding', ...pages }))).url;
    },

    /** Throws NOT_FOUND for an account that was deleted or was never ours. */
    retrieveAccount: async (id: string): Promise<PaymentAccount> =>
      accountOf(await asking(stripe().accounts.retrieve(id))),
  };
}

export type PaymentGateway = ReturnType<typeof stripeGateway>;

interface PayerRequest {
  intentId: string;
  payer?: string;
  keepsCard: boolean;
  answerBy?: AnswerBy;
}

const isUnknown = (error: unknown) => hasCode(error, 'resource_missing');

/** Answers something for what the provider does not know. */
const unlessUnknown =
  <Answer>(answer: Answer) =>
  (error: unknown): Answer => {
    if (isUnknown(error)) return answer;
    throw error;
  };

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
  // The SDK refuses old timestamps but accepts future ones, so a captured message could be stored and replayed later.
  const isEarly = signedAt(signature) > now / 1000 + SIGNATURE_TOLERANCE_SECONDS;
  for (const secret of isEarly ? [] : secrets) {
    try {
      return Stripe.webhooks.constructEvent(rawBody, signature, secret, SIGNATURE_TOLERANCE_SECONDS, undefined, now);
    } catch {
      // The signature may be by the secret of another webhook.
    }
  }
  throw new Fault('BAD_USER_INPUT', t.wrongSignature());
}

/** Returns the Unix seconds of a signature header; of several `t=` the last counts, as in the SDK. */
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

/** More than any customer saves, and one page of the provider's list. */
const MOST_CARDS = 100;
/** Time limit after which the page asks for a card as if none were saved. */
const LIST_MS = 3_000;

async function listCards(stripe: Stripe, customer: string): Promise<KeptCard[]> {
  const { data } = await withDeadline(performance.now() + LIST_MS, (options) =>
    stripe.paymentMethods.list({ customer, type: 'card', limit: MOST_CARDS }, options),
  );
  return data.flatMap(({ id, card }) =>
    card
      ? {
          ...{ id, brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year },
          fingerprint: card.fingerprint ?? id,
        }
      : [],
  );
}
