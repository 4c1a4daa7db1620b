import type { Allergen } from '../menus/allergens';
import type { Choices } from '../menus/choices';
import type { ItemKind } from '../menus/item.entity';

/** One line at the price the server gives it now; what a checkout freezes and an order keeps. */
export interface PricedLine {
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
  allergens: Allergen[];
  /** For one. */
  preparationUnits: number;
  choices: Choices;
  note: string;
}
