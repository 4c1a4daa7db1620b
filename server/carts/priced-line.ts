import { isDeepStrictEqual } from 'node:util';
import type { Declared } from '../../graphql/rules/allergens';
import type { Allergen } from '../menus/allergens';
import type { Choices } from '../menus/choices';
import type { ItemKind } from '../menus/item.entity';
import type { PricedSelections } from '../menus/line-pricing';
import type { OrderableItem } from '../menus/menu-rows';

/** One line at the server’s present price; a checkout and an order keep a copy. */
export interface PricedLine extends Declared<Allergen> {
  cartLineId: string;
  itemId: string;
  kind: ItemKind;
  name: string;
  description: string;
  category: string;
  picture: string | null;
  quantity: number;
  /** Cents for one, choices included. */
  unitCents: number;
  /** Thousandths. */
  vatRate: number;
  /** For one. */
  preparationUnits: number;
  choices: Choices;
  /** As English readers read it, where that is something else. */
  english?: Pick<PricedLine, 'name' | 'description' | 'choices'>;
  note: string;
}

/** `quantity` of an item at a price. */
export function pricedLine(
  item: OrderableItem,
  { unitCents, allergens, allergensDeclared, choices, choicesEn }: PricedSelections,
  quantity: number,
  note: string,
): Omit<PricedLine, 'cartLineId'> {
  const { id: itemId, kind, name, description, picture, vatRate, preparationUnits } = item;
  const english = { name: item.nameEn ?? name, description: item.descriptionEn ?? description, choices: choicesEn };
  return {
    itemId,
    kind,
    name,
    description,
    category: item.category.name,
    picture,
    quantity,
    unitCents,
    vatRate,
    allergens,
    allergensDeclared,
    preparationUnits,
    choices,
    ...(!isDeepStrictEqual(english, { name, description, choices }) && { english }),
    note,
  };
}
