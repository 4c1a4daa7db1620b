import type { Allergen } from '../../../graphql/rules/allergens';

export interface Choice {
  id: string;
  name: string;
  soldOut?: boolean;
  hint?: string;
  /** What choosing it brings along. @default [] */
  allergens?: readonly Allergen[];
}

/** What an item contains with what was chosen for it; null as long as the shop has not said what is in the item itself. */
export function allergensWith(
  own: readonly Allergen[] | null,
  chosen: readonly (Pick<Choice, 'allergens'> | undefined)[],
): readonly Allergen[] | null {
  return own && [...new Set([...own, ...chosen.flatMap((choice) => choice?.allergens ?? [])])];
}

/** Chosen becomes not chosen and the other way round; null when that would be more than `limit` (specification 3.5). */
export function toggleWithin<Id>(chosen: readonly Id[], id: Id, limit = Infinity): readonly Id[] | null {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return chosen.length < limit ? [...chosen, id] : null;
}
