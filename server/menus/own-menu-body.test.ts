import { expect, test } from 'vitest';
import { centsIn, numberIn, objectsIn } from './own-menu-body';

test('prices come as numbers or as what was typed', () => {
  expect([centsIn(4.5), centsIn('4.50'), centsIn(' 4,5 '), centsIn(''), centsIn(null)]).toEqual([
    450,
    450,
    450,
    undefined,
    undefined,
  ]);
});

test.each(['quatre', '4,50 €', '1e999', true, {}, Number.NaN])('%s is no number', (value) => {
  expect(() => numberIn(value)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
});

test('one entry is a list of one; what is no entry is an empty one', () => {
  expect(objectsIn({ name: 'Poulet' })).toEqual([{ name: 'Poulet' }]);
  expect(objectsIn([{ name: 'Poulet' }, 'Boeuf'])).toEqual([{ name: 'Poulet' }, {}]);
  expect(objectsIn(undefined)).toEqual([]);
});
