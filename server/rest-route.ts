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
    /** Who calls and the services to call, as in a resolver. */
    context: Context;
  }
}

/** The zod schemas of a route are the types of what it is sent and of what it answers. */
export interface ZodTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown;
  serializer: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown;
}

/** One module's REST paths: thin, over the services that GraphQL uses. A route answers a `Refusal` by returning it. */
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

/** The error bodies, which platform/rest.ts makes of refusals and faults. */
export const failures = { '4xx': failure as z.ZodType<z.output<typeof failure> | Refusal>, '5xx': failure };

/** The 409 of a refusal with fields beside its message. */
export const failureWith = <S extends z.ZodRawShape>(details: S) =>
  failure.extend(details) as unknown as z.ZodType<Refusal>;

/** Paths that need a token say so in openapi.json; who may call is decided by the services. */
export const BEARER = [{ bearer: [] }];
/** Paths of shops: bodies are validated for owners only. */
export const OWNER = [{ bearer: ['owner'] }];

/** Counts code points: a character outside the Basic Multilingual Plane is one. */
export const text = (most: number, least = 0) =>
  z
    .string()
    .refine((sent) => isWithin([...sent].length, least, most))
    .meta({ maxLength: most, ...(least && { minLength: least }) });

const isWithin = (length: number, least: number, most: number) => length >= least && length <= most;

export const each = <K extends string, S extends z.ZodType>(schema: S, ...names: K[]) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<K, S>;

/** Amounts of REST answers and bodies. */
export const euros = z.number().describe('Euros.');
/** The address of a picture, null where there is none. */
export const picture = z.string().nullable();
