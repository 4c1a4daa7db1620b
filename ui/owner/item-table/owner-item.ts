import { folded } from '../../../graphql/texts/folded';
import { HIGHEST_PRICE_CENTS } from '../bulk-change/price-change';
import type { FormErrors } from '../../base/form/use-form';
import * as t from './item-table.texts';

export interface OwnerItem {
  id: string;
  name: string;
  pictureUrl: string | null;
  priceCents: number | null;
  stock: number | null;
  freshlyBaked: boolean;
  published: boolean;
  soldOut: boolean;
  /** Order rules (notice, days, season, daily limit); null when the item is always available. */
  orderRules?: object | null;
}

export interface OwnerCategory {
  id: string;
  name: string;
  items: readonly OwnerItem[];
}

const isPriced = (item: OwnerItem): item is OwnerItem & { priceCents: number } => item.priceCents !== null;

/** Returns the menu without the items that have no price yet. */
export const pricedOnly = <Category extends OwnerCategory>(categories: readonly Category[]) =>
  categories.map((category) => ({ ...category, items: category.items.filter(isPriced) }));

export type ItemFilter = 'all' | 'drafts' | 'soldOut';

const kept: Record<ItemFilter, (item: OwnerItem) => boolean> = {
  all: () => true,
  drafts: ({ published }) => !published,
  soldOut: ({ soldOut, stock }) => soldOut || stock === 0,
};

/**
 * Returns the items that pass the filter and whose name or category contains the words, ignoring accents; categories
 * without such items are left out.
 */
export function findItems(categories: readonly OwnerCategory[], words: string, filter: ItemFilter): OwnerCategory[] {
  if (words.trim() === '' && filter === 'all') return [...categories];
  const passing = categories.map((category) => ({ ...category, items: category.items.filter(kept[filter]) }));
  return itemsCalled(passing, words);
}

interface Named {
  id: string;
  name: string;
}

export type NamedCategory = Named & { items: readonly Named[] };

/** Returns the categories with the items that the words name; those without any are left out. */
export function itemsCalled<Category extends NamedCategory>(
  categories: readonly Category[],
  words: string,
): Category[] {
  const wanted = folded(words.trim());
  return categories
    .map((category) => ({
      ...category,
      items: category.items.filter(({ name }) => folded(`${name} ${category.name}`).includes(wanted)),
    }))
    .filter(({ items }) => items.length > 0);
}

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

export function findAmountErrors({ priceCents, stock }: Amounts): FormErrors<keyof Amounts> {
  return { priceCents: priceError(priceCents), stock: stock === null ? undefined : stockError(stock) };
}
