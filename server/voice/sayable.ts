import { compositionOf } from '../menus/composition';
import type { MenuIngredient } from '../menus/menu-rows';
import { ItemKind, type Item } from '../menus/item.entity';
import type { WantedSelections } from '../menus/selections';
import { NO_SELECTIONS } from '../menus/selections';
import { sotLabel } from '../../graphql/rules/sot';
import { inLocale } from '../locale';
import { type Phrase, phraseOf } from './phrase';

/** The groups of a selection, in the order in which a word is looked for in them. */
const GROUPS = ['meats', 'sauces', 'sot', 'toppings', 'supplements', 'fries', 'drink'] as const;
export type OptionGroup = (typeof GROUPS)[number];

export interface SayableOption {
  /** `group:ingredient id`. */
  id: string;
  group: OptionGroup;
  label: string;
  phrase: Phrase;
  soldOut: boolean;
  /** Salad, tomato and onion are in it until somebody says « sans ». */
  byDefault: boolean;
}

/** One thing somebody can order by saying it; a pizza in each of its sizes. */
export interface Sayable {
  /** Item id; of a pizza `item id/size`. */
  id: string;
  itemId: string;
  size: string | null;
  label: string;
  phrase: Phrase;
  soldOut: boolean;
  options: readonly SayableOption[];
  /** The most of a group; a group that is not named has no limit. */
  most: Readonly<Partial<Record<OptionGroup, number>>>;
}

/** What can be said of a menu. `items` have their categories loaded and are in the menu's order. */
export function sayables(items: readonly Item[], ingredients: readonly MenuIngredient[]): Sayable[] {
  // What several items offer is one option, read once.
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
      // Said in either language, whichever the page is read in.
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

/** Options by their ids, as the menu's own rules read them (line-pricing.ts); ids of no group are ignored. */
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
