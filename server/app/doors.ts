import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { type Context, createContext, type Parts } from './context';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls and the services to call, as in a resolver. */
    context: Context;
  }
}

/** One module's REST paths: thin, over the services that GraphQL uses. */
export type Door = (app: FastifyInstance) => void;

const DOORS: Door[] = [];

/** Every REST path of contract §5. */
export function serveDoors(parts: Parts): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      request.context = await createContext(parts, request.headers.authorization, request.ip);
    });
    for (const door of DOORS) door(app);
  };
}
