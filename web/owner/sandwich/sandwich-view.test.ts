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
  expect(toSandwichInput({ ...values, standing: { published: true, freshlyBaked: false } })).toEqual(values);
});

test('an unchanged sandwich is submitted with the values it was loaded with', () => {
  const values = completeSandwich({ ...newSandwich, ...toSandwichValues(sampleOwnSandwich) });
  const { __typename, id, kind, stock, soldOut, sizes, ...kept } = sampleOwnSandwich;
  expect(toSandwichChange(id, values)).toEqual({ ...kept, itemId: id });
});
