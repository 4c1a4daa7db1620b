/** The tax contained in articles of one rate. */
export interface ContainedVat {
  /** In thousandths: 55 is 5.5 %. */
  rate: number;
  taxCents: number;
}

/** Tax by rate, from the lowest; rounded once a rate, as on a till receipt. What is free of it is left out. */
export function containedVat(lines: readonly { lineCents: number; vatRate: number }[]): ContainedVat[] {
  const gross = new Map<number, number>();
  for (const { vatRate, lineCents } of lines) gross.set(vatRate, (gross.get(vatRate) ?? 0) + lineCents);
  return [...gross]
    .filter(([rate]) => rate > 0)
    .sort(([one], [other]) => one - other)
    .map(([rate, cents]) => ({ rate, taxCents: Math.round((cents * rate) / (1000 + rate)) }));
}
