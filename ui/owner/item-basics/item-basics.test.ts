import fc from 'fast-check';
import { expect, test } from 'vitest';
import { basicsErrors, missingText, movedTo, priceError, toggled, type ItemBasicsDraft } from './item-basics';

const complete: ItemBasicsDraft = {
  categoryId: 'c-1',
  name: 'Kebab',
  pictureUrl: '/uploads/kebab.webp',
  allergens: null,
  dietary: [],
  vatRate: 100,
  preparationUnits: 1,
};

test('an item’s basics are valid with category, name and picture', () => {
  expect(basicsErrors(complete)).toEqual({});
});

test('missing item basics are reported at their fields, and a blank name counts as missing', () => {
  expect(basicsErrors({ ...complete, categoryId: '', name: '  ', pictureUrl: null })).toEqual({
    categoryId: 'Choisissez une catégorie.',
    name: 'Donnez un nom.',
    pictureUrl: 'Ajoutez une photo.',
  });
});

test('an item’s price may be zero, but not missing or negative', () => {
  expect(priceError(0)).toBeUndefined();
  expect(priceError(450)).toBeUndefined();
  expect(priceError(null)).toBe('Indiquez un prix, par exemple 4,50.');
  expect(priceError(-1)).toBe('Un prix ne peut pas être négatif.');
});

test('toggling an option adds it, and toggling it again removes it', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});

test('missing item fields are named in the order of the form', () => {
  expect(missingText({ priceCents: 'Indiquez un prix.', pictureUrl: 'Ajoutez une photo.' })).toBe(
    'Il manque : la photo, le prix.',
  );
  expect(missingText({})).toBe('');
});

test('a moved member of a list takes its new index and the others keep their order', () => {
  const sizes = ['Junior', 'Senior', 'Mega'];
  expect(movedTo(sizes, (one) => one === 'Mega', 0)).toEqual(['Mega', 'Junior', 'Senior']);
  expect(movedTo(sizes, (one) => one === 'Junior', 2)).toEqual(['Senior', 'Mega', 'Junior']);
});

test('moving a member of a list neither loses nor duplicates any', () => {
  fc.assert(
    fc.property(fc.nat(6), fc.nat(6), fc.nat(6), (count, from, to) => {
      const list = Array.from({ length: count }, (_, place) => place);
      expect(movedTo(list, (one) => one === from, to).sort()).toEqual(list);
    }),
  );
});
