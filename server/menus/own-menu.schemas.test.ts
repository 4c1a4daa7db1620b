import { expect, test } from 'vitest';
import { centsIn, flagIn, insistOn, numberIn, objectsIn } from './own-menu.schemas';

test('prices come as numbers or as what was typed', () => {
  expect([centsIn(4.5), centsIn('4.50'), centsIn(' 4,5 '), centsIn(''), centsIn(null)]).toEqual([
    450,
    450,
    450,
    undefined,
    undefined,
  ]);
});

test.each([
  ...[
    'quatre',
    '4,50 €',
    '1e999',
    '1e3',
    '0x10',
    '0b1',
    '  ',
    '\t',
    '\u00a0',
    '-',
    '.',
    '1,2,3',
    '1 000',
    'Infinity',
    '9'.repeat(400),
  ],
  ...[true, {}, [], [3], Number.NaN, Infinity],
])('« %s » is no number', (value) => {
  expect(() => numberIn(value)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
});

test('yes and no come as such or as their word; nothing sent says neither', () => {
  expect([true, 'true', false, 'false'].map(flagIn)).toEqual([true, true, false, false]);
  expect([undefined, null, ''].map(flagIn)).toEqual([undefined, undefined, undefined]);
});

test.each(['oui', 'yes', 1, 0, {}, []])('%s is neither yes nor no', (value) => {
  expect(() => flagIn(value)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
});

test('a body must say something of what its call is about, a no included', () => {
  expect(() => insistOn(undefined, null)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
  expect(() => insistOn(undefined, false)).not.toThrow();
});

test('one entry is a list of one; what is no entry is an empty one', () => {
  expect(objectsIn({ name: 'Poulet' })).toEqual([{ name: 'Poulet' }]);
  expect(objectsIn([{ name: 'Poulet' }, 'Boeuf'])).toEqual([{ name: 'Poulet' }, {}]);
  expect(objectsIn(undefined)).toEqual([]);
});
