import { expect, test } from 'vitest';
import { openedType, toChange, toLists, toSot } from './ingredients-view';

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

test('ingredients are grouped into lists by type, leaving out toppings', () => {
  const lists = toLists([one, { ...one, id: 'i-2', type: 'MENU_DRINK' }, { ...one, id: 'i-3', type: 'TOPPING' }]);
  expect(Object.entries(lists).flatMap(([kind, list]) => list.map(({ id }) => `${kind} ${id}`))).toEqual([
    'meats i-1',
    'menuDrinks i-2',
  ]);
});

test('salad, tomato and onion are offered when they exist as ingredients', () => {
  expect(toSot([{ ...one, type: 'SOT', name: 'tomato', outOfStock: true }])).toEqual({
    salad: { available: false, soldOut: false },
    tomato: { available: true, soldOut: true },
    onion: { available: false, soldOut: false },
  });
});

test('a menu is sent as groups of fries and drinks, leaving out an empty group', () => {
  const entry = {
    name: 'Cola',
    priceCents: 0,
    supplementPriceCents: 50,
    pictureUrl: '/c',
    soldOut: false,
    allergens: [],
  };
  expect(toChange({ type: 'ismenu', friesOffered: false, fries: [], drinksOffered: true, drinks: [entry] })).toEqual({
    groups: [
      {
        type: 'MENU_DRINK',
        entries: [
          { name: 'Cola', priceCents: 0, supplementPriceCents: 50, pictureUrl: '/c', outOfStock: false, allergens: [] },
        ],
      },
    ],
  });
});
