/** French VAT in thousandths: Code général des impôts, articles 278-0 bis (5,5 %), 279 (10 %) and 278 (20 %). */
export const VAT_RATES = [55, 100, 200] as const;
export type VatRate = (typeof VAT_RATES)[number];

/** Defaults of a new item; `preparationUnits` is the window capacity that one piece takes. */
export const ITEM_DEFAULTS = {
  SIMPLE: { vatRate: 55, preparationUnits: 0 },
  SANDWICH: { vatRate: 100, preparationUnits: 1 },
  PIZZA: { vatRate: 100, preparationUnits: 2 },
  // A closed can or bottle needs no preparation and keeps, hence the reduced VAT rate.
  DRINK: { vatRate: 55, preparationUnits: 0 },
} as const satisfies Record<string, { vatRate: VatRate; preparationUnits: number }>;

export type ItemKind = keyof typeof ITEM_DEFAULTS;
