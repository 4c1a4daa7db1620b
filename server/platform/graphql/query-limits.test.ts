import { buildSchema, parse } from 'graphql';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MOST, MOST_TOKENS, problemIn, sizeOf } from './query-limits';

const schema = buildSchema(readFileSync('graphql/schema.graphql', 'utf8'));
const files = globSync('graphql/operations/**/*.graphql');
const definitions = files.flatMap((file) => parse(readFileSync(file, 'utf8')).definitions);
// An operation may ask for the fragment of any file.
const shared = definitions.filter(({ kind }) => kind === 'FragmentDefinition');
const sizes = definitions.flatMap((one) =>
  one.kind === 'OperationDefinition'
    ? [{ name: one.name?.value, ...sizeOf({ kind: parse('{a}').kind, definitions: [one, ...shared] }, schema) }]
    : [],
);

test('every operation of the product stays below the query limits', () => {
  expect(sizes.length).toBeGreaterThan(40);
  const largest = Object.fromEntries(
    (['depth', 'aliases', 'calls', 'cost'] as const).map((key) => [key, Math.max(...sizes.map((size) => size[key]))]),
  );
  expect(largest['depth']).toBeLessThan(MOST.depth);
  expect(largest['aliases']).toBeLessThan(MOST.aliases);
  expect(largest['calls']).toBeLessThan(MOST.calls);
  expect(largest['cost']).toBeLessThan(MOST.cost);
});

test.each([
  ['deep', `{ shop(id: "1") ${'{ menu { items { composition { sauces { name } } } } }'} }`, { depth: 6, calls: 1 }],
  ['aliased', '{ a: now b: now }', { aliases: 2, calls: 2 }],
  [
    'hidden in fragments',
    'query { ...F } fragment F on Query { a: now ...G } fragment G on Query { b: now }',
    { aliases: 2 },
  ],
  ['spread again and again', 'query { ...F ...F } fragment F on Query { a: now }', { aliases: 2, calls: 2 }],
  ['inline', '{ ... on Query { ... { a: now } } }', { aliases: 1, depth: 1 }],
  ['of lists of lists', '{ shop(id: "1") { menu { items { name } } } }', { cost: 1 + 1 + 10 * (1 + 10 * (1 + 1)) - 1 }],
  ['of as many shops as there are near', '{ nearbyShops(place: {}) { distanceMetres } }', { cost: 50 * (1 + 1) }],
  [
    'of pages of reviews',
    '{ shop(id: "1") { reviews(first: 6) { reviews { stars } } } }',
    { cost: 1 + 1 + 50 * (1 + 1) },
  ],
])('the size of a query that is %s is measured', (_what, query, size) => {
  expect(sizeOf(parse(query), schema)).toMatchObject(size);
});

test('fragments that double at each level are measured without expanding them, and recursive fragments end', () => {
  const levels = 60;
  const doubling = Array.from(
    { length: levels },
    (_, at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`,
  );
  const query = `query { ...F0 } ${doubling.join(' ')} fragment F${levels} on Query { a: now }`;
  expect(sizeOf(parse(query), schema).aliases).toBeGreaterThan(1e6);
  expect(problemIn(query, schema)).toContain('too much');
  // One that is within itself comes to an end.
  expect(sizeOf(parse('query { ...F } fragment F on Query { now ...F }'), schema).calls).toBe(1);
});

test('a query that does not parse or has too many tokens is rejected', () => {
  expect(problemIn('{', schema)).toContain('Syntax Error');
  expect(problemIn(`{ ${'now '.repeat(MOST_TOKENS)} }`, schema)).toContain('tokens');
  expect(problemIn('{ now }', schema)).toBeNull();
});
