import { expect, test } from 'vitest';
import { centsIn, flagIn, requireValues, numberIn, objectsIn } from './own-menu.schemas';

test('REST menu prices are accepted as numbers or as typed text, with point or comma', () => {
  for (const typed of [4.5, '4.50', ' 4,5 ']) expect(centsIn(typed)).toBe(450);
  for (const empty of ['', null]) expect(centsIn(empty)).toBeUndefined();
});

test.each([
  ...['quatre', '4,50 €', '1e999', '1e3', '0x10', '0b1', 'Infinity', '9'.repeat(400)],
  ...['  ', '\t', '\u00a0', '-', '.', '1,2,3', '1 000'],
  ...[true, {}, [], [3], Number.NaN, Infinity],
])('REST menu fields reject « %s » as a number', (value) => {
  expect(() => numberIn(value)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
});

test('REST menu flags are accepted as booleans or as "true" and "false", and are undefined when empty', () => {
  expect([true, 'true', false, 'false'].map(flagIn)).toEqual([true, true, false, false]);
  expect([undefined, null, ''].map(flagIn)).toEqual([undefined, undefined, undefined]);
});

test.each(['oui', 'yes', 1, 0, {}, []])('REST menu flags reject %s', (value) => {
  expect(() => flagIn(value)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
});

test('a REST menu request is rejected when none of its fields is set, and false counts as set', () => {
  expect(() => requireValues(undefined, null)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
  expect(() => requireValues(undefined, false)).not.toThrow();
});

test('REST menu lists read a single object as a list of one and a value that is no object as {}', () => {
  expect(objectsIn({ name: 'Poulet' })).toEqual([{ name: 'Poulet' }]);
  expect(objectsIn([{ name: 'Poulet' }, 'Boeuf'])).toEqual([{ name: 'Poulet' }, {}]);
  expect(objectsIn(undefined)).toEqual([]);
});
