export interface ContainedVat {
  /** VAT rate in thousandths: 55 is 5.5 %. */
  rate: number;
  taxCents: number;
}

/**
 * Returns the contained VAT by rate, lowest first, rounded once per rate as on a till receipt; lines without VAT are
 * left out.
 */
export function containedVat(lines: readonly { lineCents: number; vatRate: number }[]): ContainedVat[] {
  const gross = new Map<number, number>();
  for (const { vatRate, lineCents } of lines) gross.set(vatRate, (gross.get(vatRate) ?? 0) + lineCents);
  return [...gross]
    .filter(([rate, cents]) => rate > 0 && cents > 0)
    .sort(([one], [other]) => one - other)
    .map(([rate, cents]) => ({ rate, taxCents: Math.round((cents * rate) / (1000 + rate)) }));
}
