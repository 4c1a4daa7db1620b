import { expect, test } from 'vitest';
import { toChoices } from './ingredient-choices';

test('only ingredients of the requested type are offered, with sold-out ones marked', () => {
  const meat = {
    __typename: 'OwnIngredient',
    id: 'm-1',
    type: 'MEAT',
    name: 'Poulet',
    priceCents: 0,
    supplementPriceCents: 0,
    pictureUrl: null,
    outOfStock: true,
    allergens: null,
  } as const;
  expect(toChoices([meat, { ...meat, id: 's-1', type: 'SAUCE' }], 'MEAT')).toEqual([
    { id: 'm-1', name: 'Poulet', soldOut: true },
  ]);
});
