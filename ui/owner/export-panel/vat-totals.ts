/** Sales at one VAT rate, in integer cents. */
export interface VatTotal {
  rateText: string;
  netCents: number;
  taxCents: number;
  grossCents: number;
}

/** Sums all rates without further rounding, so that the total matches the rows to the cent. */
export function vatSum(totals: readonly VatTotal[]): Omit<VatTotal, 'rateText'> {
  return totals.reduce(
    (sum, { netCents, taxCents, grossCents }) => ({
      netCents: sum.netCents + netCents,
      taxCents: sum.taxCents + taxCents,
      grossCents: sum.grossCents + grossCents,
    }),
    { netCents: 0, taxCents: 0, grossCents: 0 },
  );
}
