import type { MealDealOfferFragment } from '../../graphql/generated/shared/meal-deals.fragments';

const part = (name: string, itemIds: readonly string[]) => ({
  __typename: 'MealDealPart' as const,
  name,
  nameLang: null,
  options: itemIds.map((itemId) => ({ __typename: 'MealDealOption' as const, itemId, surchargeCents: 0 })),
});

/** One sandwich and one pastry for 8,80 €, 1,00 € less than apart. */
export const lunch: MealDealOfferFragment = {
  __typename: 'MealDeal',
  id: 'midi',
  name: 'Formule Midi',
  nameLang: null,
  priceCents: 880,
  served: null,
  servedText: null,
  parts: [part('Sandwich', ['kebab']), part('Viennoiserie', ['croissant'])],
};

export const lunchUntilTwo: MealDealOfferFragment = {
  ...lunch,
  served: { __typename: 'ServedHours', days: [], from: null, until: '14:00' },
  servedText: 'jusqu’à 14:00',
};
