import { buildASTSchema, buildSchema, concatAST, findBreakingChanges, parse, validate } from 'graphql';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PREVIOUS_INPUTS, PREVIOUS_OPERATIONS } from '../support/previous-client';

// Who has the product installed runs the release before until the next one is accepted, against today's server.

const today = buildSchema(readFileSync('graphql/schema.graphql', 'utf8'));

test.each(Object.entries(PREVIOUS_OPERATIONS))(
  'the operation « %s » of the previous release is valid against the current schema',
  (_name, document) => {
    expect(validate(today, document).map(({ message }) => message)).toEqual([]);
  },
);

test('the current schema has no breaking change in the inputs of the previous release', () => {
  const roots = parse('type Query { now: DateTimeISO! }');
  const before = buildASTSchema(concatAST([PREVIOUS_INPUTS, roots]), { assumeValidSDL: true });
  expect(findBreakingChanges(before, today).map(({ description }) => description)).toEqual([]);
});

test('the recording of the previous client has more than 120 operations', () => {
  expect(Object.keys(PREVIOUS_OPERATIONS).length).toBeGreaterThan(120);
});
