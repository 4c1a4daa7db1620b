import type { Selection } from '../../graphql/rules/option-groups';
import { type OfferedGroup, optionGroupsOf } from '../menus/options/option-groups';
import type { MenuIngredient } from '../menus/menu-rows';
import { ItemKind, type Item } from '../menus/item.entity';
import { sotLabel } from '../../graphql/rules/sot';
import { inLocale } from '../locale';
import { type Phrase, phraseOf } from './phrase';

/** Kinds of option groups in which a word is looked up after those of all others. */
const LOOKED_UP_LAST: readonly string[] = ['TOPPINGS', 'SUPPLEMENTS', 'FRIES', 'DRINK'];

export interface SayableOption {
  id: string;
  groupId: string;
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
  groups: readonly OfferedGroup[];
}

/** Returns the menu's entries for voice orders. `items` must have their categories loaded and be in menu order. */
export function sayables(items: readonly Item[], ingredients: readonly MenuIngredient[]): Sayable[] {
  // Shared by all items that offer the same option, so that its name is parsed once.
  const known = new Map<string, SayableOption>();
  return items.flatMap((item) => {
    const groups = optionGroupsOf(item, ingredients);
    const options = optionsOf(groups, known);
    const { soldOut } = item;
    const of = (size: string | null): Sayable => ({
      id: size === null ? item.id : `${item.id}/${size}`,
      itemId: item.id,
      size,
      label: size === null ? item.name : `${item.name} ${size}`,
      phrase: phraseOf(item.name, `${item.category.name} ${size ?? ''} ${KIND_WORDS[item.kind]}`),
      soldOut,
      options,
      groups,
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

function optionsOf(groups: readonly OfferedGroup[], known: Map<string, SayableOption>): SayableOption[] {
  const place = ({ id }: OfferedGroup) => LOOKED_UP_LAST.indexOf(id);
  return groups
    .filter(({ id }) => id !== 'SIZE')
    .sort((one, other) => place(one) - place(other))
    .flatMap(({ id: groupId, options }) =>
      options.map(({ id: ingredientId, name, soldOut }) => {
        const id = optionId(groupId, ingredientId);
        const isSot = groupId === 'SOT';
        // Recognised in both languages, whatever the language of the page.
        const phrase = isSot
          ? phraseOf(
              inLocale('fr', () => sotLabel(name)),
              `${name} crudites`,
            )
          : phraseOf(name);
        const label = isSot ? sotLabel(name) : name;
        const option = known.get(id) ?? { id, groupId, label, phrase, soldOut, byDefault: isSot && !soldOut };
        known.set(id, option);
        return option;
      }),
    );
}

/** Returns the id by which the counter's lines name an option, unique within an item. */
export function optionId(groupId: string, ingredientId: string): string {
  return `${groupId}:${ingredientId}`;
}

/** Converts a size and option ids to selections, whose groups and options are checked where they are priced. */
export function selectionsOf(size: string | null, optionIds: readonly string[]): Selection[] {
  const ids = [...(size === null ? [] : [optionId('SIZE', size)]), ...optionIds];
  return ids.map((id) => {
    const [groupId = '', ...name] = id.split(':');
    return { groupId, optionId: name.join(':'), quantity: 1 };
  });
}
