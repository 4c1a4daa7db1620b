import { ApolloServer } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import fastifyApollo, { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import type { WebSocket, WebsocketHandler } from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { makeHandler } from 'graphql-ws/use/@fastify/websocket';
import { SIGN_OUTS, type SignOut } from '../../accounts/sign-in/tokens';
import { type Context, createContext } from '../context';
import type { Parts } from '../parts';
import { locale } from '../../../graphql/texts/text';
import { asFault, logFault, frameworkFault } from '../http/rest';
import { isKnownOperation, operationHash, persistedOperation, cacheableQuery } from './persisted-operations';
import { type Sharing, subscribeSharing } from './shared-subscription';
import { bindLocale } from '../http/locale';
import { withinDeadline } from '../http/request-timeout';
import { MOST_TOKENS, problemIn, withinSize } from './query-limits';
import { networkOf } from '../../accounts/sign-in/attempt-limiter';

const SAID_ELSEWHERE = { extensions: { code: 'BAD_USER_INPUT' } };
/** The error that clients with persisted queries expect for an unknown hash. */
const UNKNOWN_OPERATION = {
  errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
};
/** The error code that Apollo Router uses for operations outside its list. */
const UNLISTED = { extensions: { code: 'PERSISTED_QUERY_NOT_IN_LIST' } };
const SILENT_MS = 12_000;
/** Maximum number of subscriptions on one socket; a page uses two. */
const MOST_STREAMS = 20;

/**
 * Serves /graphql: queries and mutations over HTTP, subscriptions over a WebSocket; with `known`, only operations of
 * the web app are accepted.
 */
export async function serveGraphql(app: FastifyInstance, schema: GraphQLSchema, parts: Parts, known: boolean) {
  const isRefused = (query: unknown) => known && !isKnownOperation(query);
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: false,
    hideSchemaDetailsFromClientErrors: true,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: MOST_TOKENS },
    validationRules: [withinSize],
    allowBatchedHttpRequests: false,
    // The schema has no cache hints, and the plugin would wrap every field of every answer.
    plugins: [
      fastifyApolloDrainPlugin(app),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
    ],
    formatError: (formatted, error) => namedError(formatted, unwrapResolverError(error), app),
  });
  await apollo.start();
  void fastifyApollo;
  app.post(
    '/graphql',
    {
      schema: { hide: true },
      // The context is created here rather than in Apollo, so that an unreachable database is answered with 503 as on
      // every route.
      preHandler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (isRefused((request.body as { query?: unknown } | undefined)?.query))
          return reply.status(400).send({ errors: [{ message: 'PersistedQueryNotInList', ...UNLISTED }] });
        request.context = await withinDeadline(request, () =>
          createContext(parts, request.headers.authorization, request.ip),
        );
      },
    },
    fastifyApolloHandler(apollo, { context: async (request) => request.context }),
  );
  const sockets = createLiveSockets();
  // Its subscriptions would otherwise only end with their next event.
  const deafen = parts.announcements.listen<SignOut>(SIGN_OUTS, (signOut) => {
    if (signOut) return sockets.close(signOut.accountId);
    // Each event checks the session again anyway; this only closes stale sockets sooner.
    sockets.closeStale().catch((err: unknown) => app.log.warn({ err }, 'open sockets were not asked who they are'));
  });
  app.addHook('onClose', async () => deafen());
  app.route({
    method: 'GET',
    url: '/graphql',
    schema: { hide: true },
    config: { publicOf: cacheableQuery },
    handler: async (request, reply) => {
      const operation = persistedOperation(request);
      if (operation === null) {
        reply.header('allow', 'POST');
        throw frameworkFault(405);
      }
      reply.header('cache-control', 'no-store');
      const { text: query, variables } = operation;
      if (query === undefined) return UNKNOWN_OPERATION;
      // A cached public answer is built without the caller's session, so that it contains nothing personal.
      const authorization = request.cacheEntry ? undefined : request.headers.authorization;
      const contextValue = await withinDeadline(request, () => createContext(parts, authorization, request.ip));
      const { body } = await withinDeadline(request, () =>
        apollo.executeOperation({ query, variables }, { contextValue }),
      );
      if (body.kind === 'incremental') throw new Error('an operation with @defer');
      if (body.singleResult.errors) request.cacheEntry = null;
      return body.singleResult;
    },
    wsHandler: admitted(
      sockets,
      makeHandler<{ authorization?: unknown }>(
        {
          schema,
          context: async ({ connectionParams, extra }, id, { query }) => {
            const context = await createContext(parts, textIn(connectionParams?.authorization), extra.request.ip);
            if (context.principal)
              sockets.keep(context.principal.id, extra.socket, async () => (await context.fresh()).principal !== null);
            else sockets.admit('stranger', extra.request.ip, extra.socket);
            // Other operations may use the variables that the page's own have only for their cursor.
            const sharing = isKnownOperation(query) ? sharingOf(extra.socket, id, query) : null;
            return Object.assign(context, { sharing });
          },
          subscribe: (args) => subscribeSharing(args, (args.contextValue as { sharing: Sharing | null }).sharing),
          onSubscribe: async ({ subscriptions, extra }, _id, { query }) => {
            const tooMany =
              Object.keys(subscriptions).length > MOST_STREAMS ||
              (await parts.limiter.refuse('subscribe', '', extra.request.ip)) !== null;
            if (tooMany) return [new GraphQLError('Too many subscriptions.', { extensions: { code: 'RATE_LIMITED' } })];
            if (isRefused(query)) return [new GraphQLError('PersistedQueryNotInList', UNLISTED)];
            const problem = problemIn(query, schema);
            return problem === null ? undefined : [new GraphQLError(problem)];
          },
          // Queries and mutations must use HTTP, where their limits are applied.
          execute: () => ({ errors: [new GraphQLError('Only subscriptions travel over the socket.', SAID_ELSEWHERE)] }),
          onNext: (_context, _id, _payload, _args, { errors, ...result }) =>
            errors && { ...result, errors: errors.map((error) => spoken(error, app)) },
          onError: (_context, _id, _payload, errors) => errors.map((error) => spoken(error, app)),
        },
        SILENT_MS,
      ),
    ),
  });
}

