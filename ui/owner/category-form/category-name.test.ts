import { expect, it } from 'vitest';
import { categoryNameError } from './category-form';

it.each(['', '   ', '\t'])('« %s » is no name', (name) => {
  expect(categoryNameError(name, [])).toBe('Veuillez saisir un nom de catégorie valide.');
});

it.each(['Pâtisseries', ' pâtisseries ', 'PA\u0302TISSERIES'])('« %s » is there already', (name) => {
  expect(categoryNameError(name, ['Pains', 'Pâtisseries'])).toBe('Cette catégorie existe déjà pour ce restaurant.');
});

it('a new name is welcome', () => {
  expect(categoryNameError('Salé', ['Pains'])).toBeUndefined();
});
