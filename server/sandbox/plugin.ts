import { createHash } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { Clock } from '../clock';
import { STRIPE_API_VERSION } from '../payments/stripe/stripe-version';
import { keyHolder, needSecretKey, ok, type Keys, type Call, type Answer, type Handler } from './call';
import { ApiError, invalidRequest, noSuch } from './api-error';
import { parseForm } from './form-body';
import { saveFailure, once } from './idempotency';
import { onConnection } from '../database/transaction';
import { type Kinds, newStripeId } from './objects';
import { find } from './store';
import { openForm, takeForm, type PageAnswer } from './onboarding';
import { ensureSchema } from './schema';
import { webhookDispatcher, recordEvent } from './webhook-dispatcher';
import {
  createAccount,
  createAccountLink,
  retrieveAccount,
  createCustomer,
  deleteCustomer,
  detachCard,
  listCards,
} from './accounts';
import { answerForTheBank, confirmIntent } from './intent-confirmation';
import { cancelIntent, createIntent, listIntents, retrieveIntent, updateIntent } from './intents';
import { answerDispute, befall } from './mishaps';
import { createRefund, listRefunds } from './refunds';
import { createTransfer, listReversals, listTransfers, refundFee, reverseTransfer } from './transfers';

interface PaymentSandboxOptions extends Keys {
  pool: Pool;
  webhookSecret: string;
  /** URL that receives the events; read at each delivery. */
  webhookUrl: () => string;
  clock: Clock;
  /** Average delay before the first delivery of an event, in milliseconds. @default 700 */
  deliveryDelayMs?: number;
}

// Excluded from openapi.json; logged only from `warn` on, so that request logs contain no secrets.
const SHARED = { schema: { hide: true }, logLevel: 'warn' as const };

/**
 * A stand-in for Stripe with its own database schema: the used part of its HTTP API under /v1, its hosted form under
 * /sandbox/onboarding, and signed webhooks. Registered on the product's server when no Stripe keys are configured.
 */
