import { VAT_RATES } from '../../graphql/rules/item-defaults';
import { Fault } from '../errors';
import { formatEuros } from '../money';
import { cleanText } from '../text';
import * as t from './item-rules.texts';
import type { PizzaSize } from './item.entity';
import type { ItemExtrasInput } from './own-menu.types';

const HIGHEST_PRICE_CENTS = 99_999;

const LONGEST_NAME = 120;
const LONGEST_DESCRIPTION = 500;
const HIGHEST_STOCK = 9_999;
const HIGHEST_LIMIT = 20;
const MOST_SIZES = 12;

const isWhole = (number: number, least: number, most: number) =>
  Number.isInteger(number) && number >= least && number <= most;

/** A name as it will be kept (specification 1.5: 1 to 120 characters). Throws BAD_USER_INPUT, `missing` where there is none. */
export function nameFrom(text: string, what = t.name(), missing = t.missing(what)): string {
  const name = cleanText(text, LONGEST_NAME, what);
  if (name === '' || name.includes('\n')) throw new Fault('BAD_USER_INPUT', missing);
  return name;
}

export function descriptionFrom(text: string): string {
  return cleanText(text, LONGEST_DESCRIPTION, t.description());
}

/** A name in English as it will be kept; an absent one stays. Throws BAD_USER_INPUT. */
export function englishNameFrom({ nameEn }: Pick<ItemExtrasInput, 'nameEn'>) {
  return nameEn === undefined ? {} : { nameEn: nameEn?.trim() ? nameFrom(nameEn) : null };
}

/** What something is sold for, in cents: 0,01 € to 999,99 €. Throws BAD_USER_INPUT. */
export function checkPrice(cents: number): void {
  if (!isWhole(cents, 1, HIGHEST_PRICE_CENTS)) throw priceFault(1);
}

/** What something adds to a price, in cents; nothing is possible too. Throws BAD_USER_INPUT. */
export function checkSupplement(cents: number): void {
  if (!isWhole(cents, 0, HIGHEST_PRICE_CENTS)) throw priceFault(0);
}

function priceFault(least: number): Fault {
  const text = t.priceBeyond({ least: formatEuros(least), most: formatEuros(HIGHEST_PRICE_CENTS) });
  return new Fault('BAD_USER_INPUT', text);
}

/** Null: not counted. Throws BAD_USER_INPUT. */
export function checkStock(stock: number | null): void {
  if (stock !== null && !isWhole(stock, 0, HIGHEST_STOCK))
    throw new Fault('BAD_USER_INPUT', t.stockBeyond(HIGHEST_STOCK));
}

/** What one may choose at most, or what a piece takes of a window. Throws BAD_USER_INPUT. */
export function checkLimit(limit: number): void {
  if (!isWhole(limit, 0, HIGHEST_LIMIT)) throw new Fault('BAD_USER_INPUT', t.limitBeyond(HIGHEST_LIMIT));
}

export function checkVatRate(rate: number): void {
  if (!VAT_RATES.some((known) => known === rate)) throw new Fault('BAD_USER_INPUT', t.vatRateUnknown());
}

/** The sizes of a pizza as they will be kept: at least one, each with its own name and a price. Throws BAD_USER_INPUT. */
export function sizesFrom(wanted: readonly PizzaSize[]): PizzaSize[] {
  const sizes = wanted.map(({ name, priceCents }) => {
    checkPrice(priceCents);
    return { name: nameFrom(name, t.sizeName()), priceCents };
  });
  const names = new Set(sizes.map(({ name }) => name.toLowerCase()));
  if (sizes.length === 0 || sizes.length > MOST_SIZES || names.size < sizes.length)
    throw new Fault('BAD_USER_INPUT', t.sizesWrong(MOST_SIZES));
  return sizes;
}

/** What an item costs as the menu shows it: of a pizza its smallest size. */
export function lowestPrice(sizes: readonly PizzaSize[]): number {
  return Math.min(...sizes.map(({ priceCents }) => priceCents));
}

/** The sizes once the menu’s price is another: each moves by as much, so that the steps between them stay. Throws BAD_USER_INPUT. */
export function repriced(sizes: readonly PizzaSize[], priceCents: number): PizzaSize[] {
  if (sizes.length === 0) return [];
  const step = priceCents - lowestPrice(sizes);
  return sizesFrom(sizes.map((size) => ({ name: size.name, priceCents: size.priceCents + step })));
}
