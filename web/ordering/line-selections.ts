import type { ChoicesInWordsFragment } from '../../graphql/generated/shared/choices.fragments';
import { sotLabel } from '../../graphql/rules/sot';
import { type LineSelections, nameOf } from '../../ui/food/selections/selections';

type Priced = 'supplements' | 'toppings';
type Choices = Omit<ChoicesInWordsFragment, '__typename' | Priced> &
  Record<Priced, readonly { name: string; priceCents: number }[]>;

export function lineSelections(choices: Choices, note: string, lang?: string | null): LineSelections {
  const { meats, sauces, toppings, supplements } = choices;
  return {
    ...{ lang, meats, sauces, toppings, supplements },
    size: choices.size ?? undefined,
    sot: choices.sot.map(sotLabel),
    fries: choices.fries ?? false,
    drink: choices.drink ?? undefined,
    note: note || undefined,
  };
}

export function kitchenSelections(choices: Choices, note: string): LineSelections {
  const [supplements, toppings] = [choices.supplements.map(nameOf), choices.toppings.map(nameOf)];
  return { ...lineSelections(choices, note), supplements, toppings };
}
