import type { ChosenGroup, LineSelections } from '../../ui/food/selections/selections';

type Choices = readonly ChosenGroup[];

export function lineSelections(chosen: Choices, note: string, lang?: string | null): LineSelections {
  return { lang, chosen, note: note || undefined };
}

/** Selections without prices, which a kitchen does not need. */
export function kitchenSelections(choices: Choices, note: string): LineSelections {
  const priceless = choices.map((group) => ({
    ...group,
    options: group.options.map((option) => ({ ...option, priceCents: 0 })),
  }));
  return lineSelections(priceless, note);
}
