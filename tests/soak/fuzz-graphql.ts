import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { type Chance, hostile, type Known } from './fuzz-values';

const DEEPEST = 5;

/** One document with its variables, from the schema: within its types, and now and then beyond them. */
export function fuzzedDocument(
  schema: GraphQLSchema,
  chance: Chance,
  known: Known,
): { query: string; variables: object } {
  const type = chance.happens(0.55) ? schema.getMutationType() : schema.getQueryType();
  const fields = Object.values(type?.getFields() ?? {});
  const variables: Record<string, unknown> = {};
  const declared: string[] = [];
  const calls = Array.from({ length: chance.pick([1, 1, 1, 1, 2, 3, 12]) }, (_, at) => {
    const field = chance.pick(fields);
    const given = field.args.flatMap(({ name, type: wanted }) => {
      if (!isNonNullType(wanted) && chance.happens(0.3)) return [];
      const variable = `${name}${at}`;
      declared.push(`$${variable}: ${String(wanted)}`);
      variables[variable] = inputFor(wanted, chance, known, name);
      return [`${name}: $${variable}`];
    });
    const alias = chance.happens(0.4) ? `a${at}: ` : '';
    return `${alias}${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''}${selectionOf(field, schema, chance)}`;
  });
  const header = `${type === schema.getMutationType() ? 'mutation' : 'query'} F${declared.length > 0 ? `(${declared.join(', ')})` : ''}`;
  const query = `${header} { ${calls.join(' ')} }`;
  return { query: chance.happens(0.03) ? damaged(query, chance) : query, variables };
}

function selectionOf(field: GraphQLField<unknown, unknown>, schema: GraphQLSchema, chance: Chance, depth = 0): string {
  return selection(field.type, schema, chance, depth);
}

function selection(output: GraphQLOutputType, schema: GraphQLSchema, chance: Chance, depth: number): string {
  const type = getNamedType(output);
  if (isLeafType(type)) return '';
  if (isAbstractType(type)) {
    const members = schema.getPossibleTypes(type).filter(() => chance.happens(0.7));
    return ` { __typename ${members.map((member) => `... on ${member.name}${selection(member, schema, chance, depth)}`).join(' ')} }`;
  }
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).filter(
    (field) => isLeafType(getNamedType(field.type)) || (depth < DEEPEST && chance.happens(0.35)),
  );
  // Fields of the same name in two members of a union may differ in type: each is asked for under a name of its own.
  const parts = fields.flatMap((field) => {
    if (field.args.some(({ type: wanted }) => isNonNullType(wanted))) return [];
    if (!isLeafType(getNamedType(field.type)) || chance.happens(0.3))
      return [`${field.name}${selection(field.type, schema, chance, depth + 1)}`];
    return [];
  });
  return ` { __typename ${parts.join(' ')} }`;
}

function inputFor(wanted: GraphQLInputType, chance: Chance, known: Known, name: string): unknown {
  if (chance.happens(0.04)) return hostile(chance);
  if (isNonNullType(wanted)) return inputFor(wanted.ofType, chance, known, name);
  if (isListType(wanted)) {
    const inner = wanted.ofType;
    return Array.from({ length: chance.pick([0, 1, 2, 3, 70]) }, () => inputFor(inner, chance, known, name));
  }
  if (isInputObjectType(wanted))
    return Object.fromEntries(
      Object.values(wanted.getFields()).flatMap((field) =>
        isNonNullType(field.type) || chance.happens(0.5)
          ? [[field.name, inputFor(field.type, chance, known, field.name)]]
          : [],
      ),
    );
  if (isEnumType(wanted)) return chance.pick(wanted.getValues()).name;
  return leaf(wanted.name, chance, known, name);
}

function leaf(type: string, chance: Chance, known: Known, name: string): unknown {
  const real = known[name];
  if (real && chance.happens(0.8)) return chance.pick(real);
  if (chance.happens(0.1)) return hostile(chance);
  switch (type) {
    case 'Int':
      return chance.pick([0, 1, 2, 15, 60, 650, 99_999, 100_000, -1, 2 ** 31 - 1, -(2 ** 31)]);
    case 'Float':
      return chance.pick([48.8556, 2.3601, 0, -1, 91, 181, 1e308]);
    case 'Boolean':
      return chance.happens(0.5);
    case 'DateTimeISO':
      return chance.pick(['2026-11-24T10:30:00.000Z', '2026-11-24T11:00:00+01:00', 'hier', '9999-12-31T23:59:59Z']);
    default:
      return chance.pick([
        'Croissant',
        'flan',
        'x'.repeat(121),
        'x'.repeat(501),
        'é',
        '🥐',
        '2026-11-24',
        'un flan et deux cafés',
      ]);
  }
}

function damaged(query: string, chance: Chance): string {
  const at = Math.floor(chance.next() * query.length);
  return (
    query.slice(0, at) +
    chance.pick(['{', '}', '"', '$', '\\', '...', '@skip(if: 1)', '#', '\u0000', '']) +
    query.slice(at + chance.pick([0, 1, 5]))
  );
}
