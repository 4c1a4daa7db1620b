import type { OptionGroupsPageQuery } from '../../../graphql/generated/owner/option-groups';
import type { OptionGroupInput } from '../../../graphql/generated/schema';
import type { OptionGroupValues } from '../../../ui/owner/option-groups/option-group-values';

export type OwnGroup = OptionGroupsPageQuery['ownOptionGroups'][number];

/** Whether a group is another than it was, or gone; what is sold out is no part of the form. */
export function isChanged(before: OwnGroup | null, now: OwnGroup | null): boolean {
  const edited = (group: OwnGroup | null) =>
    group && {
      ...group,
      itemIds: [...group.itemIds].sort(),
      options: group.options.map((option) => ({ ...option, outOfStock: false })),
    };
  return JSON.stringify(edited(before)) !== JSON.stringify(edited(now));
}

/** Returns the input for saving a group. What is no longer there is created again or left out. */
export function toGroupInput(
  { options, itemIds, ...values }: OptionGroupValues,
  now: OwnGroup | null,
  items: ReadonlyMap<string, string>,
): OptionGroupInput {
  const { name, nameEn, min, max, included, perOptionMax, shownWhen } = values;
  return {
    id: now?.id ?? null,
    ...{ name, nameEn, min, max, included, perOptionMax },
    shownWhen: shownWhen && { groupId: shownWhen.groupId, optionIds: shownWhen.optionIds },
    options: options.map((option) => {
      const isKnown = now?.options.some(({ id }) => id === option.id);
      const { name: optionName, nameEn: optionNameEn, priceCents, allergens, preparationUnits } = option;
      return {
        id: isKnown ? option.id : null,
        ...{ name: optionName, nameEn: optionNameEn, priceCents, allergens, preparationUnits },
      };
    }),
    itemIds: itemIds.filter((id) => items.has(id)),
  };
}

type Categories = OptionGroupsPageQuery['ownMenu']['categories'];

export function itemNamesOf(categories: Categories): Map<string, string> {
  return new Map(categories.flatMap(({ items }) => items.map(({ id, name }) => [id, name] as const)));
}
