import type { Ingredient } from '../menus/ingredient.entity';
import type { Item } from '../menus/item.entity';
import type { CounterLine } from '../orders/counter-order.service';
import type { HeardChoice } from './heard-line';
import { type SayableOption, selectionsOf } from './sayable';
import type { CounterLineInput } from './voice.inputs';
import type { CounterChoice } from './voice.results';

const NOTE = 'note:';

/** A choice as a page shows it, with what it costs now; the price is worked out once more when it is placed. */
export function counterChoice(
  { sayable, options, notes }: HeardChoice,
  item: Item,
  ingredients: readonly Ingredient[],
): CounterChoice {
  const priced = options.map((option) => ({
    id: option.id,
    label: option.label,
    priceCents: centsOf(option, ingredients),
  }));
  const base = item.sizes.find(({ name }) => name === sayable.size)?.priceCents ?? item.priceCents;
  return {
    id: sayable.id,
    name: sayable.label,
    category: item.category.name,
    unitCents: priced.reduce((sum, { priceCents }) => sum + priceCents, base),
    soldOut: sayable.soldOut || options.some(({ soldOut }) => soldOut),
    options: [...priced, ...notes.map((note) => ({ id: noteId(note), label: note, priceCents: 0 }))],
  };
}

/** What an option adds, as line-pricing.ts counts it: extras their price, parts of a menu their supplement. */
function centsOf({ id, group }: SayableOption, ingredients: readonly Ingredient[]): number {
  const ingredient = ingredients.find((one) => id === `${group}:${one.id}`);
  if (!ingredient) return 0;
  if (group === 'supplements' || group === 'toppings') return ingredient.priceCents;
  return group === 'fries' || group === 'drink' ? ingredient.supplementPriceCents : 0;
}

export function noteId(note: string): string {
  return NOTE + note;
}

/** A line sent by the page; its ids are checked where it is priced. */
export function lineFrom({ choiceId, quantity, optionIds }: CounterLineInput): CounterLine {
  const [itemId = '', ...size] = choiceId.split('/');
  const notes = optionIds.filter((id) => id.startsWith(NOTE)).map((id) => id.slice(NOTE.length));
  return {
    itemId,
    quantity,
    selections: selectionsOf(size.length > 0 ? size.join('/') : null, optionIds),
    note: notes.join(', '),
  };
}
