import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import { z } from 'zod';
import type { Context } from './platform/context';
import type { Refusal } from './refusal';

declare module 'fastify' {
  interface FastifyRequest {
    /** Caller and services of the request, as in a resolver. */
    context: Context;
  }
}

/** Derives the types of request and response from a route's zod schemas. */
export interface ZodTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown;
  serializer: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown;
}

/**
 * REST routes of one module, a thin layer over the services that GraphQL uses. A route returns a `Refusal` as its
 * response.
 */
export type RouteModule = (
  app: FastifyInstance<
    RawServerDefault,
    RawRequestDefaultExpression,
    RawReplyDefaultExpression,
    FastifyBaseLogger,
    ZodTypes
  >,
) => void;

const failure = z.object({ error: z.string(), message: z.string(), msg: z.string(), code: z.string() });

/** Schemas of error bodies, which platform/http/rest.ts creates from refusals and faults. */
export const failures = { '4xx': failure as z.ZodType<z.output<typeof failure> | Refusal>, '5xx': failure };

/** Options of a route: what it is for, what it takes and what it answers; any route may fail. */
export const route = <Takes extends object, Answers extends object>(
  summary: string,
  takes: Takes,
  answers: Answers,
) => ({ schema: { summary, ...takes, response: { ...failures, ...answers } } });

/** Schema of a 409 refusal with further fields. */
export const failureWith = <S extends z.ZodRawShape>(details: S) =>
  failure.extend(details) as unknown as z.ZodType<Refusal>;

/** Marks routes in openapi.json that need a token; the services authorise the caller. */
export const BEARER = [{ bearer: [] }];
/** Marks routes of shops, whose bodies are only validated for owners. */
export const OWNER = [{ bearer: ['owner'] }];

/**
 * Schema of a text whose length is counted in code points, so that a character outside the Basic Multilingual Plane
 * counts once.
 */
export const text = (most: number, least = 0) =>
  z
    .string()
    .refine((sent) => isWithin([...sent].length, least, most))
    .meta({ maxLength: most, ...(least && { minLength: least }) });

const isWithin = (length: number, least: number, most: number) => length >= least && length <= most;

export const each = <K extends string, S extends z.ZodType>(schema: S, ...names: K[]) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<K, S>;

export const euros = z.number().describe('Euros.');
export const picture = z.string().nullable();
