import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Fault } from '../errors';
import { UNAVAILABLE } from './faults';

declare module 'fastify' {
  interface FastifyRequest {
    /** By the clock of `performance`. */
    answerBy: number;
  }
}

/** Of ten seconds, two are left to the way and to a busy machine. */
const ANSWERED_WITHIN_MS = 8_000;

/**
 * Whoever asks over REST or GraphQL is answered in time, whatever is slow behind the product: 503, try again later. What
 * was begun goes on to its own end. Pictures are exempt, which come by slow lines.
 */
export function answerInTime(app: FastifyInstance, withinMs = ANSWERED_WITHIN_MS): void {
  app.decorateRequest('answerBy', 0);
  app.addHook('onRequest', (request, _reply, done) => {
    request.answerBy = performance.now() + withinMs;
    done();
  });
  app.addHook('onRoute', (route) => {
    const isCall = route.url.startsWith('/api/') || (route.url === '/graphql' && route.method === 'POST');
    if (!isCall || route.bodyLimit !== undefined) return;
    const { handler } = route;
    route.handler = function (request, reply) {
      const answer: unknown = handler.call(this, request, reply);
      return answer instanceof Promise ? inTime(request, answer) : answer;
    };
  });
}

/** The work's result, or UNAVAILABLE once its request has waited long enough. */
export async function inTime<T>({ answerBy }: FastifyRequest, work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const left = answerBy - performance.now();
  const timer = setTimeout(() => reject(new Fault('UNAVAILABLE', UNAVAILABLE)), Math.max(left, 0));
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
