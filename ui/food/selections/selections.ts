export interface LineSelections {
  size?: string;
  sot?: readonly string[];
  meats?: readonly string[];
  sauces?: readonly string[];
  menuSauces?: readonly string[];
  friesSauces?: readonly string[];
  toppings?: readonly string[];
  supplements?: readonly string[];
  drink?: string;
  /** Whether any, or their name. */
  fries?: boolean | string;
  note?: string;
  allergens?: string;
}

export interface SelectionRow {
  label: string;
  values: readonly string[];
}

function rows(chosen: LineSelections): SelectionRow[] {
  return [
    { label: 'Taille', values: chosen.size ? [chosen.size] : [] },
    { label: 'Crudités', values: chosen.sot ?? [] },
    { label: 'Viandes', values: chosen.meats ?? [] },
    { label: 'Garnitures', values: chosen.toppings ?? [] },
    { label: 'Sauces', values: chosen.sauces ?? [] },
    { label: 'Sauces du menu', values: chosen.menuSauces ?? [] },
    { label: 'Frites', values: saidOf(chosen.fries) },
    { label: 'Sauces des frites', values: chosen.friesSauces ?? [] },
    { label: 'Boisson', values: chosen.drink ? [chosen.drink] : [] },
    { label: 'Suppléments', values: chosen.supplements ?? [] },
    { label: 'Note', values: chosen.note ? [chosen.note] : [] },
    { label: 'Allergènes', values: chosen.allergens ? [chosen.allergens] : [] },
  ];
}

function saidOf(fries: LineSelections['fries']): string[] {
  if (!fries) return [];
  return [fries === true || fries === 'Frites' ? 'Oui' : `Oui (${fries})`];
}

export function chosenRows(chosen: LineSelections = {}): SelectionRow[] {
  return rows(chosen).filter((row) => row.values.length > 0);
}

const ALWAYS = ['Crudités', 'Viandes', 'Sauces', 'Frites', 'Boisson'];

/** Everything an order says about a line: the five usual rows also when empty, fries yes or no (specification 3.7). */
export function allRows(chosen: LineSelections = {}): SelectionRow[] {
  return rows(chosen)
    .map((row) => (row.label === 'Frites' && !chosen.fries ? { ...row, values: ['Non'] } : row))
    .filter((row) => row.values.length > 0 || ALWAYS.includes(row.label));
}
