import { isDeepStrictEqual } from 'node:util';
import { bestMealDeals } from '../../graphql/rules/meal-deals';
import { toReader } from '../locale';
import { newId } from '../identifiers';
import { isProblem, listedChoices, priceChoice, type PricedSelections } from '../menus/options/line-pricing';
import type { MealDeal, StoredMealDeal } from '../menus/meal-deal.entity';
import { appliedMealDeals } from '../menus/meal-deal.entity';
import type { MenuIngredient, OrderableItem } from '../menus/menu-rows';
import { InvalidSelection, SoldOut } from '../menus/menu.types';
import { isServed, servedText } from '../menus/days/served-hours';
import type { StartOfDay } from '../menus/days/order-rules';
import { MOST_OF_A_CART_CENTS, SERVICE_CHARGE_CENTS } from '../money';
import type { CartLineRow, CartRow } from './cart-rows';
import { type CartLineView, CartView, LineProblem } from './cart.types';
import { type PricedLine, pricedLine } from './priced-line';

export type HeldStock = ReadonlyMap<string, number>;

export interface LineNow {
  view: CartLineView;
  priced: PricedLine | null;
  /** Pieces available, as returned by `stockFor`. */
  stock: number | null;
}

/** Lines at their prices of now, and the meal deals that apply to them. */
export interface PricedCart {
  lines: readonly LineNow[];
  mealDeals: StoredMealDeal[];
}

/** Name of the choice that is sold out or no longer offered; null when there is none. */
export function missingChoiceOf(price: unknown): string | null {
  if (price instanceof SoldOut) return price.itemName;
  return price instanceof InvalidSelection ? price.missingChoice : null;
}

export function choiceRefusal({ item, missingChoice, missingGroup }: CartLineView): InvalidSelection {
  return new InvalidSelection(item.nameRead, missingChoice, missingGroup);
}

/**
 * Prices every line as of now. `held`: pieces by item id that this customer's own hold has already taken from the
 * stock. `ahead`: the cart is for a later day, whose stock is counted elsewhere. Pure.
 */
export function priceLines(
  lines: readonly CartLineRow[],
  ingredients: readonly MenuIngredient[],
  held: HeldStock,
  ahead = false,
): LineNow[] {
  return lines.map((line) => {
    const { item, quantity } = line;
    const price = priceChoice(item, ingredients, line.selections);
    const unpriced = isProblem(price);
    const unitCents = unpriced ? Math.min(line.seenUnitCents, MOST_OF_A_CART_CENTS) : price.unitCents;
    const listed = unpriced ? listedChoices(item, ingredients, line.selections) : price;
    const choices = toReader(listed.choices, listed.choicesEn);
    const { allergens, allergensDeclared } = listed;
    const stock = stockFor(item, held, ahead);
    const problem =
      stockProblem(item, stock, piecesOf(item.id, lines)) ?? (unpriced ? LineProblem.CHOICE_UNAVAILABLE : null);
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
      ...(!isDeepStrictEqual(choices, listed.choices) && { choicesLang: 'en' }),
      note: line.note,
      servedText: item.category.served && servedText(item.category.served),
      problem,
      missingChoice: missingChoiceOf(price),
      missingGroup: price instanceof InvalidSelection ? price.missingGroup : null,
      ...(unpriced && { unpriced: line.selections }),
    };
    if (problem !== null || unpriced) return { view, priced: null, stock };
    return { view, stock, priced: { cartLineId: line.id, ...pricedLine(item, price, quantity, line.note) } };
  });
}

