import { randomUUID } from 'node:crypto';
import { unescape } from 'node:querystring';
import { finished } from 'node:stream/promises';
import compress from '@fastify/compress';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { graphql, type GraphQLSchema, type GraphQLFieldResolver } from 'graphql';
import helmet from 'helmet';
import type { Pool } from 'pg';
import type { Config } from '../../config';
import { codeOf } from '../../errors';
import type { PictureBucket } from '../../media/picture-bucket';
import { queryOn } from '../../database/query';
import { paymentSandbox } from '../../sandbox/plugin';
import { createContext, type Context } from '../context';
import type { Parts } from '../parts';
import { asFault, logFault, frameworkFault, refuseUnknown, writeError } from './rest';
import { closeSockets } from '../graceful-shutdown';
import { responseCache } from './response-cache';
import { serveRest } from './routes';
import { serveGraphql } from '../graphql/graphql';
import { securityHeaders } from './headers';
import { requireReadable, requireShallow, requireText } from '../graphql/query-limits';
import { answerInLocale } from './locale';
import { observe } from '../metrics';
import { answerInTime } from './request-timeout';
import { servePages } from '../pages/pages';
import type { AskSchema } from '../pages/public-pages';
import { buildSchema } from '../graphql/schema';
import { serveUploads } from './uploads';
import type { IncomingMessage } from 'node:http';
import { withinLimits } from './limits';
import { Refusal } from '../../refusal';

const BODY_LIMIT = 256 * 1024;
/**
 * Paths that never answer with the web app’s page, in any spelling: API paths, hidden files that attackers probe for,
 * and favicon.ico.
 */
const NO_PAGE = /^\/+((api|v1|uploads|graphql|sandbox|assets)(\/|$|\?)|\.|favicon\.ico$)/i;

/** The schema, shared by all servers of a process. */
let schema: Promise<GraphQLSchema> | undefined;

export interface HttpOptions {
  config: Config;
  parts: Parts;
  pool: Pool;
  webDir: string;
  uploadsDir: string;
  /** Null when all uploads are stored in the folder. */
  bucket: PictureBucket | null;
}

/**
 * Creates the whole product behind one port: pages, GraphQL, REST, uploads, health checks and, without Stripe keys, the
 * payment sandbox.
 */
export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { config, parts, pool, webDir, uploadsDir, bucket } = options;
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    logger: { level: config.logLevel, redact: ['req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config.trustProxy),
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    requestTimeout: 30_000,
    frameworkErrors: (error, request, reply) => {
      const place = /^\/pres-de\/([^?]*)/.exec(request.url)?.[1];
      // The path is not valid UTF-8: redirects to its readable part, so that people see the page of an unknown place.
      if (place) return void reply.redirect(`/pres-de/${encodeURIComponent(unescape(place))}`);
      void writeError(error, request, reply);
    },
    forceCloseConnections: 'idle',
    // Requests that arrive on an open connection during shutdown are still answered.
    return503OnClosing: false,
  });
  answerInLocale(app, config);
  observe(app, pool, config.metricsToken);
  answerInTime(app);
  drainBody(app);
  app.setErrorHandler(writeError);
  // The specification’s clients send the JSON content type with an empty body.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body as string, done);
  });
  app.removeContentTypeParser('text/plain');
  const secure = helmet(securityHeaders(config));
  app.addHook('onRequest', ({ raw }, reply, done) => secure(raw, reply.raw, () => done()));
  await app.register(compress, { threshold: 1024 });
  await app.register(websocket, {
    options: { maxPayload: 65_536 },
    preClose: closeSockets,
    errorHandler: (error, socket, { log }) => {
      // Violations of the WebSocket protocol are the client's fault and not logged.
      if (!codeOf(error).startsWith('WS_ERR_')) logFault(log, asFault(error), error);
      socket.terminate();
    },
  });

  app.addHook('preParsing', async ({ headers }) => requireReadable(headers));
  app.addHook('preValidation', async (request) => {
    // For GraphQL, `guarded` below checks the arguments, so that errors have GraphQL's format.
    if (request.routeOptions.url === '/graphql') return requireShallow(request.body);
    // This form is submitted by people and its errors are answered with a page (public-pages.ts).
    if (request.routeOptions.url === '/pres-de') return;
    requireText(request.body);
    requireText(request.query);
  });
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const ready = await pool.query('select 1').then(
      () => true,
      () => false,
    );
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'database unavailable' });
  });

  responseCache(app, parts.versionsOf);
  schema ??= buildSchema().then(guarded);
  await serveGraphql(app, await schema, parts, config.graphqlPersistedOnly);
  await serveRest(app, parts);

  await serveUploads(app, uploadsDir, bucket);
  if (config.stripe.mode === 'sandbox' && !config.stripe.apiBase) {
    const { secretKey, publishableKey, webhookSecrets } = config.stripe;
    const [webhookSecret = ''] = webhookSecrets;
    const webhookUrl = () => `${ownBase(app).origin}/api/stripe/webhook`;
    await app.register(
      paymentSandbox({ pool, secretKey, publishableKey, webhookSecret, webhookUrl, clock: parts.clock }),
    );
  }
  const showPage = await servePages(app, webDir, config, {
    ask: queryOn(pool),
    askSchema: askingSchema(await schema, parts),
    hoursOf: parts.hoursOf,
  });
  app.setNotFoundHandler((request, reply) => {
    if (NO_PAGE.test(request.url)) refuseUnknown(app, request, reply);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      reply.header('allow', 'GET, HEAD');
      throw frameworkFault(405);
    }
    return showPage(request, reply);
  });
  return app;
}

