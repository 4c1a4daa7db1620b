import { describe, expect, test } from 'vitest';
import { allergensOf, allergensText } from './allergens';

describe('allergens of a composed item', () => {
  test('a composed item has its own allergens and those of its parts, once each', () => {
    expect(allergensOf([['GLUTEN'], ['MILK', 'GLUTEN'], [], ['EGGS']])).toEqual({
      allergens: ['GLUTEN', 'MILK', 'EGGS'],
      allergensDeclared: true,
    });
    expect(allergensOf([[], []])).toEqual({ allergens: [], allergensDeclared: true });
  });

  test.each([
    ['the item itself', [null, ['MILK']]],
    ['any of its parts', [['MILK'], [], undefined]],
  ])('a composed item’s allergens are not fully declared when those of %s are unknown', (_, parts) => {
    expect(allergensOf(parts)).toEqual({ allergens: ['MILK'], allergensDeclared: false });
  });
});

test('allergens that were not declared are stated beside the known ones, and none only when all were declared', () => {
  expect(allergensText({ allergens: ['GLUTEN', 'EGGS'], allergensDeclared: true })).toBe('Gluten, Œufs');
  expect(allergensText({ allergens: [], allergensDeclared: true })).toBe('');
  expect(allergensText({ allergens: [], allergensDeclared: false })).toBe('non renseigné : demandez au comptoir');
  expect(allergensText({ allergens: ['GLUTEN'], allergensDeclared: false })).toBe(
    'Gluten ; le reste non renseigné : demandez au comptoir',
  );
});
