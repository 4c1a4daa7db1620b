import { compositionOf } from '../menus/choices/composition';
import type { MenuIngredient } from '../menus/menu-rows';
import { ItemKind, type Item } from '../menus/item.entity';
import type { WantedSelections } from '../menus/choices/selections';
import { NO_SELECTIONS } from '../menus/choices/selections';
import { sotLabel } from '../../graphql/rules/sot';
import { inLocale } from '../locale';
import { type Phrase, phraseOf } from './phrase';

/** Option groups, in the order in which a word is looked up in them. */
const GROUPS = ['meats', 'sauces', 'sot', 'toppings', 'supplements', 'fries', 'drink'] as const;
export type OptionGroup = (typeof GROUPS)[number];

export interface SayableOption {
  /** Id in the form `group:ingredient id`. */
  id: string;
  group: OptionGroup;
  label: string;
  phrase: Phrase;
  soldOut: boolean;
  /** Whether the option is included unless it is removed with « sans » (salad, tomato and onion). */
  byDefault: boolean;
}

/** A menu entry that can be ordered by voice; a pizza has one entry per size. */
export interface Sayable {
  /** Item id; `item id/size` for a pizza. */
  id: string;
  itemId: string;
  size: string | null;
  label: string;
  phrase: Phrase;
  soldOut: boolean;
  options: readonly SayableOption[];
  /** Maximum number of options per group; a group without a value has no limit. */
  most: Readonly<Partial<Record<OptionGroup, number>>>;
}

/** Returns the menu's entries for voice orders. `items` must have their categories loaded and be in menu order. */
export function sayables(items: readonly Item[], ingredients: readonly MenuIngredient[]): Sayable[] {
  // Shared by all items that offer the same option, so that its name is parsed once.
  const known = new Map<string, SayableOption>();
  return items.flatMap((item) => {
    const options = optionsOf(item, ingredients, known);
    const { meatLimit, sauceLimit, soldOut } = item;
    const of = (size: string | null): Sayable => ({
      id: size === null ? item.id : `${item.id}/${size}`,
      itemId: item.id,
      size,
      label: size === null ? item.name : `${item.name} ${size}`,
      phrase: phraseOf(item.name, `${item.category.name} ${size ?? ''} ${KIND_WORDS[item.kind]}`),
      soldOut,
      options,
      most: { meats: meatLimit, sauces: sauceLimit, fries: 1, drink: 1 },
    });
    return item.kind === ItemKind.PIZZA ? item.sizes.map(({ name }) => of(name)) : [of(null)];
  });
}

const KIND_WORDS: Readonly<Record<ItemKind, string>> = {
  [ItemKind.SIMPLE]: '',
  [ItemKind.SANDWICH]: 'sandwich',
  [ItemKind.PIZZA]: 'pizza',
  [ItemKind.DRINK]: 'boisson',
};

function optionsOf(
  item: Item,
  ingredients: readonly MenuIngredient[],
  known: Map<string, SayableOption>,
): SayableOption[] {
  const offer = compositionOf(item, ingredients);
  const lists: Readonly<Record<OptionGroup, readonly MenuIngredient[]>> = { ...offer, drink: offer.drinks };
  return GROUPS.flatMap((group) =>
    lists[group].map(({ id: ingredientId, name, outOfStock }) => {
      const id = `${group}:${ingredientId}`;
      const isSot = group === 'sot';
      // Recognised in both languages, whatever the language of the page.
      const phrase = isSot
        ? phraseOf(
            inLocale('fr', () => sotLabel(name)),
            `${name} crudites`,
          )
        : phraseOf(name);
      const option = known.get(id) ?? {
        id,
        group,
        label: isSot ? sotLabel(name) : name,
        phrase,
        soldOut: outOfStock,
        byDefault: isSot && !outOfStock,
      };
      known.set(id, option);
      return option;
    }),
  );
}

/** Converts option ids to the selections that line-pricing.ts expects; ids of unknown groups are ignored. */
export function selectionsOf(size: string | null, optionIds: readonly string[]): WantedSelections {
  const of = (group: OptionGroup) =>
    optionIds.filter((id) => id.startsWith(`${group}:`)).map((id) => id.slice(group.length + 1));
  return {
    ...NO_SELECTIONS,
    meats: of('meats'),
    sauces: of('sauces'),
    sot: of('sot'),
    supplements: of('supplements'),
    toppings: of('toppings'),
    fries: of('fries')[0] ?? null,
    drink: of('drink')[0] ?? null,
    size,
  };
}
