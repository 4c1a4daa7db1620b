import { expect, test } from 'vitest';
import { basicsErrors, missingText, priceError, toggled, type ItemBasicsDraft } from './item-basics';

const complete: ItemBasicsDraft = {
  categoryId: 'c-1',
  name: 'Kebab',
  pictureUrl: '/uploads/kebab.webp',
  allergens: null,
  dietary: [],
  vatRate: 100,
  preparationUnits: 1,
};

test('category, name and picture are all that is needed', () => {
  expect(basicsErrors(complete)).toEqual({});
});

test('what is missing is said at its field; a blank is no name', () => {
  expect(basicsErrors({ ...complete, categoryId: '', name: '  ', pictureUrl: null })).toEqual({
    categoryId: 'Choisissez une catégorie.',
    name: 'Donnez un nom.',
    image: 'Ajoutez une photo.',
  });
});

test('a price may be zero, not absent and not negative', () => {
  expect(priceError(0)).toBeUndefined();
  expect(priceError(450)).toBeUndefined();
  expect(priceError(null)).toBe('Indiquez un prix, par exemple 4,50.');
  expect(priceError(-1)).toBe('Un prix ne peut pas être négatif.');
});

test('pressed once it is in, pressed twice it is out', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});

test('what is missing is named in the order of the form', () => {
  expect(missingText({ price: 'Indiquez un prix.', image: 'Ajoutez une photo.' })).toBe(
    'Il manque : la photo, le prix.',
  );
  expect(missingText({})).toBe('');
});
