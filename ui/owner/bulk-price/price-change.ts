/** The highest price an item may have, in cents. */
export const HIGHEST_PRICE_CENTS = 99_999;

export interface PriceChange {
  by: 'percent' | 'amount';
  /** Tenths of a percent (25 is 2,5 %) or cents; below zero it lowers. */
  value: number;
  /** The step the new price is brought to, in cents; halves go up. */
  roundTo: 1 | 5 | 10;
}

/** The new price in cents; null when it would be free or beyond the highest price. */
export function changedPrice(cents: number, { by, value, roundTo }: PriceChange): number | null {
  // Thousandths of a cent, a whole number divided only once: a half stays exactly a half.
  const thousandths = by === 'percent' ? cents * (1000 + value) : (cents + value) * 1000;
  const changed = Math.floor(thousandths / (1000 * roundTo) + 0.5) * roundTo;
  return changed < 1 || changed > HIGHEST_PRICE_CENTS ? null : changed;
}

export interface PricedItem {
  id: string;
  name: string;
  priceCents: number;
}

export interface PriceStep extends PricedItem {
  /** Null: the change cannot be made to this one. */
  newPriceCents: number | null;
}

export function priceSteps(items: readonly PricedItem[], change: PriceChange): PriceStep[] {
  return items.map((item) => ({ ...item, newPriceCents: changedPrice(item.priceCents, change) }));
}
