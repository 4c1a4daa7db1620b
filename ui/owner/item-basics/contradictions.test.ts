import { expect, test } from 'vitest';
import { contradictions } from './item-parts';

test('a vegan item with milk is reported as a contradiction', () => {
  expect(contradictions(['VEGAN'], ['GLUTEN', 'MILK', 'EGGS'])).toEqual(['Vegan, mais contient : Œufs, Lait.']);
});

test('each contradiction between marks and allergens is reported, in the order of the marks', () => {
  expect(contradictions(['GLUTEN_FREE', 'VEGETARIAN'], ['FISH', 'GLUTEN'])).toEqual([
    'Végétarien, mais contient : Poisson.',
    'Sans gluten, mais contient : Gluten.',
  ]);
});

test('a contradiction is reported only for declared allergens and for marks that exclude some', () => {
  expect(contradictions(['VEGAN', 'GLUTEN_FREE'], null)).toEqual([]);
  expect(contradictions(['HALAL', 'ORGANIC'], ['MILK'])).toEqual([]);
});
