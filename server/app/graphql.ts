import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import fastifyApollo, { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { makeHandler } from 'graphql-ws/use/@fastify/websocket';
import { type Context, createContext, type Parts } from './context';
import { asFault } from './faults';

/** Longest document the server reads, in GraphQL tokens. */
export const MOST_TOKENS = 1500;
const SILENT_SECONDS = 12_000;

/** Serves the schema at /graphql: queries and mutations over HTTP, subscriptions over a WebSocket. */
export async function serveGraphql(app: FastifyInstance, schema: GraphQLSchema, parts: Parts): Promise<void> {
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: false,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: MOST_TOKENS },
    plugins: [fastifyApolloDrainPlugin(app), noLandingPage],
    formatError: (formatted, error) => namedError(formatted, unwrapResolverError(error), app),
  });
  await apollo.start();
  void fastifyApollo;
  app.post(
    '/graphql',
    fastifyApolloHandler(apollo, {
      context: (request) => createContext(parts, request.headers.authorization, request.ip),
    }),
  );
  app.get(
    '/graphql',
    { websocket: true },
    makeHandler<{ authorization?: string }>(
      {
        schema,
        context: ({ connectionParams, extra }) =>
          createContext(parts, connectionParams?.authorization, extra.request.ip),
        onError: (_context, _id, _payload, errors) =>
          errors.map((error) => namedError(error.toJSON(), error.originalError ?? error, app)),
      },
      SILENT_SECONDS,
    ),
  );
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

/** Faults keep their word and sentence; GraphQL's own complaints keep theirs; everything else stays unnamed. */
function namedError(formatted: GraphQLFormattedError, error: unknown, app: FastifyInstance): GraphQLFormattedError {
  const code = formatted.extensions?.['code'];
  if (typeof code === 'string' && code !== 'INTERNAL_SERVER_ERROR') return formatted;
  const fault = asFault(error);
  if (fault.code === 'INTERNAL') app.log.error({ err: error }, 'unexpected');
  return { ...formatted, message: fault.message, extensions: { code: fault.code, ...fault.details } };
}
