import { describe, expect, test } from 'vitest';
import { allergensOf, allergensText } from './allergens';

describe('the allergens of what is made up', () => {
  test('are the item’s own and those of all its parts, once each', () => {
    expect(allergensOf([['GLUTEN'], ['MILK', 'GLUTEN'], [], ['EGGS']])).toEqual({
      allergens: ['GLUTEN', 'MILK', 'EGGS'],
      allergensDeclared: true,
    });
    expect(allergensOf([[], []])).toEqual({ allergens: [], allergensDeclared: true });
  });

  test.each([
    ['the item itself', [null, ['MILK']]],
    ['any of its parts', [['MILK'], [], undefined]],
  ])('are not all known where nothing was said of %s', (_, parts) => {
    expect(allergensOf(parts)).toEqual({ allergens: ['MILK'], allergensDeclared: false });
  });
});

test('what was not said stands beside what is known, and « none » is only said where all was', () => {
  expect(allergensText({ allergens: ['GLUTEN', 'EGGS'], allergensDeclared: true })).toBe('Gluten, Œufs');
  expect(allergensText({ allergens: [], allergensDeclared: true })).toBe('');
  expect(allergensText({ allergens: [], allergensDeclared: false })).toBe('non renseigné : demandez au comptoir');
  expect(allergensText({ allergens: ['GLUTEN'], allergensDeclared: false })).toBe(
    'Gluten ; le reste non renseigné : demandez au comptoir',
  );
});