function admitted(sockets: LiveSockets, handler: WebsocketHandler): WebsocketHandler {
  return function (socket, request) {
    bindLocale(socket);
    return sockets.admit('address', request.ip, socket) ? handler.call(this, socket, request) : undefined;
  };
}

function sharingOf(socket: WebSocket, id: string, query: string): Sharing {
  const send = (text: string) =>
    new Promise<void>((resolve, reject) => {
      if (socket.readyState !== socket.OPEN) return resolve();
      // The envelope without its closing brace: the payload is text already.
      const envelope = JSON.stringify({ id, type: 'next' }).slice(0, -1);
      socket.send(`${envelope},"payload":${text}}`, (error) => (error ? reject(error) : resolve()));
    });
  return { operation: `${locale()} ${operationHash(query)}`, send };
}

const textIn = (given: unknown) => (typeof given === 'string' ? given : undefined);

/** Formats an error sent over the socket, where validation errors of GraphQL have no code yet. */
function spoken(error: GraphQLError, app: FastifyInstance): GraphQLFormattedError {
  const formatted = error.toJSON();
  if (error.originalError) return namedError(formatted, error.originalError, app);
  // As over HTTP, where Apollo hides the schema's names from error messages.
  const message = formatted.message.replace(/ ?Did you mean .*\?$/, '');
  return { ...formatted, message, extensions: { code: 'GRAPHQL_VALIDATION_FAILED', ...formatted.extensions } };
}

/**
 * Faults keep their code and message, and so do GraphQL's own errors; everything else becomes a Fault without details.
 */
function namedError(formatted: GraphQLFormattedError, error: unknown, app: FastifyInstance): GraphQLFormattedError {
  const code = formatted.extensions?.['code'];
  if (typeof code === 'string' && code !== 'INTERNAL_SERVER_ERROR') return formatted;
  // graphql-js gives up after too many variable errors with an error that has no code.
  if (formatted.message.startsWith('Too many errors processing variables'))
    return { message: formatted.message, extensions: { code: 'BAD_USER_INPUT' } };
  const fault = asFault(error);
  logFault(app.log, fault, error);
  return { ...formatted, message: fault.message, extensions: { code: fault.code, ...fault.details } };
}

/** Close code after which browsers reconnect, with their current token if there is one. */
const SIGNED_OUT = 4403;

/** Close code « Try Again Later »: browsers reconnect with growing pauses. */
const TOO_MANY = 1013;

/**
 * Maximum number of open sockets per network: in all (a school or an office opens many at noon), and of callers who are
 * not signed in.
 */
export const MOST_SOCKETS = { address: 500, stranger: 200 };

type LiveSockets = ReturnType<typeof createLiveSockets>;

/** Keeps the open WebSockets of this process, by account and by network. */
function createLiveSockets() {
  const ofAccounts = new Map<string, Map<WebSocket, () => Promise<boolean>>>();
  const ofNetworks = new Map<string, Map<WebSocket, true>>();
  const keep = <Value>(all: Map<string, Map<WebSocket, Value>>, key: string, socket: WebSocket, value: Value) => {
    const sockets = all.get(key) ?? new Map<WebSocket, Value>();
    if (sockets.has(socket)) return;
    all.set(key, sockets.set(socket, value));
    socket.once('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0) all.delete(key);
    });
  };
  const signOut = (socket: WebSocket) => socket.close(SIGNED_OUT, 'Signed out');
  return {
    /** Returns false, and closes the socket, when its network has too many open. */
    admit(scope: keyof typeof MOST_SOCKETS, address: string, socket: WebSocket): boolean {
      const key = `${scope} ${networkOf(address)}`;
      const sockets = ofNetworks.get(key);
      const isFull = sockets !== undefined && !sockets.has(socket) && sockets.size >= MOST_SOCKETS[scope];
      if (isFull) socket.close(TOO_MANY, 'Too many connections from this address');
      else keep(ofNetworks, key, socket, true);
      return !isFull;
    },
    keep(accountId: string, socket: WebSocket, isSignedIn: () => Promise<boolean>): void {
      keep(ofAccounts, accountId, socket, isSignedIn);
    },
    /** Closes the sockets of an account that signed out everywhere, or whose password was changed. */
    close(accountId: string): void {
      for (const socket of ofAccounts.get(accountId)?.keys() ?? []) signOut(socket);
    },
    /**
     * Checks for each socket whether its account is still signed in, after a gap in which sign-out events may have been
     * missed.
     */
    async closeStale(): Promise<void> {
      for (const [socket, isSignedIn] of [...ofAccounts.values()].flatMap((sockets) => [...sockets]))
        if (!(await isSignedIn())) signOut(socket);
    },
  };
}
