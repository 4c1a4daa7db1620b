import {
  buildSchema as read,
  type DocumentNode,
  getNamedType,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  type GraphQLField,
  type GraphQLInputField,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  Kind,
  lexicographicSortSchema,
  NoUnusedFragmentsRule,
  parse,
  print,
  printSchema,
  specifiedRules,
  validate,
  visit,
} from 'graphql';
import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { MOST_TOKENS } from '../../server/platform/graphql/query-limits';
import { buildSchema } from '../../server/platform/graphql/schema';
import { Refusal } from '../../server/refusal';

const FILES = globSync('graphql/operations/**/*.graphql').sort();
const FRAGMENT_FILES = FILES.filter((file) => file.endsWith('.fragments.graphql'));
const text = (file: string) => readFileSync(file, 'utf8');

let printed: string;
let schema: GraphQLSchema;
beforeAll(async () => {
  printed = printSchema(lexicographicSortSchema(await buildSchema()));
  schema = read(printed);
});

/** The classes behind the types. */
interface Declared {
  TypeGraphQLMetadataStorage: { objectTypes: { name: string; target: { prototype: object } }[] };
}

const ownTypes = () =>
  Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type));

describe('GraphQL schema', () => {
  test('graphql/schema.graphql equals the schema that the server executes', () => {
    expect(printSchema(lexicographicSortSchema(read(text('graphql/schema.graphql'))))).toBe(printed);
  });

  test('no schema description merely repeats the name it describes', () => {
    const echoes: string[] = [];
    const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
    const listen = (name: string, description: string | null | undefined) => {
      const named = wordsOf(name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')).flatMap((word) => [word, `${word}s`]);
      if (
        description &&
        !/\d/.test(description) &&
        wordsOf(description).every((word) => [...named, 'the', 'its'].includes(word))
      )
        echoes.push(`${name}: ${description}`);
    };
    for (const type of ownTypes()) {
      listen(type.name, type.description);
      if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
      for (const field of Object.values<GraphQLField<unknown, unknown> | GraphQLInputField>(type.getFields())) {
        listen(`${type.name}.${field.name}`, field.description);
        if ('args' in field)
          for (const { name, description } of field.args) listen(`${type.name}.${field.name}(${name})`, description);
      }
    }
    expect(echoes).toEqual([]);
  });

  test('every enum value of the schema is in upper case', () => {
    for (const type of ownTypes().filter(isEnumType)) {
      for (const { name } of type.getValues()) expect(name, type.name).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
    }
  });

  test('money fields of the schema are integers with names ending in Cents', () => {
    for (const type of ownTypes()) {
      if (!isObjectType(type) && !isInputObjectType(type)) continue;
      for (const { name, type: kind } of Object.values<{ name: string; type: GraphQLInputType | GraphQLOutputType }>(
        type.getFields(),
      )) {
        if (/cents$/i.test(name)) expect(String(getNamedType(kind)), `${type.name}.${name}`).toBe('Int');
        expect(name, `${type.name}.${name}`).not.toMatch(/(price|total|amount|fee)$/i);
      }
    }
  });

  test('every refusal type of the schema extends Refusal, which gives its HTTP status', () => {
    const refusals = ownTypes().filter(
      (type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Refusal'),
    );
    expect(refusals.length).toBeGreaterThan(10);
    const { objectTypes } = (globalThis as unknown as Declared).TypeGraphQLMetadataStorage;
    for (const { name } of refusals)
      expect(objectTypes.find((type) => type.name === name)?.target.prototype, name).toBeInstanceOf(Refusal);
  });

  test('the schema exposes no secret except a checkout’s client secret', () => {
    const names = ownTypes().flatMap((type) =>
      isObjectType(type) && type.name !== 'Mutation'
        ? Object.keys(type.getFields()).map((name) => `${type.name}.${name}`)
        : [],
    );
    const secret = /password|hash|version|paymentAccount|providerId|paymentIntent/i;
    // Named after what they do or say; none holds a password, and an order's version counts its changes.
    const harmless = ['Account.hasPassword', 'Order.version', 'WrongPassword.message'];
    expect(names.filter((name) => secret.test(name)).sort()).toEqual(harmless);
    expect(names.filter((name) => /secret/i.test(name))).toEqual(['Checkout.clientSecret']);
    expect(names.filter((name) => /email/i.test(name))).toEqual(['Account.email']);
  });
});

describe('GraphQL operations', () => {
  const fragments = () => FRAGMENT_FILES.map(text).join('\n');
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

  test.each(FILES)('%s is valid against the schema', (file) => {
    const document = parse(FRAGMENT_FILES.includes(file) ? fragments() : `${text(file)}\n${fragments()}`);
    expect(validate(schema, document, rules).map(({ message }) => message)).toEqual([]);
  });

  test('every GraphQL operation has a unique name', () => {
    const names = FILES.flatMap((file) =>
      parse(text(file)).definitions.map((definition) => ('name' in definition ? definition.name?.value : undefined)),
    );
    expect(names).not.toContain(undefined);
    expect(names).toEqual([...new Set(names)]);
  });

  test('every GraphQL fragment is used', () => {
    const spread = new Set<string>();
    for (const file of FILES) visit(parse(text(file)), { FragmentSpread: ({ name }) => void spread.add(name.value) });
    const defined = FRAGMENT_FILES.flatMap((file) =>
      parse(text(file)).definitions.map((one) => ('name' in one ? one.name?.value : '')),
    );
    expect(defined.filter((name) => !spread.has(name ?? ''))).toEqual([]);
  });

  test.each(FILES.filter((file) => !FRAGMENT_FILES.includes(file)))('%s is within the server’s token limit', (file) => {
    const shared = parse(fragments()).definitions;
    for (const operation of parse(text(file)).definitions) {
      const sent: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...shared] };
      expect(() => parse(print(sent), { maxTokens: MOST_TOKENS })).not.toThrow();
    }
  });
});
