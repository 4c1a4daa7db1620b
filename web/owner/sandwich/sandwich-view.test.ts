import { expect, test } from 'vitest';
import { completeSandwich, newSandwich } from '../../../ui/owner/sandwich-form/sandwich-values';
import { sampleOwnSandwich } from '../../../.storybook/results/own-menu';
import { toSandwichChange, toSandwichInput, toSandwichValues } from './sandwich-page';

test('a new sandwich is submitted with all its form values', () => {
  const values = {
    ...newSandwich,
    categoryId: 'c-1',
    name: 'Kebab',
    descriptionEn: 'Grilled.',
    priceCents: 750,
    pictureUrl: '/k',
    hasMeatSelection: true,
    meatLimit: 2,
    useAllMeats: false,
    allowedMeatIds: ['m-1'],
  };
  expect(toSandwichInput(values)).toEqual({
    categoryId: 'c-1',
    name: 'Kebab',
    nameEn: null,
    description: '',
    descriptionEn: 'Grilled.',
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

test('an unchanged sandwich is submitted with the values it was loaded with', () => {
  const values = completeSandwich({ ...newSandwich, ...toSandwichValues(sampleOwnSandwich) });
  expect(values && toSandwichChange('i-4', values)).toEqual({
    itemId: 'i-4',
    categoryId: 'c-2',
    name: 'Jambon-beurre',
    nameEn: 'Ham and butter',
    description: '',
    descriptionEn: null,
    priceCents: 480,
    pictureUrl: sampleOwnSandwich.pictureUrl,
    hasMeatSelection: true,
    meatLimit: 2,
    sauceLimit: 1,
    sot: true,
    isMenu: false,
    useAllMeats: false,
    allowedMeatIds: ['m-1'],
    allergens: ['GLUTEN', 'MILK'],
    dietary: ['VEGETARIAN'],
    vatRate: 100,
    preparationUnits: 0,
    orderRules: null,
    published: true,
    freshlyBaked: false,
  });
});