export function paymentSandbox(options: PaymentSandboxOptions): FastifyPluginAsync {
  const { pool, clock, webhookSecret, webhookUrl, deliveryDelayMs = 700 } = options;

  return async (app) => {
    await ensureSchema(pool);
    const onError = (error: unknown) => app.log.warn({ err: error }, 'payment sandbox: webhooks have to wait');
    const dispatcher = webhookDispatcher({ pool, clock, webhookSecret, webhookUrl, onError });
    app.addHook('onReady', async () => dispatcher.wake(0));
    app.addHook('preClose', () => dispatcher.stop());

    // Stripe’s API accepts only forms, unlike the rest of the server.
    app.removeAllContentTypeParsers();
    const form = { parseAs: 'string' as const, bodyLimit: 65_536 };
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      form,
      async (_request: unknown, body: string) => body,
    );
    app.setErrorHandler((error, request, reply) => {
      const { status, body } = answerForFailure(error, request.log);
      return reply.status(status).send(body);
    });

    /** Runs each request in one transaction, and delivers its events afterwards. */
    const perform: Perform = async ({ requestId, idempotencyKey, ...asked }, work) => {
      const now = Math.floor(clock.now().getTime() / 1000);
      const request = { id: requestId, idempotency_key: idempotencyKey };
      let soonest = Infinity;
      const result = await onConnection(pool, (db) =>
        work({
          ...{ ...asked, db, now },
          emit: (type, subject, account) => {
            const delayMs = deliveryDelayMs * (0.85 + Math.random() * 0.3);
            soonest = Math.min(soonest, delayMs);
            return recordEvent(db, { type, subject, account, now, request, delayMs });
          },
        }),
      );
      if (soonest < Infinity) dispatcher.wake(soonest);
      return result;
    };
    for (const route of ROUTES) addRoute(app, route, perform, options);
    addHostedForm(app, perform);
    app.all('/v1/*', SHARED, (request) => {
      throw new ApiError(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${request.method}: ${request.url.split('?')[0] ?? ''}).`,
      });
    });
  };
}

function addRoute(
  app: FastifyInstance,
  { method, path, handler, browser }: Route,
  perform: Perform,
  { pool, ...keys }: Keys & Pick<PaymentSandboxOptions, 'pool'>,
): void {
  app.route<{ Params: { id?: string }; Body: string | undefined }>({
    ...SHARED,
    method,
    url: path,
    handler: async (request, reply) => {
      const requestId = newStripeId('req');
      reply.headers({ 'request-id': requestId, 'stripe-version': STRIPE_API_VERSION, 'cache-control': 'no-store' });
      const raw = (method === 'POST' ? request.body : request.url.split('?')[1]) ?? '';
      const fields = parseForm(raw);
      const by = keyHolder(request.headers.authorization, fields, keys);
      if (!browser) needSecretKey(by);
      const key = method === 'POST' ? keyOf(request.headers['idempotency-key']) : null;
      const asked = { fields, id: request.params.id ?? '', by, requestId, idempotencyKey: key };
      const fingerprint = createHash('sha256').update(`${request.url}\n${raw}`).digest('hex');
      const keyed = key === null ? null : { key: `${by}:${key}`, fingerprint };
      const answer = await perform(asked, async (call) => {
        if (keyed === null) return { ...(await handler(call)), replayed: false };
        return once(call.db, keyed, () => handler(call));
      }).catch(async (error: unknown) => {
        const failed = answerForFailure(error, request.log);
        if (failed.status >= 500 && keyed) await saveFailure(pool, keyed, failed);
        return { ...failed, replayed: false };
      });
      if (answer.replayed) reply.header('idempotent-replayed', 'true');
      if (answer.status >= 500) reply.header('stripe-should-retry', String(keyed === null));
      return reply.status(answer.status).send(answer.body);
    },
  });
}

function addHostedForm(app: FastifyInstance, perform: Perform): void {
  const url = '/sandbox/onboarding/:token';
  type Form = { Params: { token: string }; Body: string | undefined };
  const by =
    (work: (call: Call) => Promise<PageAnswer>) => async (request: FastifyRequest<Form>, reply: FastifyReply) => {
      const fields = parseForm(request.body ?? '');
      const asked = { fields, id: request.params.token, by: 'secret' as const, requestId: newStripeId('req') };
      return show(reply, await perform({ ...asked, idempotencyKey: null }, work));
    };
  // No HEAD route, because a link preview would use up the link.
  app.get<Form>(url, { ...SHARED, exposeHeadRoute: false }, by(openForm));
  app.post<Form>(url, SHARED, by(takeForm));
}

function show(reply: FastifyReply, answer: PageAnswer): FastifyReply {
  reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  if ('goTo' in answer) return reply.redirect(answer.goTo, 303);
  // Browsers also apply this policy to the redirect after the form.
  const forms = ["'self'", answer.formMayLeadTo ?? ''].join(' ').trim();
  const policy = `default-src 'none'; style-src 'unsafe-inline'; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`;
  return reply
    .status(answer.status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .send(answer.html);
}

function keyOf(header: string | string[] | undefined): string | null {
  const key = Array.isArray(header) ? header[0] : header;
  if (key === undefined || key === '') return null;
  if (key.length > 255) throw invalidRequest('Idempotency keys may be at most 255 characters long.');
  return key;
}

// PostgreSQL errors: lock not available, deadlock, serialisation failure. Nothing was changed, so the request can be
// retried.
const COLLISIONS = ['55P03', '40P01', '40001'];

// PostgreSQL cannot store NUL characters in text or JSON.
const UNSTORABLE = ['22021', '22P05'];

/** Converts any failure to Stripe’s error format; unexpected ones are logged and answered without details. */
function answerForFailure(error: unknown, log: FastifyBaseLogger): Answer {
  if (error instanceof ApiError) return { status: error.status, body: { error: error.body } };
  const { code, statusCode, message } = error as { code?: string; statusCode?: number; message?: string };
  if (code !== undefined && COLLISIONS.includes(code))
    return answerError(409, 'This object cannot be accessed right now because another API request is accessing it.', {
      code: 'lock_timeout',
    });
  if (code !== undefined && UNSTORABLE.includes(code))
    return answerError(400, 'Invalid string: NUL characters are not allowed.');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return answerError(statusCode, message ?? 'Bad request.');
  log.error({ err: error }, 'payment sandbox failed');
  return answerError(500, 'An unexpected error occurred.', { type: 'api_error' });
}

const answerError = (status: number, message: string, more = {}): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', ...more, message } },
});

interface Asked extends Pick<Call, 'fields' | 'id' | 'by'> {
  requestId: string;
  idempotencyKey: string | null;
}

type Perform = <T>(asked: Asked, work: (call: Call) => Promise<T>) => Promise<T>;

interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  handler: Handler;
  /** Whether browsers may call the route, with the publishable key and the client secret of their payment. */
  browser?: true;
}

const retrieve =
  (type: keyof Kinds): Handler =>
  async (call) => {
    const found = await find(call, type, call.id);
    if (!found) throw noSuch(type, call.id);
    return ok(found);
  };

/** The used part of Stripe's API. */
const ROUTES: Route[] = [
  { method: 'POST', path: '/v1/payment_intents', handler: createIntent },
  { method: 'GET', path: '/v1/payment_intents', handler: listIntents },
  { method: 'GET', path: '/v1/payment_intents/:id', handler: retrieveIntent, browser: true },
  { method: 'POST', path: '/v1/payment_intents/:id', handler: updateIntent },
  { method: 'POST', path: '/v1/payment_intents/:id/confirm', handler: confirmIntent, browser: true },
  { method: 'POST', path: '/v1/payment_intents/:id/sandbox_authenticate', handler: answerForTheBank, browser: true },
  { method: 'POST', path: '/v1/payment_intents/:id/cancel', handler: cancelIntent },
  { method: 'POST', path: '/v1/customers', handler: createCustomer },
  { method: 'DELETE', path: '/v1/customers/:id', handler: deleteCustomer },
  { method: 'GET', path: '/v1/payment_methods', handler: listCards },
  { method: 'POST', path: '/v1/payment_methods/:id/detach', handler: detachCard },
  { method: 'POST', path: '/v1/refunds', handler: createRefund },
  { method: 'GET', path: '/v1/refunds', handler: listRefunds },
  { method: 'POST', path: '/v1/transfers', handler: createTransfer },
  { method: 'GET', path: '/v1/transfers', handler: listTransfers },
  { method: 'GET', path: '/v1/transfers/:id', handler: retrieve('transfer') },
  { method: 'POST', path: '/v1/transfers/:id/reversals', handler: reverseTransfer },
  { method: 'GET', path: '/v1/transfers/:id/reversals', handler: listReversals },
  { method: 'GET', path: '/v1/application_fees/:id', handler: retrieve('application_fee') },
  { method: 'POST', path: '/v1/application_fees/:id/refunds', handler: refundFee },
  { method: 'POST', path: '/v1/disputes/:id', handler: answerDispute },
  { method: 'POST', path: '/v1/accounts', handler: createAccount },
  { method: 'GET', path: '/v1/accounts/:id', handler: retrieveAccount },
  { method: 'POST', path: '/v1/accounts/:id/sandbox_mishap', handler: befall },
  { method: 'POST', path: '/v1/account_links', handler: createAccountLink },
];
