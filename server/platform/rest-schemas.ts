import type { SwaggerTransform } from '@fastify/swagger';
import type { FastifySchema, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { z } from 'zod';
import { Fault } from '../errors';
import { frameworkFault } from './rest';

/** Parses requests by their zod schema; a schema may refuse with a message of its own, or throw a Fault. */
export const readByZod: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (sent: unknown) => {
    try {
      const { data, error } = schema.safeParse(sent, { error: () => frameworkFault(400).message });
      return error ? { error: new Fault('BAD_USER_INPUT', error.issues[0]?.message ?? '') } : { value: data };
    } catch (error) {
      return { error: error as Error };
    }
  };

/** Answers are not filtered by their schema: a field it forgot fails a test instead of being cut off in production. */
export const writeAsIs: FastifySerializerCompiler<unknown> = () => (answer) => JSON.stringify(answer);

/** Describes a route's zod schemas in openapi.json. */
export const describeZod: SwaggerTransform<FastifySchema> = ({
  schema,
  url,
}: {
  schema?: FastifySchema;
  url: string;
}) => {
  if (!schema || schema.hide) return { schema: schema as FastifySchema, url };
  const described = Object.entries(schema).map(([part, value]: [string, unknown]) => [
    part,
    value instanceof z.ZodType ? jsonOf(value, 'input') : part === 'response' ? answersOf(value as object) : value,
  ]);
  return { schema: Object.fromEntries(described) as FastifySchema, url };
};

function answersOf(value: object): object {
  if (value instanceof z.ZodType) return jsonOf(value, 'output');
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [
      key,
      typeof inner === 'object' && inner !== null ? answersOf(inner) : inner,
    ]),
  );
}

function jsonOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const json: { $schema?: string } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  delete json.$schema;
  return json;
}
