import { sotLabel } from '../../graphql/rules/sot';
import { formatEuros } from '../../ui/base/price/format-euros';
import type { LineSelections } from '../../ui/food/selections/selections';

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
    toppings: choices.toppings.map(priced),
    supplements: choices.supplements.map(priced),
    fries: choices.fries ?? false,
    drink: choices.drink ?? undefined,
    note: note || undefined,
  };
}

function priced({ name, priceCents }: { name: string; priceCents: number }): string {
  return priceCents > 0 ? `${name} (+${formatEuros(priceCents)})` : name;
}

/** The same for whoever makes it, whatever it costs. */
export function kitchenSelections(choices: Choices, note: string): LineSelections {
  const free = ({ name }: { name: string }) => ({ name, priceCents: 0 });
  const { supplements, toppings } = choices;
  return lineSelections({ ...choices, supplements: supplements.map(free), toppings: toppings.map(free) }, note);
}
