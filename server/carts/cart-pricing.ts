import { isDeepStrictEqual } from 'node:util';
import { allergensOf } from '../../graphql/rules/allergens';
import { toReader } from '../locale';
import { isProblem, priceChoice } from '../menus/line-pricing';
import type { MenuIngredient, OrderableItem } from '../menus/menu-rows';
import { InvalidSelection, SoldOut } from '../menus/menu.types';
import { servedText } from '../menus/served-hours';
import { MOST_OF_A_CART_CENTS } from '../money';
import type { CartLineRow } from './cart-rows';
import { type CartLineView, LineProblem } from './cart.types';
import { type PricedLine, pricedLine } from './priced-line';

/** Pieces by item id. */
export type HeldStock = ReadonlyMap<string, number>;

/** A cart line as shown and, when nothing is in its way, as it can be ordered. */
export interface LineNow {
  view: CartLineView;
  priced: PricedLine | null;
  /** As `stockFor`. */
  stock: number | null;
}

/** Name of the choice that is sold out or no longer offered. */
export function missingChoiceOf(price: unknown): string | null {
  if (price instanceof SoldOut) return price.itemName;
  return price instanceof InvalidSelection ? price.missingChoice : null;
}

export function choiceRefusal({ item, missingChoice }: CartLineView): InvalidSelection {
  return new InvalidSelection(item.nameRead, missingChoice);
}

/**
 * Every line at the price of this moment. `held` are the pieces, by item id, that
 * this customer's own hold has already taken from the stock; `ahead`: for a day to come, whose
 * pieces are counted elsewhere. Pure.
 */
export function priceLines(
  lines: readonly CartLineRow[],
  ingredients: readonly MenuIngredient[],
  held: HeldStock,
  ahead = false,
): LineNow[] {
  const wanted = new Map<string, number>();
  for (const { item, quantity } of lines) wanted.set(item.id, (wanted.get(item.id) ?? 0) + quantity);

  return lines.map((line) => {
    const { item, quantity } = line;
    const price = priceChoice(item, ingredients, line.selections);
    const unpriced = isProblem(price);
    const unitCents = unpriced ? Math.min(line.seenUnitCents, MOST_OF_A_CART_CENTS) : price.unitCents;
    const choices = unpriced
      ? { ...line.selections, supplements: [], toppings: [], meats: [], sauces: [], fries: null, drink: null }
      : toReader(price.choices, price.choicesEn);
    const { allergens, allergensDeclared } = unpriced ? allergensOf([item.allergens, null]) : price;
    const stock = stockFor(item, held, ahead);
    const problem =
      stockProblem(item, stock, wanted.get(item.id) ?? quantity) ?? (unpriced ? LineProblem.CHOICE_UNAVAILABLE : null);
    const view: CartLineView = {
      id: line.id,
      item,
      quantity,
      unitCents,
      lineCents: unitCents * quantity,
      previousUnitCents: unitCents === line.seenUnitCents ? null : line.seenUnitCents,
      allergens,
      allergensDeclared,
      choices,
      ...(!unpriced && !isDeepStrictEqual(choices, price.choices) && { choicesLang: 'en' }),
      note: line.note,
      servedText: item.category.served && servedText(item.category.served),
      problem,
      missingChoice: missingChoiceOf(price),
    };
    if (problem !== null || unpriced) return { view, priced: null, stock };
    return { view, stock, priced: { cartLineId: line.id, ...pricedLine(item, price, quantity, line.note) } };
  });
}

/** Sum of the lines in cents, those included that cannot be ordered as they are. */
export function centsOf(lines: readonly LineNow[]): number {
  return lines.reduce((sum, { view }) => sum + view.lineCents, 0);
}

export function linesCentsOf(lines: readonly Pick<PricedLine, 'unitCents' | 'quantity'>[]): number {
  return lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
}

/** The stock of an item for one customer, their own hold included; 0 once it left the menu, null when not counted (here). */
export function stockFor(item: OrderableItem, held: HeldStock, ahead = false): number | null {
  if (isWithdrawn(item)) return 0;
  if (ahead) return null;
  // « Épuisé aujourd’hui » does not touch what is already held.
  if (item.soldOutUntil !== null) return held.get(item.id) ?? 0;
  return item.stock === null ? null : item.stock + (held.get(item.id) ?? 0);
}

function stockProblem(item: OrderableItem, stock: number | null, wanted: number): LineProblem | null {
  if (isWithdrawn(item)) return LineProblem.WITHDRAWN;
  if (stock === null || stock >= wanted) return null;
  return stock === 0 ? LineProblem.SOLD_OUT : LineProblem.NOT_ENOUGH;
}

function isWithdrawn({ deletedAt, published }: OrderableItem): boolean {
  return deletedAt !== null || !published;
}

/** Preparation units an order takes of its window: the sum over its lines, at least 1 (specification 4.4). */
export function preparationUnitsOf(lines: readonly Pick<PricedLine, 'preparationUnits' | 'quantity'>[]): number {
  return Math.max(
    1,
    lines.reduce((units, line) => units + line.preparationUnits * line.quantity, 0),
  );
}