export function piecesOf(itemId: string, lines: readonly CartLineRow[]): number {
  return lines.filter(({ item }) => item.id === itemId).reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * Returns the meal deals that apply to a window; while none is chosen (`start` is null), those that always apply, so
 * that no window can make the cart dearer.
 */
export function mealDealsAt(deals: readonly MealDeal[], zone: string, start: StartOfDay | null): MealDeal[] {
  return deals.filter(({ served }) => !served || (start !== null && isServed(served, zone, start)));
}

/** Returns the meal deals that save the most on lines that can be ordered, and the cents they take off each line. */
export function mealDealsOn(
  lines: readonly { item: Pick<OrderableItem, 'id' | 'priceCents'>; quantity: number }[],
  deals: readonly MealDeal[],
): { mealDeals: StoredMealDeal[]; reductions: number[] } {
  const wanted = lines.map(({ item, quantity }) => ({ itemId: item.id, priceCents: item.priceCents, quantity }));
  const { savings, reductions } = bestMealDeals(wanted, deals);
  const mealDeals = savings.flatMap(({ id, ...saving }) => {
    const deal = deals.find((one) => one.id === id);
    return deal ? [{ mealDealId: id, name: deal.name, nameEn: deal.nameEn, ...saving }] : [];
  });
  return { mealDeals, reductions };
}

/** Applies meal deals to the lines that can be ordered. Pure. */
export function withMealDeals(lines: readonly LineNow[], deals: readonly MealDeal[]): PricedCart {
  const orderable = lines.filter(({ priced }) => priced !== null);
  const { mealDeals, reductions } = mealDealsOn(
    orderable.map(({ view }) => view),
    deals,
  );
  const reductionOf = new Map(orderable.map((line, at) => [line, reductions[at] ?? 0]));
  const reduced = lines.map((line) => {
    const reductionCents = reductionOf.get(line) ?? 0;
    return line.priced && reductionCents > 0 ? { ...line, priced: { ...line.priced, reductionCents } } : line;
  });
  return { lines: reduced, mealDeals };
}

/** Returns the sum of the lines in cents, meal deals taken off, including lines that cannot be ordered. */
export function centsOf({ lines, mealDeals }: PricedCart): number {
  const saved = mealDeals.reduce((sum, { cents }) => sum + cents, 0);
  return lines.reduce((sum, { view }) => sum + view.lineCents, 0) - saved;
}

export function linesCentsOf(lines: readonly Pick<PricedLine, 'unitCents' | 'quantity' | 'reductionCents'>[]): number {
  return lines.reduce(
    (sum, { unitCents, quantity, reductionCents = 0 }) => sum + unitCents * quantity - reductionCents,
    0,
  );
}

/**
 * Returns the stock of an item for one customer, including the pieces of the customer's own hold; 0 when the item is
 * off the menu, null when its stock is not counted or, with `ahead`, counted elsewhere.
 */
export function stockFor(item: OrderableItem, held: HeldStock, ahead = false): number | null {
  if (isWithdrawn(item)) return 0;
  if (ahead) return null;
  // « Épuisé aujourd’hui » leaves pieces that are already held available to their customer.
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

/** Returns the units of window capacity an order takes: the sum over its lines, at least 1 (specification 4.4). */
export function preparationUnitsOf(lines: readonly Pick<PricedLine, 'preparationUnits' | 'quantity'>[]): number {
  return Math.max(
    1,
    lines.reduce((units, line) => units + line.preparationUnits * line.quantity, 0),
  );
}

/** The total is the sum of the lines less the meal deals plus, unless the cart is empty, the service charge. */
export function viewOf({ id, revision, elsewhere, shop, declinedMealDealIds }: CartRow, priced: PricedCart): CartView {
  const { lines, mealDeals } = priced;
  const linesCents = centsOf(priced);
  const feeCents = lines.length > 0 ? SERVICE_CHARGE_CENTS : 0;
  return Object.assign(new CartView(), {
    id: revision === null && lines.length === 0 ? shop.id : id,
    shop,
    lines: lines.map(({ view }) => view),
    itemCount: lines.reduce((sum, { view }) => sum + view.quantity, 0),
    elsewhereCount: elsewhere,
    mealDeals: appliedMealDeals(mealDeals),
    declinedMealDealIds,
    linesCents,
    feeCents,
    totalCents: linesCents + feeCents,
    units: preparationUnitsOf(
      lines.map(({ view: { item, quantity }, priced }) => ({
        preparationUnits: priced?.preparationUnits ?? item.preparationUnits,
        quantity,
      })),
    ),
  });
}

/** Returns the cart's line with the same item, choices and note (specification 4.1). */
export function lineLike(
  { lines }: CartRow,
  item: OrderableItem,
  { selections }: PricedSelections,
  note: string,
): CartLineRow | undefined {
  return lines.find(
    (line) => line.item.id === item.id && line.note === note && isDeepStrictEqual(line.selections, selections),
  );
}

/** Adds a line with quantity 0 to the cart and returns it; it takes the place of `replaced`, if given. */
export function newLine(
  { lines, readAt }: CartRow,
  item: OrderableItem,
  price: PricedSelections,
  note: string,
  replaced?: CartLineRow,
): CartLineRow {
  const line = {
    id: newId(readAt),
    item,
    quantity: 0,
    selections: price.selections,
    note,
    seenUnitCents: price.unitCents,
    position: replaced?.position ?? Math.max(-1, ...lines.map(({ position }) => position)) + 1,
  };
  lines.push(line);
  lines.sort((one, other) => one.position - other.position);
  return line;
}
