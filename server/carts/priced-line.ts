import { isDeepStrictEqual } from 'node:util';
import type { Declared } from '../../graphql/rules/allergens';
import type { Allergen } from '../menus/allergens';
import type { ChosenGroup } from '../menus/options/selections';
import type { ItemKind } from '../menus/item.entity';
import type { PricedSelections } from '../menus/options/line-pricing';
import type { OrderableItem } from '../menus/menu-rows';

/** Cart line at the server's current price; a checkout and an order store a copy. */
export interface PricedLine extends Declared<Allergen> {
  cartLineId: string;
  itemId: string;
  kind: ItemKind;
  name: string;
  description: string;
  category: string;
  picture: string | null;
  quantity: number;
  /** Price of one piece in cents, choices included. */
  unitCents: number;
  /** What meal deals take off the line, in cents; absent: nothing. */
  reductionCents?: number;
  /** VAT rate in thousandths. */
  vatRate: number;
  /** Units of window capacity that one piece takes. */
  preparationUnits: number;
  choices: ChosenGroup[];
  /** English texts; absent when they equal the French ones. */
  english?: Pick<PricedLine, 'name' | 'description' | 'choices'>;
  note: string;
}

export function pricedLine(
  item: OrderableItem,
  { selections: _selections, choicesEn, optionUnits, ...priced }: PricedSelections,
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
    vatRate,
    preparationUnits: preparationUnits + optionUnits,
    ...priced,
    ...(!isDeepStrictEqual(english, { name, description, choices: priced.choices }) && { english }),
    note,
  };
}

/**
 * Common table expressions that remove paid quantities from a cart and leave what was added since. They take three
 * values: `paidLines`, customer and shop.
 */
export const REMOVE_PAID = `paid as (select * from json_to_recordset(?::json) as paid(id uuid, quantity int)),
  touched as (update cart set revision = revision + 1, declined_meal_deal_ids = '{}' where customer_id = ? and shop_id = ? returning id),
  gone as (delete from cart_line line using paid, touched
    where line.cart_id = touched.id and line.id = paid.id and line.quantity <= paid.quantity),
  fewer as (update cart_line line set quantity = line.quantity - paid.quantity from paid, touched
    where line.cart_id = touched.id and line.id = paid.id and line.quantity > paid.quantity)`;

export function paidLines(lines: readonly PricedLine[]): string {
  return JSON.stringify(lines.map(({ cartLineId, quantity }) => ({ id: cartLineId, quantity })));
}
