/** What was sold at one VAT rate, in integer cents. */
export interface VatTotal {
  rateText: string;
  netCents: number;
  taxCents: number;
  grossCents: number;
}

/** All rates together; the cents add up because nothing is rounded again. */
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
