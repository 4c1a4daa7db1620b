import Fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import Stripe from 'stripe';
import type { Clock } from '../../server/clock';
import type { StripeConfig } from '../../server/config';
import type { IntentRequest } from '../../server/payments/stripe/gateway';
import { seedSandboxAccount } from '../../server/sandbox/accounts';
import { paymentSandbox } from '../../server/sandbox/plugin';
import { stripeGateway } from '../../server/payments/stripe/stripe-gateway';
import { STRIPE_API_VERSION } from '../../server/payments/stripe/stripe-version';

const WEBHOOK_SECRET = 'whsec_sandbox';

export const KEYS: StripeConfig = {
  mode: 'sandbox',
  secretKey: 'sk_test_sandboxsecret',
  publishableKey: 'pk_test_sandboxpublic',
  webhookSecrets: [WEBHOOK_SECRET],
};

/** An account that can be paid, there from the start. */
export const BAKERY = 'acct_demoBakery';

/** A request for a payment to the bakery. */
export const intentRequest = (more: Partial<IntentRequest> & { idempotencyKey: string }): IntentRequest => ({
  ...{ amountCents: 1279, destination: BAKERY, applicationFeeCents: 29, statementSuffix: 'LE FOURNIL' },
  metadata: { checkoutId: 'c', shopId: 's' },
  ...more,
});

/** The machine's time, moved at will. */
export function movableClock(): Clock & { move(seconds: number): void } {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    move: (seconds) => {
      offset += seconds * 1000;
    },
  };
}

/** A shop's webhook address that writes down what comes and answers as told. */
export async function aReceiver() {
  const received: { body: Buffer; signature: string }[] = [];
  let status = 200;
  const app = Fastify({ forceCloseConnections: true });
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
  app.post<{ Body: Buffer }>('/webhook', async (request, reply) => {
    const signature = String(request.headers['stripe-signature']);
    received.push({ body: request.body, signature });
    return reply.status(status).send();
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/webhook`,
    received,
    answer: (next: number) => {
      status = next;
    },
    types: () => received.map(({ body }) => (JSON.parse(body.toString()) as { type: string }).type),
    close: () => app.close(),
  };
}

export const seedBakery = (pool: pg.Pool) =>
  seedSandboxAccount(pool, { id: BAKERY, email: 'a@b.test', chargesEnabled: true, createdAt: new Date(0) });

/** The sandbox on a real server and a real database, with the product's gateway and a bare SDK pointed at it. */
export async function aPaymentSandbox(options: {
  databaseUrl: string;
  clock?: Clock;
  webhookUrl?: string;
  deliveryDelayMs?: number;
}) {
  const { databaseUrl, clock = movableClock(), webhookUrl = 'http://127.0.0.1:9/webhook' } = options;
  const { deliveryDelayMs = 10 } = options;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });
  await seedBakery(pool);
  const app = Fastify({ forceCloseConnections: true });
  const webhook = { webhookSecret: WEBHOOK_SECRET, webhookUrl: () => webhookUrl };
  await app.register(paymentSandbox({ ...KEYS, ...webhook, pool, clock, deliveryDelayMs }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const base = new URL(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
  const gateway = stripeGateway(KEYS, { clock, sandboxBase: () => base });
  const { hostname: host, port } = base;
  const sdk = { apiVersion: STRIPE_API_VERSION, host, port, protocol: 'http', maxNetworkRetries: 0 } as const;
  const stripe = new Stripe(KEYS.secretKey, sdk);
  let checkouts = 0;
  /** A payment nobody has made yet. */
  const anIntent = (amountCents = 1279) => {
    checkouts += 1;
    const metadata = { checkoutId: `checkout-${checkouts}`, shopId: 'shop-1' };
    const idempotencyKey = `checkout:${checkouts}:${amountCents}`;
    return gateway.createIntent(intentRequest({ amountCents, metadata, idempotencyKey }));
  };
  return {
    ...{ base, pool, clock, gateway, stripe, anIntent },
    async aPaidIntent(amountCents?: number) {
      const intent = await anIntent(amountCents);
      await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
      return intent;
    },
    /** How often something of this kind was recorded about a payment. */
    async eventsOf(intentId: string, type: string): Promise<number> {
      const { rows } = await pool.query<{ n: number }>(
        `select count(*)::int as n from payment_sandbox.events
         where type = $2 and $1 in (data->'data'->'object'->>'id', data->'data'->'object'->>'payment_intent')`,
        [intentId, type],
      );
      return rows[0]?.n ?? 0;
    },
    async close() {
      await app.close();
      await pool.end();
    },
  };
}
