import type { AddSandwichInput, ChangeSandwichInput } from '../../../graphql/generated/schema';
import type { OwnRecipeFactsFragment } from '../../../graphql/generated/owner/menu.fragments';
import type { SandwichValues } from '../../../ui/owner/sandwich-form/sandwich-values';
import { toItemBasics } from '../../items/item-basics';

export function toSandwichInput(values: SandwichValues): AddSandwichInput {
  const { categoryId, name, description, priceCents, meatLimit, sauceLimit, vatRate, preparationUnits } = values;
  return {
    categoryId,
    name,
    nameEn: values.nameEn,
    description,
    descriptionEn: values.descriptionEn,
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

export function toSandwichValues(item: OwnRecipeFactsFragment): Partial<SandwichValues> {
  const { description, priceCents, meatLimit, sauceLimit, hasMeatSelection, sot, isMenu, useAllMeats } = item;
  return {
    ...toItemBasics(item),
    description,
    ...(priceCents !== null && { priceCents }),
    meatsOffered: hasMeatSelection,
    meatLimit,
    sauceLimit,
    sotOffered: sot,
    menuOffered: isMenu,
    allMeats: useAllMeats,
    allowedMeatIds: item.allowedMeatIds,
  };
}

export function toSandwichChange(itemId: string, values: SandwichValues): ChangeSandwichInput {
  return { ...toSandwichInput(values), itemId, ...values.standing };
}
