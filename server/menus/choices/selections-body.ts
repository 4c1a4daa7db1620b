import { z } from 'zod';
import { toEuros } from '../../money';
import { each, euros } from '../../rest-route';
import type { Choices } from './selections';
import { ItemKind } from '../item.entity';

export const selectionsAnswer = z.object({
  ...each(z.array(z.string()), 'sotSelections', 'meats', 'sauces'),
  sides: z.object({ fries: z.boolean(), drink: z.string().nullable() }),
  ...each(z.array(z.object({ name: z.string(), price: euros })), 'supplements', 'selectedToppings'),
  size: z.string().nullable(),
  selectedItemSauces: z.array(z.object({ name: z.string() })),
  specialInstructions: z.string(),
});

/** Uses the field names of both readings of the specification (specification 3.7). */
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
