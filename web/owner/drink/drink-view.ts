import type { AddDrinkInput } from '../../../graphql/generated/schema';
import { drinkTitle, type DrinkValues } from '../../../ui/owner/drink-form/drink-values';

export function toDrinkInput(values: DrinkValues): AddDrinkInput {
  const { categoryId, imageUrl, priceCents, supplementPriceCents, soldOut, vatRate, preparationUnits } = values;
  return {
    categoryId,
    name: drinkTitle(values),
    pictureUrl: imageUrl,
    priceCents,
    supplementPriceCents,
    outOfStock: soldOut,
    allergens: values.allergens && [...values.allergens],
    dietary: [...values.dietary],
    vatRate,
    preparationUnits,
  };
}
