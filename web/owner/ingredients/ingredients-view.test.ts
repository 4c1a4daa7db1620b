import { expect, test } from 'vitest';
import { openedType, toSot } from './ingredients-page';

const one = {
  __typename: 'OwnIngredient',
  id: 'i-1',
  type: 'MEAT',
  name: 'Poulet',
  nameEn: null,
  priceCents: 150,
  supplementPriceCents: 0,
  pictureUrl: null,
  outOfStock: false,
  allergens: null,
} as const;

test.each([
  ['/meat', '', 'meats'],
  ['/drinks', '', 'drinks'],
  ['/sauces', '', 'sauces'],
  ['/restaurant/ingredients-page', '', 'meats'],
  ['/restaurant/ingredients-page', 'type=ismenu', 'ismenu'],
  ['/sauces', 'type=nonsense', 'sauces'],
])('address %s?%s opens the ingredients of type %s', (path, search, type) => {
  expect(openedType(path, new URLSearchParams(search))).toBe(type);
});

test('salad, tomato and onion are offered when they exist as ingredients', () => {
  expect(toSot([{ ...one, type: 'SOT', name: 'tomato', outOfStock: true }])).toEqual({
    salad: { available: false, outOfStock: false },
    tomato: { available: true, outOfStock: true },
    onion: { available: false, outOfStock: false },
  });
});
