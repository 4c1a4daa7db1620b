/** Highest price of an item, in integer cents. */
export const HIGHEST_PRICE_CENTS = 99_999;

export interface PriceChange {
  by: 'percent' | 'amount';
  /** Tenths of a percent (25 is 2,5 %) or integer cents; negative values lower the price. */
  value: number;
  /** Step in cents to which the new price is rounded; halves are rounded up. */
  roundTo: 1 | 5 | 10;
}

/** Returns the new price in integer cents, or null when it would be below 1 cent or above the highest price. */
export function changedPrice(cents: number, { by, value, roundTo }: PriceChange): number | null {
  // Calculates in thousandths of a cent as an integer and divides only once, so that halves are rounded exactly.
  const thousandths = by === 'percent' ? cents * (1000 + value) : (cents + value) * 1000;
  const changed = Math.floor(thousandths / (1000 * roundTo) + 0.5) * roundTo;
  return changed < 1 || changed > HIGHEST_PRICE_CENTS ? null : changed;
}
