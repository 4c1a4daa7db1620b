import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import fastifyApollo, { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { makeHandler } from 'graphql-ws/use/@fastify/websocket';
import { type Context, createContext, type Parts } from './context';
import { asFault } from './faults';

/** Longest document the server reads, in GraphQL tokens. */
export const MOST_TOKENS = 1500;
const SAID_ELSEWHERE = { extensions: { code: 'BAD_USER_INPUT' } };
const SILENT_MS = 12_000;

/** Serves the schema at /graphql: queries and mutations over HTTP, subscriptions over a WebSocket. */
export async function serveGraphql(app: FastifyInstance, schema: GraphQLSchema, parts: Parts): Promise<void> {
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: false,
    hideSchemaDetailsFromClientErrors: true,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: MOST_TOKENS },
    plugins: [fastifyApolloDrainPlugin(app), noLandingPage],
    formatError: (formatted, error) => namedError(formatted, unwrapResolverError(error), app),
  });
  await apollo.start();
  void fastifyApollo;
  app.post(
    '/graphql',
    {
      schema: { hide: true },
      // Here and not in Apollo, so that a database that is away is answered as everywhere: 503, try again later.
      preHandler: async (request) => {
        request.context = await createContext(parts, request.headers.authorization, request.ip);
      },
    },
    fastifyApolloHandler(apollo, { context: async (request) => request.context }),
  );
  app.get(
    '/graphql',
    { websocket: true },
    makeHandler<{ authorization?: unknown }>(
      {
        schema,
        context: ({ connectionParams, extra }) =>
          createContext(parts, textIn(connectionParams?.authorization), extra.request.ip),
        // One way in for everything else, with its limits.
        execute: () => ({ errors: [new GraphQLError('Only subscriptions travel over the socket.', SAID_ELSEWHERE)] }),
        onNext: (_context, _id, _payload, _args, { errors, ...result }) =>
          errors && { ...result, errors: errors.map((error) => spoken(error, app)) },
        onError: (_context, _id, _payload, errors) => errors.map((error) => spoken(error, app)),
      },
      SILENT_MS,
    ),
  );
}

function textIn(given: unknown): string | undefined {
  return typeof given === 'string' ? given : undefined;
}

const noLandingPage: ApolloServerPlugin = {
  async serverWillStart() {
    return {
      async renderLandingPage() {
        return { html: '' };
      },
    };
  },
};

/** An error as it leaves over the socket, where nobody has named GraphQL's own complaints yet. */
function spoken(error: GraphQLError, app: FastifyInstance): GraphQLFormattedError {
  const formatted = error.toJSON();
  if (error.originalError) return namedError(formatted, error.originalError, app);
  return { ...formatted, extensions: { code: 'GRAPHQL_VALIDATION_FAILED', ...formatted.extensions } };
}

/** Faults keep their word and sentence; GraphQL's own complaints keep theirs; everything else stays unnamed. */
function namedError(formatted: GraphQLFormattedError, error: unknown, app: FastifyInstance): GraphQLFormattedError {
  const code = formatted.extensions?.['code'];
  if (typeof code === 'string' && code !== 'INTERNAL_SERVER_ERROR') return formatted;
  const fault = asFault(error);
  if (fault.code === 'INTERNAL') app.log.error({ err: error }, 'unexpected');
  return { ...formatted, message: fault.message, extensions: { code: fault.code, ...fault.details } };
}
