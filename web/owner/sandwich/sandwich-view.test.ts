import { expect, test } from 'vitest';
import { newSandwich } from '../../../ui/counter/sandwich-form/sandwich-values';
import { toSandwichInput } from './sandwich-view';

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
