import type { FastifyInstance } from 'fastify';
import type { Context } from './platform/context';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls and the services to call, as in a resolver. */
    context: Context;
  }
}

/** One module's REST paths: thin, over the services that GraphQL uses. A route answers a `Refusal` by returning it. */
export type RouteModule = (app: FastifyInstance) => void;

const MESSAGE = { type: 'string' } as const;

/** The error body, for openapi.json. */
export const failures = {
  '4xx': {
    type: 'object',
    properties: { error: MESSAGE, message: MESSAGE, msg: MESSAGE, code: MESSAGE },
    required: ['error', 'message', 'msg', 'code'],
  },
} as const;

/** Paths that need a token say so in openapi.json; who may call is decided by the services. */
export const BEARER = [{ bearer: [] }];
