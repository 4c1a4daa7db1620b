import { HIGHEST_PRICE_CENTS } from '../bulk-price/price-change';
import * as t from './item-table.texts';

export interface Amounts {
  priceCents: number | null;
  stock: number | null;
}

export const HIGHEST_STOCK = 9999;

export function priceError(priceCents: number | null): string | undefined {
  if (priceCents === null) return t.priceNeeded();
  return priceCents < 1 || priceCents > HIGHEST_PRICE_CENTS ? t.priceRange() : undefined;
}

export function stockError(stock: number): string | undefined {
  return stock < 0 || stock > HIGHEST_STOCK ? t.stockRange() : undefined;
}

export function findAmountErrors({ priceCents, stock }: Amounts): { price?: string; stock?: string } {
  const price = priceError(priceCents);
  const stockProblem = stock === null ? undefined : stockError(stock);
  return { ...(price && { price }), ...(stockProblem && { stock: stockProblem }) };
}
