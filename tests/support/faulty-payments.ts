import Fastify, { type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { StripeConfig } from '../../server/config';
import { paymentSandbox } from '../../server/sandbox/plugin';
import { randomNumbers } from './random-numbers';

/** In shares of all calls or deliveries (0 to 1), in an order that the seed repeats. */
export interface FaultPlan {
  seed?: number;
  /** A server's call is answered 500 and nothing is done. */
  failed?: number;
  /** The work is done, its answer never arrives. */
  lost?: number;
  /** An attempt to deliver an event that never arrives. */
  dropped?: number;
  /** Events delivered once more although they were taken. */
  doubled?: number;
  /** Events wait up to so many milliseconds longer, each another time: later ones overtake earlier ones. */
  lateMs?: number;
  /** No event is sent at all, as far as a test lasts. */
  silent?: true;
}

interface Options extends FaultPlan {
  databaseUrl: string;
  now: () => Date;
}

/**
 * The stand-in for the payment service on a server of its own, where calls and news fail as planned. The product is given
 * its keys and address as it would be given those of the real one.
 */
export async function faultyPayments({ databaseUrl, now, seed = 1, ...plan }: Options) {
  const { failed = 0, lost = 0, dropped = 0, doubled = 0, lateMs = 0, silent } = plan;
  const random = randomNumbers(seed);
  const secret = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`;
  const keys = { secretKey: secret('sk_test'), publishableKey: secret('pk_test') };
  const webhookSecret = secret('whsec');
  const pool = new pg.Pool({ connectionString: databaseUrl });
  // An idle connection ends with its database, which some tests crash.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  let hangsUntil = 0;
  const app = Fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (request, reply) => {
    const isServer = request.headers.authorization?.includes(keys.secretKey);
    const hangsFor = hangsUntil - Date.now();
    if (isServer && hangsFor > 0) await pause(hangsFor, undefined, { ref: false });
    if (!isServer || !request.url.startsWith('/v1/') || random() >= failed) return;
    await reply.status(500).send({ error: { type: 'api_error', message: 'Something went wrong.' } });
  });
  app.addHook('onSend', async ({ url, raw }, _reply, payload) => {
    if (url.startsWith('/v1/') && random() < lost) raw.socket.destroy();
    return payload;
  });

  let receivers: readonly string[] = [];
  const due = new Map<string, number>();
  const forward = async (body: Buffer, signature: string): Promise<boolean> => {
    const { id } = JSON.parse(body.toString()) as { id: string };
    const dueAt = due.get(id) ?? Date.now() + random() * lateMs;
    due.set(id, dueAt);
    const receiver = receivers[Math.floor(random() * receivers.length)];
    if (!receiver || Date.now() < dueAt || random() < dropped) return false;
    const { ok } = await fetch(receiver, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body: new Uint8Array(body),
    });
    return ok && random() >= doubled;
  };
  await app.register(async (scope: FastifyInstance) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    scope.post<{ Body: Buffer }>('/news', async ({ body, headers }, reply) => {
      const taken = await forward(body, String(headers['stripe-signature'])).catch(() => false);
      return reply.status(taken ? 200 : 503).send();
    });
  });
  const base = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  await app.register(
    paymentSandbox({
      ...keys,
      pool,
      webhookSecret,
      webhookUrl: () => `${base()}/news`,
      clock: { now },
      ...(silent && { deliveryDelayMs: 9_000_000 }),
    }),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });

  return {
    base: base(),
    config: { mode: 'live', ...keys, webhookSecrets: [webhookSecret], apiBase: new URL(base()) } satisfies StripeConfig,
    /** The same as `config`, for a process of its own. */
    env: {
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: base(),
    },
    /** So long no call of a server is answered, or done. */
    hang(ms: number): void {
      hangsUntil = Date.now() + ms;
    },
    /** From now on these webhooks are told of events, each event at one of them. */
    tell(webhooks: readonly string[]): void {
      receivers = webhooks;
    },
    async close(): Promise<void> {
      await app.close();
      await pool.end();
    },
  };
}
