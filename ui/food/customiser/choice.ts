/** One thing a shop offers to choose. */
export interface Choice {
  id: string;
  name: string;
  /** @default false */
  soldOut?: boolean;
  /** One more word about it: « De retour demain », « Piquante ». */
  hint?: string;
}

/** Chosen becomes not chosen and the other way round; null when that would be more than `limit` (spec customer §5). */
export function toggleWithin<Id>(chosen: readonly Id[], id: Id, limit = Infinity): readonly Id[] | null {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return chosen.length < limit ? [...chosen, id] : null;
}
