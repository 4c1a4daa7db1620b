import { expect, test } from 'vitest';
import { contradictions } from './dietary-picker';

test('a vegan item with milk contradicts itself', () => {
  expect(contradictions(['VEGAN'], ['GLUTEN', 'MILK', 'EGGS'])).toEqual(['Vegan, mais contient : Œufs, Lait.']);
});

test('each contradiction is said, in the order of the marks', () => {
  expect(contradictions(['GLUTEN_FREE', 'VEGETARIAN'], ['FISH', 'GLUTEN'])).toEqual([
    'Végétarien, mais contient : Poisson.',
    'Sans gluten, mais contient : Gluten.',
  ]);
});

test('what was not declared contradicts nothing', () => {
  expect(contradictions(['VEGAN', 'GLUTEN_FREE'], null)).toEqual([]);
  expect(contradictions(['HALAL', 'ORGANIC'], ['MILK'])).toEqual([]);
});
