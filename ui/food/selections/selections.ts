import * as t from './selections.texts';

/** What the shop named; with what it adds to the price, where that is told. */
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
  /** Whether any, or their name. */
  fries?: boolean | string;
  /** Fries and a drink belong to it. */
  isMenu?: boolean;
  note?: string;
  /** Of what the shop named. @default 'fr' */
  lang?: string | null;
  allergens?: string;
}

export interface SelectionRow {
  label: string;
  values: readonly Chosen[];
  /** Not in the shop’s language: in the reader’s, or who knows in which its customer wrote. */
  ours?: true;
  /** The values alone say what they are. */
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

/** What was chosen; of a menu also that it goes without fries or a drink. */
export function chosenRows(chosen: LineSelections = {}): SelectionRow[] {
  return rowsWith(chosen.isMenu ? [t.fries(), t.drink()] : [], chosen);
}

/**
 * Everything an order says about a line: the five usual rows also when empty, fries yes or no (specification 3.7). Of a
 * pizza, which has a size, only its sauces: it is not offered the others.
 */
export function allRows(chosen: LineSelections = {}): SelectionRow[] {
  return rowsWith(chosen.size ? [t.sauces()] : [t.sot(), t.meats(), t.sauces(), t.fries(), t.drink()], chosen);
}

function rowsWith(usual: readonly string[], chosen: LineSelections): SelectionRow[] {
  return rows(chosen)
    .filter((row) => row.values.length > 0 || usual.includes(row.label))
    .map((row) => (row.label === t.fries() && !chosen.fries ? { ...row, values: [t.no()] } : row));
}
