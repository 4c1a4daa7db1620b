import { toEuros } from '../money';
import type { Choices } from './choices';
import { ItemKind } from './item.entity';

/** What was chosen of one article, in the names of both readings (specification 3.7). */
export function selectionsBody(kind: ItemKind, choices: Choices, note: string) {
  return {
    sotSelections: choices.sot,
    meats: choices.meats,
    sauces: choices.sauces,
    sides: { fries: choices.fries !== null, drink: choices.drink },
    supplements: priced(choices.supplements),
    size: choices.size,
    selectedToppings: priced(choices.toppings),
    selectedItemSauces: kind === ItemKind.PIZZA ? choices.sauces.map((name) => ({ name })) : [],
    specialInstructions: note,
  };
}

function priced(chosen: Choices['toppings']) {
  return chosen.map(({ name, priceCents }) => ({ name, price: toEuros(priceCents) }));
}
