import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Fault } from '../../errors';
import * as t from '../platform.texts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Deadline in milliseconds of `performance.now()`; Infinity for routes without a timeout. */
    answerBy: number;
  }
  interface FastifyContextConfig {
    /** Disables the timeout, for uploads over slow connections. */
    noTimeout?: boolean;
  }
  interface FastifyInstance {
    /** Calls that have begun and not ended, whether or not their requests were answered or aborted. */
    underWay: Set<Promise<unknown>>;
  }
}

/** Clients wait ten seconds; two of them are left for the network and a busy machine. */
const ANSWERED_WITHIN_MS = 8_000;
/** How long an answer waits for the audit record of its finished call. */
const MARKED_WITHIN_MS = 1_000;

/**
 * Answers every REST and GraphQL call within eight seconds with 503 when a backend is slow; the work that was begun
 * continues to its end. Time during which the caller is still sending does not count.
 */
export function answerInTime(app: FastifyInstance, withinMs = ANSWERED_WITHIN_MS): void {
  app.decorateRequest('answerBy', Infinity);
  app.decorate('underWay', new Set<Promise<unknown>>());
  app.addHook('onRequest', (request, _reply, done) => {
    if (!request.routeOptions.config.noTimeout) request.answerBy = performance.now() + withinMs;
    done();
  });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const began = performance.now();
    payload.once('end', () => (request.answerBy += performance.now() - began));
    done(null, payload);
  });
  app.addHook('onRoute', (route) => {
    const isCall = route.url.startsWith('/api/') || (route.url === '/graphql' && route.method === 'POST');
    if (!isCall) return;
    const { handler } = route;
    route.handler = function (request, reply) {
      const isAnswered = () => reply.raw.headersSent;
      return withinDeadline(request, async () => handler.call(this, request, reply), isAnswered);
    };
  });
}

/**
 * Returns the result of `work`, or throws UNAVAILABLE after the request’s deadline; past the deadline `work` is not
 * started.
 */
export async function withinDeadline<T>(
  request: FastifyRequest,
  work: () => Promise<T>,
  isAnswered: () => boolean = () => false,
): Promise<T> {
  const left = request.answerBy - performance.now();
  if (left <= 0) throw tooLate();
  const { underWay } = request.server;
  const working = work();
  underWay.add(working);
  const ended = () => underWay.delete(working);
  working.then(ended, ended);
  if (left === Infinity) return working;
  const { promise: late, reject } = Promise.withResolvers<never>();
  let isLate = false;
  const timer = setTimeout(() => {
    if (isAnswered()) return;
    isLate = true;
    reject(tooLate());
  }, left);
  working.catch((error: unknown) => {
    if (isLate) request.log.warn({ err: error }, 'failed after it was answered');
  });
  try {
    return await Promise.race([working, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for the audit record of a finished call, at most one second: a slow record must not change the answer. */
export async function marked(request: FastifyRequest, mark: Promise<void>): Promise<void> {
  mark.catch((error: unknown) => request.log.warn({ err: error }, 'the record of a change is behind'));
  await Promise.race([mark, pause(MARKED_WITHIN_MS, undefined, { ref: false })]).catch(() => undefined);
}

const tooLate = () => new Fault('UNAVAILABLE', t.unavailable());
