import { buildSchema, isObjectType } from 'graphql';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REFUSALS, refusalMessage } from './refusals';

test('the client knows exactly the refusal types of the schema', () => {
  const schema = buildSchema(readFileSync('graphql/schema.graphql', 'utf8'));
  const refusals = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Refusal'))
    .map(({ name }) => name);
  expect([...REFUSALS].sort()).toEqual(refusals.sort());
});

test('the refusal TooManyTries says how long to wait', () => {
  const refusal = { __typename: 'TooManyTries', message: 'Patientez.' } as const;
  expect(refusalMessage({ ...refusal, retryAfterSeconds: 41 })).toBe('Trop de tentatives. Réessayez dans 41 s.');
  expect(refusalMessage({ ...refusal, retryAfterSeconds: 61 })).toBe('Trop de tentatives. Réessayez dans 2 min.');
  expect(refusalMessage(refusal)).toBe('Patientez.');
});

test('other refusals show the server’s message', () => {
  expect(refusalMessage({ __typename: 'SoldOut', message: 'Croissant : épuisé.' })).toBe('Croissant : épuisé.');
});
