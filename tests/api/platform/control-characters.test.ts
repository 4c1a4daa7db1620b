import {
  buildSchema,
  type GraphQLField,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  type GraphQLInputType,
} from 'graphql';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownFixtures } from '../../support/own-fixtures';
import { rest } from '../../support/rest';
import { aShop } from '../../support/fixtures';
import { anId } from '../../support/an-id';

const fixtures = await ownFixtures();
const shop = await aShop(fixtures);

/** What PostgreSQL cannot store. */
const NUL = 'a\u0000b';
/** What a ticket printer takes for orders (ESC @ resets it, GS V cuts), what a terminal does, and half a character. */
const STEERING = ['a\u001b@b', '\u001dV0', 'a\u0007', 'a\u009b31m', 'a\u007f', 'a\ud800'] as const;

const schema = buildSchema(readFileSync('graphql/schema.graphql', 'utf8'));
const FIELDS = (['getQueryType', 'getMutationType'] as const).flatMap((root) =>
  Object.values(schema[root]()?.getFields() ?? {}).map((field) => ({ root, field })),
);

/** Values of a type, each with one text in it that steers, everything else as plain as it can be. */
function spoilt(type: GraphQLInputType, steering: string): unknown[] {
  if (isNonNullType(type)) return spoilt(type.ofType, steering);
  if (isListType(type)) return spoilt(type.ofType, steering).map((value) => [value]);
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).flatMap((field) =>
      spoilt(field.type, steering).map((value) => ({ ...(plain(type) as object), [field.name]: value })),
    );
  }
  return isScalarType(type) && ['String', 'ID'].includes(type.name) ? [steering] : [];
}

function plain(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return plain(type.ofType);
  if (isListType(type)) return [];
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).flatMap((field) =>
        isNonNullType(field.type) ? [[field.name, plain(field.type)]] : [],
      ),
    );
  const { name } = getNamedType(type);
  if (name === 'Int' || name === 'Float') return 1;
  if (name === 'Boolean') return true;
  if (name === 'ID') return anId();
  if (name === 'DateTimeISO') return '2026-11-24T10:30:00.000Z';
  return name === 'String' ? 'Flan' : schema.getType(name) && 'getValues' in type ? type.getValues()[0]?.name : null;
}

/** Documents that each carry one such text, in every place of the schema where a text goes: NUL, then one of the others. */
const documents = FIELDS.flatMap(({ root, field }, at) =>
  field.args.flatMap((arg) =>
    [NUL, STEERING[at % STEERING.length] ?? '']
      .flatMap((steering) => spoilt(arg.type, steering))
      .map((value) => ({
        name: `${field.name}.${arg.name} ${JSON.stringify(value)}`,
        query: documentOf(root === 'getQueryType' ? 'query' : 'mutation', field),
        variables: Object.fromEntries(
          field.args.map((one) => [
            one.name,
            one === arg ? value : isNonNullType(one.type) ? plain(one.type) : undefined,
          ]),
        ),
      })),
  ),
);

function documentOf(kind: string, { name, args, type }: GraphQLField<unknown, unknown>): string {
  const declared = args.map((one) => `$${one.name}: ${String(one.type)}`).join(', ');
  const given = args.map((one) => `${one.name}: $${one.name}`).join(', ');
  return `${kind} (${declared}) { ${name}(${given})${isScalarType(getNamedType(type)) ? '' : ' { __typename }'} }`;
}

test('every text argument of GraphQL queries and mutations rejects control characters for printers and terminals', async () => {
  expect(documents.length).toBeGreaterThan(200);
  const passed: string[] = [];
  for (const { name, query, variables } of documents) {
    const { body } = await rest(fixtures, 'POST', '/graphql', { token: shop.token, body: { query, variables } });
    const { errors } = body as { errors?: { message: string; extensions: { code: string } }[] };
    const word = errors?.[0]?.extensions.code ?? 'no error';
    if (word !== 'BAD_USER_INPUT') passed.push(`${name}: ${word} ${errors?.[0]?.message ?? ''}`);
  }
  expect(passed).toEqual([]);
});

test('a control character escaped within a GraphQL document is rejected', async () => {
  const query = String.raw`mutation { addCategory(name: "a\u001b@b") { __typename } }`;
  const { body } = await rest(fixtures, 'POST', '/graphql', { token: shop.token, body: { query } });
  expect(JSON.stringify(body)).toContain('BAD_USER_INPUT');
});

test('REST paths reject control characters in a value, deep within a body and in a name', async () => {
  const { body } = await rest(fixtures, 'GET', '/api/openapi.json');
  const calls = Object.entries(body['paths'] as Record<string, Record<string, object>>).flatMap(([path, methods]) =>
    Object.keys(methods).flatMap((method) =>
      method === 'get' || /Image|addCategory|webhook/.test(path) ? [] : [{ method: method.toUpperCase(), path }],
    ),
  );
  expect(calls.length).toBeGreaterThan(20);
  const passed: string[] = [];
  for (const { method, path } of calls)
    for (const [at, steering] of [NUL, ...STEERING].entries()) {
      const body = [{ name: steering }, { items: [{ selections: { meats: [steering] } }] }, { [steering]: 1 }][at % 3];
      const { status } = await rest(fixtures, method, path.replace(/\{\w+\}/, anId()), { token: shop.token, body });
      if (status !== 400) passed.push(`${method} ${path} ${JSON.stringify(body)}: ${status}`);
    }
  expect(passed).toEqual([]);
});
