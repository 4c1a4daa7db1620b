import { expect, test } from 'vitest';
import { newSandwich } from '../../../ui/counter/sandwich-form/sandwich-values';
import { toChoices, toSandwichInput } from './sandwich-view';

test('what is sent says the form’s words in the schema’s', () => {
  const values = {
    ...newSandwich,
    categoryId: 'c-1',
    name: 'Kebab',
    priceCents: 750,
    imageUrl: '/k',
    meatsOffered: true,
    meatLimit: 2,
    allMeats: false,
    allowedMeatIds: ['m-1'],
  };
  expect(toSandwichInput(values)).toEqual({
    categoryId: 'c-1',
    name: 'Kebab',
    description: '',
    priceCents: 750,
    pictureUrl: '/k',
    hasMeatSelection: true,
    meatLimit: 2,
    sauceLimit: 0,
    sot: false,
    isMenu: false,
    useAllMeats: false,
    allowedMeatIds: ['m-1'],
    allergens: null,
    dietary: [],
    vatRate: 100,
    preparationUnits: 1,
  });
});

test('only the asked type is offered, what is out of stock marked', () => {
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
