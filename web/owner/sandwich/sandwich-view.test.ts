import { expect, test } from 'vitest';
import { completeSandwich, newSandwich } from '../../../ui/owner/sandwich-form/sandwich-values';
import { sampleOwnSandwich } from '../../../.storybook/results/own-menu';
import { toSandwichValues } from './sandwich-page';

test('an unchanged sandwich is submitted with the values it was loaded with', () => {
  const { __typename, id, kind, stock, soldOut, sizes, ...kept } = sampleOwnSandwich;
  expect(completeSandwich({ ...newSandwich, ...toSandwichValues(sampleOwnSandwich) })).toEqual(kept);
});
