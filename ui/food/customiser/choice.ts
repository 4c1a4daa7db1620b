import type { Allergen } from '../../../graphql/rules/allergens';

export interface Choice {
  id: string;
  name: string;
  soldOut?: boolean;
  hint?: string;
  /** Allergens this choice adds; null when the shop has not declared them. */
  allergens?: readonly Allergen[] | null;
}

/** Adds or removes the id; returns null when adding it would exceed `limit` (specification 3.5). */
export function toggleWithin<Id>(chosen: readonly Id[], id: Id, limit = Infinity): readonly Id[] | null {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return chosen.length < limit ? [...chosen, id] : null;
}
