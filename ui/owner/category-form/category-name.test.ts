import { expect, it } from 'vitest';
import { categoryNameError } from './category-form';

it.each(['', '   ', '\t'])('« %s » is rejected as a category name', (name) => {
  expect(categoryNameError(name, [])).toBe('Veuillez saisir un nom de catégorie valide.');
});

it.each(['Pâtisseries', ' pâtisseries ', 'PA\u0302TISSERIES'])(
  '« %s » is rejected as the name of an existing category',
  (name) => {
    expect(categoryNameError(name, ['Pains', 'Pâtisseries'])).toBe('Cette catégorie existe déjà pour ce restaurant.');
  },
);

it('a category name that is not in use is accepted', () => {
  expect(categoryNameError('Salé', ['Pains'])).toBeUndefined();
});
