import { MealDealsPageDocument, type MealDealsPageQuery } from '../../graphql/generated/owner/meal-deals';
import type { OwnMealDeal } from '../../ui/owner/meal-deals/meal-deal-values';
import { answer } from '../mocked-answers';
import { sampleLunchDeal, sampleMenu, sampleSnackDeal } from '../samples/own-meal-deals';

const toOwnMealDeal = ({ parts, served, ...deal }: OwnMealDeal): MealDealsPageQuery['ownMealDeals'][number] => ({
  __typename: 'OwnMealDeal',
  ...deal,
  revision: 1,
  served: served && { __typename: 'ServedHours', ...served },
  parts: parts.map(({ options, ...part }) => ({
    __typename: 'OwnMealDealPart',
    ...part,
    options: options.map((option) => ({ __typename: 'MealDealOption', ...option })),
  })),
});

export const sampleMealDeals: MealDealsPageQuery = {
  ownMealDeals: [sampleLunchDeal, sampleSnackDeal].map(toOwnMealDeal),
  ownMenu: {
    ...{ __typename: 'OwnMenu', id: 'levain' },
    categories: sampleMenu.map(({ items, ...category }) => ({
      __typename: 'OwnCategory',
      ...category,
      items: items.map((item) => ({ __typename: 'OwnItem', ...item })),
    })),
  },
};

export const ownMealDeals = answer(MealDealsPageDocument, sampleMealDeals);
