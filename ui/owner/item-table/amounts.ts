import { HIGHEST_PRICE_CENTS } from '../bulk-price/price-change';

export interface Amounts {
  priceCents: number | null;
  stock: number | null;
}

export const HIGHEST_STOCK = 9999;

export function priceError(priceCents: number | null): string | undefined {
  if (priceCents === null) return 'Indiquez un prix, par exemple 4,50.';
  return priceCents < 1 || priceCents > HIGHEST_PRICE_CENTS ? 'De 0,01 € à 999,99 €.' : undefined;
}

export function stockError(stock: number): string | undefined {
  return stock < 0 || stock > HIGHEST_STOCK ? 'De 0 à 9999.' : undefined;
}

export function findAmountErrors({ priceCents, stock }: Amounts): { price?: string; stock?: string } {
  const price = priceError(priceCents);
  const stockProblem = stock === null ? undefined : stockError(stock);
  return { ...(price && { price }), ...(stockProblem && { stock: stockProblem }) };
}
