import { sotLabel } from '../../graphql/rules/sot';
import { type LineSelections, nameOf } from '../../ui/food/selections/selections';

export interface Choices {
  size: string | null;
  meats: readonly string[];
  sauces: readonly string[];
  sot: readonly string[];
  supplements: readonly { name: string; priceCents: number }[];
  toppings: readonly { name: string; priceCents: number }[];
  fries: string | null;
  drink: string | null;
}

export function lineSelections(choices: Choices, note: string, lang?: string | null): LineSelections {
  return {
    lang,
    size: choices.size ?? undefined,
    sot: choices.sot.map(sotLabel),
    meats: choices.meats,
    sauces: choices.sauces,
    toppings: choices.toppings,
    supplements: choices.supplements,
    fries: choices.fries ?? false,
    drink: choices.drink ?? undefined,
    note: note || undefined,
  };
}

/** Selections as the kitchen needs them, without prices. */
export function kitchenSelections(choices: Choices, note: string): LineSelections {
  const [supplements, toppings] = [choices.supplements.map(nameOf), choices.toppings.map(nameOf)];
  return { ...lineSelections(choices, note), supplements, toppings };
}
