import { allergens, type Allergen } from './allergens';
import { conditionsFirst, type Conditional } from './option-groups';

/** Most items that one change applies to. */
export const MOST_ITEMS_AT_ONCE = 1_000;

/** What is added to a list, and what is taken out of it; the rest stays. */
export interface ListChange<One> {
  add: readonly One[];
  remove: readonly One[];
}

/** With `none`, states that there is no allergen at all. */
export interface AllergenChange extends ListChange<Allergen> {
  none: boolean;
}

/**
 * Returns the declaration after a change. Without its last allergen it is not declared (null), because « none of the 14
 * » is a safety statement that must be made explicitly.
 */
export function changedAllergens(
  declared: readonly Allergen[] | null,
  { none, add, remove }: AllergenChange,
): Allergen[] | null {
  if (none) return [];
  const next = allergens.filter((one) => add.includes(one) || (declared?.includes(one) && !remove.includes(one)));
  return next.length > 0 || declared?.length === 0 ? next : null;
}

/** Returns the option groups that an item offers after a change; those that are new to it are asked for last. */
export function changedGroups(
  offered: readonly string[],
  { add, remove }: ListChange<string>,
  groups: readonly Conditional[],
): string[] {
  return conditionsFirst(
    [...new Set([...offered.filter((id) => !remove.includes(id)), ...add])].filter((id) =>
      groups.some((group) => group.id === id),
    ),
    groups,
  );
}
