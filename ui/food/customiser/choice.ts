import type { Allergen } from '../../../graphql/rules/allergens';

export interface Choice {
  id: string;
  name: string;
  soldOut?: boolean;
  hint?: string;
  /** What choosing it brings along; null: nobody has said. */
  allergens?: readonly Allergen[] | null;
}

/** Chosen becomes not chosen and the other way round; null when that would be more than `limit` (specification 3.5). */
export function toggleWithin<Id>(chosen: readonly Id[], id: Id, limit = Infinity): readonly Id[] | null {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return chosen.length < limit ? [...chosen, id] : null;
}
