import { subscribe } from 'node:diagnostics_channel';
import { context, propagation, ROOT_CONTEXT, SpanKind, type SpanOptions, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { Pool } from 'pg';
import { version } from '../../package.json';
import { codeOf } from '../errors';
import { isKnownOperation, persistedOperation } from './graphql/persisted-operations';

const ERROR = { code: 2 }; // SpanStatusCode.ERROR
const SQL = { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'postgresql' } };
/** Verb and first table of a query, before any value that MikroORM inlined. */
const SUMMARY = /^\s*(?=(\w+))(?:[^']*?\b(?:from|into|update)\s+"?([a-z_][\w.]*))?/i;
const tracer = trace.getTracer('memeprix');
const on = <T>(what: string, see: (it: T) => unknown) => subscribe(what, see as (it: unknown) => void);

/**
 * Exports traces over OTLP/HTTP; spans contain only names from our code, never a caller's path, values or messages.
 * Returns a function that sends the remaining spans and stops.
 */
export function startTraces(url: string, role?: string): () => Promise<void> {
  const service = { 'service.name': role ? `memeprix-${role}` : 'memeprix', 'service.version': version };
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: 3000 }); // shorter than the time a stop may take
  const resource = resourceFromAttributes(service);
  const provider = new BasicTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(exporter)] });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  on('fastify.initialization', (it: { fastify: FastifyInstance }) => it.fastify.addHook('onRequest', traceRequest));
  on('memeprix:pool', (pool: Pool) => followQueries(pool.on('connect', followQueries)));
  on('memeprix:payment', (calls: object) => followAll(calls, 'payment', { kind: SpanKind.CLIENT }));
  on('memeprix:job', (calls: object) => followAll(calls, 'job', { kind: SpanKind.CONSUMER }));
  on('memeprix:enqueued', (job: { payload: object }) => propagation.inject(context.active(), job.payload));
  on('memeprix:fault', (error) => fail(error));
  return () => provider.shutdown().catch(() => undefined);
}

const traceRequest: onRequestHookHandler = (request, reply, done) => {
  const { method, headers, routeOptions, id } = request;
  if (headers.upgrade) return done();
  const attributes = { 'http.request.method': method, 'http.route': routeOptions.url, 'memeprix.request_id': id };
  const caller = propagation.extract(ROOT_CONTEXT, { traceparent: headers['traceparent'] });
  const name = `${method} ${routeOptions.url ?? 'unknown'}`;
  tracer.startActiveSpan(name, { kind: SpanKind.SERVER, attributes }, caller, (span) => {
    context.bind(context.active(), request.raw); // the body arrives outside of this context
    reply.raw.once('close', () => {
      const { query = persistedOperation(request)?.text } = Object(request.body) as { query?: unknown };
      // Names of unknown operations are not recorded, because clients choose them.
      const operation = isKnownOperation(query) ? /\b(?:query|mutation) (\w+)/.exec(String(query))?.[1] : undefined;
      if (operation) span.updateName(`GraphQL ${operation}`).setAttribute('graphql.operation.name', operation);
      if (reply.statusCode >= 500) span.setStatus(ERROR);
      span.setAttribute('http.response.status_code', reply.statusCode).end();
    });
    done();
  });
};

const fail = (error: unknown, span = trace.getActiveSpan()) =>
  span?.setStatus(ERROR).setAttribute('error.type', codeOf(error) || 'unexpected');

/**
 * Wraps a method: each call for which `nameOf` returns a name gets a span until its promise settles, as a child of the
 * trace in which its first argument was enqueued.
 */
function follow(calls: object, call: string, options: SpanOptions, nameOf: (...words: never[]) => string | false) {
  const called: unknown = Reflect.get(calls, call);
  if (!(called instanceof Function)) return;
  Reflect.set(calls, call, (...words: never[]) => {
    const work = (): unknown => called.apply(calls, words);
    const name = nameOf(...words);
    if (!name) return work();
    return tracer.startActiveSpan(name, options, propagation.extract(context.active(), words[0]), (span) => {
      const answer = work();
      if (answer instanceof Promise) void answer.catch((error) => fail(error, span)).finally(() => span.end());
      return answer;
    });
  });
}

function followAll(calls: object, what: string, options: SpanOptions): void {
  for (const call of Object.keys(calls)) follow(calls, call, options, () => `${what} ${call}`);
}

function followQueries(asked: object): void {
  follow(asked, 'query', SQL, (query: string | { name?: string; text: string }, ...words: unknown[]) => {
    // A call with a callback comes from the pool, whose own query is traced already.
    if (!trace.getActiveSpan() || typeof words.at(-1) === 'function') return false;
    const { name, text } = typeof query === 'string' ? { text: query } : query;
    return name ?? SUMMARY.exec(text)?.slice(1).filter(Boolean).join(' ').toLowerCase() ?? 'sql';
  });
}