/** Returns a function that executes queries inside the server, as an anonymous caller at the given network address. */
function askingSchema(schema: GraphQLSchema, parts: Parts): AskSchema {
  return async (source, variableValues, address) => {
    const contextValue = await createContext(parts, undefined, address);
    const { data, errors } = await graphql({ schema, source, variableValues: { ...variableValues }, contextValue });
    if (errors?.[0]) throw errors[0].originalError ?? errors[0];
    return data;
  };
}

/**
 * Converts the setting for proxies whose X-Forwarded-For is trusted: a number of hops or certain addresses; none by
 * default.
 */
function trusted(proxies: Config['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : (proxies ?? false);
}

/** Returns this process’s local address, independent of its public one. */
export function ownBase(app: FastifyInstance): URL {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen yet.');
  return new URL(`http://${address.family === 'IPv6' ? '[::1]' : '127.0.0.1'}:${address.port}`);
}

/**
 * Beyond eight times the largest picture, or after this time, the connection is closed and the caller may lose the
 * answer.
 */
const MOST_READ_BYTES = 64 * 1024 * 1024;
const MOST_READ_MS = 20_000;

/**
 * Delays an error answer until the caller has finished sending, discarding the rest of the body. An answer in the
 * middle of the upload would close the connection, and most callers would report a network error instead of the 413.
 */
function drainBody(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, _reply, payload) => {
    if (!raw.complete && !raw.destroyed) await sent(raw);
    return payload;
  });
}

async function sent(request: IncomingMessage): Promise<void> {
  const tooMuch = new AbortController();
  let read = 0;
  const count = (chunk: Buffer) => {
    read += chunk.length;
    if (read > MOST_READ_BYTES) tooMuch.abort();
  };
  request.on('data', count).resume();
  const signal = AbortSignal.any([tooMuch.signal, AbortSignal.timeout(MOST_READ_MS)]);
  await finished(request, { signal, cleanup: true }).catch(() => undefined);
  request.off('data', count);
}

type Resolve = GraphQLFieldResolver<unknown, Context>;

/**
 * Wraps every query, mutation and subscription field of a schema: arguments must be valid text, and each field counts
 * against the rate limits, however many a document contains. Mutations are recorded in the audit log.
 */
function guarded(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      const name = `${type?.name}.${field.name}`;
      const way = type === schema.getSubscriptionType() ? 'subscribe' : 'resolve';
      const original = field[way] as Resolve | undefined;
      if (original)
        field[way] = type === schema.getMutationType() ? guard(name, recorded(name, original)) : guard(name, original);
    }
  }
  return schema;
}

function guard(name: string, original: Resolve): Resolve {
  return async (source, args, context, info) => {
    requireText(args);
    await withinLimits(context, name);
    return original(source, args, context, info);
  };
}

function recorded(name: string, original: Resolve): Resolve {
  return async (source, args: Record<string, unknown>, context, info) => {
    const { audit, principal } = context;
    const line = await audit.begin(principal, name, args);
    try {
      const result: unknown = await original(source, args, context, info);
      await (result instanceof Refusal ? audit.refused(line) : audit.done(line));
      return result;
    } catch (error) {
      if (asFault(error).status < 500) await audit.refused(line);
      throw error;
    }
  };
}
