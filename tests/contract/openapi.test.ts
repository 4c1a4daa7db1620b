import fastify from 'fastify';
import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, expect, test } from 'vitest';
import type { Parts } from '../../server/platform/parts';
import { serveRest } from '../../server/platform/http/routes';

interface Schema {
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
}
type Content = { content?: Record<string, { schema?: Schema }> };
interface Operation {
  parameters?: { name: string; schema: Schema }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

let described: object;
let operations: [call: string, operation: Operation][];
beforeAll(async () => {
  const app = fastify();
  await serveRest(app, {} as Parts);
  await app.ready();
  described = JSON.parse(JSON.stringify(app.swagger())) as object;
  const { paths } = described as { paths: Record<string, Record<string, Operation>> };
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`,
      operation,
    ]),
  );
});

const schemasIn = ({ content = {} }: Content) => Object.values(content).map(({ schema }) => schema ?? {});

/** Where a schema says nothing of what there is. */
function silences(at: string, schema: Schema): string[] {
  const { type, properties, items, additionalProperties: others, anyOf = [], description } = schema;
  const isOpen = type === 'object' && !properties && typeof others !== 'object' && description === undefined;
  const isSilent = type === undefined && anyOf.length === 0 && schema.enum === undefined && schema.const === undefined;
  return [
    ...(isOpen || isSilent ? [at] : []),
    ...Object.entries(properties ?? {}).flatMap(([name, inner]) => silences(`${at}.${name}`, inner)),
    ...(items ? silences(`${at}[]`, items) : []),
    ...(typeof others === 'object' ? silences(`${at}.*`, others) : []),
    ...anyOf.flatMap((one) => silences(at, one)),
  ];
}

test('openapi.json describes every parameter, request body and response', () => {
  expect(operations.length).toBeGreaterThan(40);
  expect(
    operations.flatMap(([call, { parameters = [], requestBody = {}, responses }]) => [
      ...parameters.flatMap(({ name, schema }) => silences(`${call} ${name}`, schema)),
      ...schemasIn(requestBody).flatMap((schema) => silences(`${call} body`, schema)),
      ...Object.entries(responses).flatMap(([status, answer]) =>
        answer.content
          ? schemasIn(answer).flatMap((schema) => silences(`${call} ${status}`, schema))
          : status === '304' // has no body (RFC 9110, 15.4.5)
            ? []
            : [`${call} ${status}`],
      ),
    ]),
  ).toEqual([]);
});

/** The schemas a path of fields leads to (`items[].price`, `*` for any name), and whether the last is always there. */
function follow(
  schemas: Schema[],
  steps: readonly string[],
  isRequired = true,
): { schemas: Schema[]; isRequired: boolean } {
  const all = schemas.flatMap((schema) => [schema, ...(schema.anyOf ?? [])]);
  const [step, ...rest] = steps;
  if (step === undefined) return { schemas: all, isRequired };
  if (step === '[]')
    return follow(
      all.flatMap(({ items }) => items ?? []),
      rest,
    );
  if (step === '*')
    return follow(
      all.flatMap(({ additionalProperties: inner }) => (typeof inner === 'object' ? inner : [])),
      rest,
    );
  const holders = all.filter(({ properties }) => properties);
  return follow(
    holders.flatMap(({ properties }) => properties?.[step] ?? []),
    rest,
    holders.every(({ required = [] }) => required.includes(step)),
  );
}

const typesOf = (schemas: readonly Schema[]) =>
  new Set(
    schemas.flatMap(({ type = [], enum: values = [], const: only }) =>
      [type, ...[...values, ...(only === undefined ? [] : [only])].map((value) => typeof value)].flat(),
    ),
  );

// What every path answered at the first release, as its tests saw it: field by field, `?` where it was not always there.
const RECORDED = readFileSync('tests/contract/rest-answers.txt', 'utf8').trim().split('\n');

test.each(RECORDED)('the REST API still describes the response recorded at the first release: %s', (line) => {
  const [method, path, statuses = '', ...fields] = line.split(' ');
  const [, operation] = operations.find(([call]) => call === `${method} ${path}`) ?? [];
  for (const status of statuses.split(',')) {
    const answer = operation?.responses[status] ?? operation?.responses[`${status.charAt(0)}XX`];
    expect(answer, `${status} is described`).toBeDefined();
    for (const field of fields) {
      const [, name = '', optional, types] = /^(.*?)(\?)?(?::([a-z|]+))?$/.exec(field) ?? [];
      if (types === undefined) {
        expect(Object.keys(answer?.content ?? {})).toContain(field);
        continue;
      }
      const steps = name === '.' ? [] : name.split(/\.|(?=\[\])/);
      const { schemas, isRequired } = follow(schemasIn(answer ?? {}), steps);
      const described = typesOf(schemas);
      if (described.has('integer')) described.add('number');
      for (const type of types.split('|')) expect([...described], field).toContain(type);
      expect(isRequired || optional === '?', `${field} is always there`).toBe(true);
    }
  }
});

test('openapi.json is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate({ ...described });
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});
