import type { AddSandwichInput, SandwichFillingsQuery } from '../../../graphql/generated/owner/sandwich';
import type { SandwichValues } from '../../../ui/counter/sandwich-form/sandwich-values';
import type { Choice } from '../../../ui/food/customiser/choice';

type OwnIngredient = SandwichFillingsQuery['ownIngredients'][number];

/** The shop’s ingredients of one type, to choose from. */
export function toChoices(ingredients: readonly OwnIngredient[], type: OwnIngredient['type']): Choice[] {
  return ingredients
    .filter((one) => one.type === type)
    .map(({ id, name, outOfStock }) => ({ id, name, soldOut: outOfStock }));
}

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
