import * as t from './meal-deals.texts';

/** A meal deal that an order got. */
export interface AppliedMealDeal {
  mealDealId: string;
  name: string;
  /** Language of the name, when it is not French. */
  nameLang?: string | null;
  /** How many sets of it. */
  quantity: number;
  /** What they save in all, in cents. */
  cents: number;
}

/** « Formule Midi »; « 2 × Formule Midi » when it applies twice. */
export function mealDealLabel({ name, quantity }: Pick<AppliedMealDeal, 'name' | 'quantity'>): string {
  return quantity > 1 ? t.several({ name, quantity }) : name;
}
