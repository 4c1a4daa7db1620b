import type { AddSandwichInput, ChangeSandwichInput } from '../../../graphql/generated/schema';
import type { OwnRecipeFactsFragment } from '../../../graphql/generated/owner/menu.fragments';
import type { SandwichValues } from '../../../ui/owner/sandwich-form/sandwich-values';
import { toItemBasics } from '../../items/item-basics';

export function toSandwichInput({ standing: _onTheMenu, ...sandwich }: SandwichValues): AddSandwichInput {
  return sandwich;
}

export function toSandwichValues(item: OwnRecipeFactsFragment): Partial<SandwichValues> {
  const { description, priceCents, meatLimit, sauceLimit, hasMeatSelection, sot, isMenu, useAllMeats } = item;
  const rules = { hasMeatSelection, meatLimit, sauceLimit, sot, isMenu, useAllMeats };
  return {
    ...toItemBasics(item),
    ...rules,
    description,
    ...(priceCents !== null && { priceCents }),
    allowedMeatIds: item.allowedMeatIds,
  };
}

export function toSandwichChange(itemId: string, values: SandwichValues): ChangeSandwichInput {
  return { ...toSandwichInput(values), itemId, ...values.standing };
}
