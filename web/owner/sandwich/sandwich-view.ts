import type { AddSandwichInput } from '../../../graphql/generated/owner/sandwich';
import type { SandwichValues } from '../../../ui/counter/sandwich-form/sandwich-values';

/** A sandwich as it is sent. */
export function toSandwichInput(values: SandwichValues): AddSandwichInput {
  const { categoryId, name, description, priceCents, meatLimit, sauceLimit, vatRate, preparationUnits } = values;
  return {
    categoryId,
    name,
    description,
    priceCents,
    pictureUrl: values.imageUrl,
    hasMeatSelection: values.meatsOffered,
    meatLimit,
    sauceLimit,
    sot: values.sotOffered,
    isMenu: values.menuOffered,
    useAllMeats: values.allMeats,
    allowedMeatIds: [...values.allowedMeatIds],
    allergens: values.allergens && [...values.allergens],
    dietary: [...values.dietary],
    vatRate,
    preparationUnits,
  };
}
