import * as t from './selections.texts';

/** Name given by the shop, with the extra price in integer cents when it is shown. */
type Chosen = string | { name: string; priceCents: number };

export const nameOf = (chosen: Chosen) => (typeof chosen === 'string' ? chosen : chosen.name);
export const extraOf = (chosen: Chosen) =>
  typeof chosen === 'string' || chosen.priceCents === 0 ? '' : t.extra(chosen.priceCents);

export interface LineSelections {
  size?: string;
  sot?: readonly string[];
  meats?: readonly string[];
  sauces?: readonly string[];
  menuSauces?: readonly string[];
  friesSauces?: readonly string[];
  toppings?: readonly Chosen[];
  supplements?: readonly Chosen[];
  drink?: string;
  /** Whether fries are included, or their name. */
  fries?: boolean | string;
  /** Set when fries and a drink are part of the item. */
  isMenu?: boolean;
  note?: string;
  /** Language of the names given by the shop. @default 'fr' */
  lang?: string | null;
  allergens?: string;
}

/** Line of an order, as the customer, the board and the papers show it. */
export interface OrderLine {
  id: string;
  name: string;
  /** Language of the name. @default 'fr' */
  nameLang?: string | null;
  quantity: number;
  /** Number of pieces refunded. @default 0 */
  refunded?: number;
  selections?: LineSelections;
}

export interface SelectionRow {
  label: string;
  values: readonly Chosen[];
  /** The values are in the interface language, or a customer's note in an unknown one, not in the shop's language. */
  ours?: true;
  /** Set when the values are understandable without the label. */
  plain?: boolean;
}

function rows(chosen: LineSelections): SelectionRow[] {
  return [
    { label: t.size(), values: chosen.size ? [chosen.size] : [], plain: true },
    { label: t.sot(), values: chosen.sot ?? [], ours: true, plain: true },
    { label: t.meats(), values: chosen.meats ?? [], plain: true },
    { label: t.toppings(), values: chosen.toppings ?? [], plain: true },
    { label: t.sauces(), values: chosen.sauces ?? [], plain: true },
    { label: t.menuSauces(), values: chosen.menuSauces ?? [] },
    { label: t.fries(), values: saidOf(chosen.fries), ours: true },
    { label: t.friesSauces(), values: chosen.friesSauces ?? [] },
    { label: t.drink(), values: chosen.drink ? [chosen.drink] : [], plain: true },
    { label: t.supplements(), values: chosen.supplements ?? [], plain: true },
    { label: t.note(), values: chosen.note ? [chosen.note] : [], ours: true },
    { label: t.allergens(), values: chosen.allergens ? [chosen.allergens] : [], ours: true },
  ];
}

function saidOf(fries: LineSelections['fries']): string[] {
  if (!fries) return [];
  return [fries === true || fries === 'Frites' ? t.yes() : t.yesNamely(fries)];
}

/** Returns the rows with a selection; for a menu also fries and drink when they were declined. */
export function chosenRows(chosen: LineSelections = {}): SelectionRow[] {
  return rowsWith(chosen.isMenu ? [t.fries(), t.drink()] : [], chosen);
}

/**
 * Returns all rows of an order line: the five standard rows even when empty, fries as yes or no (specification 3.7).
 * For a pizza, recognised by its size, only the sauces row is kept when empty.
 */
export function allRows(chosen: LineSelections = {}): SelectionRow[] {
  return rowsWith(chosen.size ? [t.sauces()] : [t.sot(), t.meats(), t.sauces(), t.fries(), t.drink()], chosen);
}

function rowsWith(usual: readonly string[], chosen: LineSelections): SelectionRow[] {
  return rows(chosen)
    .filter((row) => row.values.length > 0 || usual.includes(row.label))
    .map((row) => (row.label === t.fries() && !chosen.fries ? { ...row, values: [t.no()] } : row));
}
