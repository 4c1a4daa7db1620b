import { VAT_RATES } from '../../../graphql/rules/item-defaults';
import { Fault } from '../../errors';
import { formatEuros } from '../../money';
import { cleanText } from '../../text';
import * as t from './item-rules.texts';
import type { Item, PizzaSize } from '../item.entity';
import { isWhole, orderRulesFrom } from '../days/order-rules';
import type { SaveItemInput } from './own-menu.types';

const HIGHEST_PRICE_CENTS = 99_999;

const LONGEST_NAME = 120;
const LONGEST_DESCRIPTION = 500;
const HIGHEST_STOCK = 9_999;
const HIGHEST_LIMIT = 20;
const MOST_SIZES = 12;

/** Cleans a name (specification 1.5: 1 to 120 characters). Throws BAD_USER_INPUT, saying `missing` for an empty one. */
export function nameFrom(text: string, what = t.name(), missing = t.missing(what)): string {
  const name = cleanText(text, LONGEST_NAME, what);
  if (name === '' || name.includes('\n')) throw new Fault('BAD_USER_INPUT', missing);
  return name;
}

function descriptionFrom(text: string): string {
  return cleanText(text, LONGEST_DESCRIPTION, t.description());
}

/** Returns the cleaned English name; when it is absent, the stored one stays. Throws BAD_USER_INPUT. */
export function englishNameFrom({ nameEn }: Pick<SaveItemInput, 'nameEn'>) {
  return nameEn === undefined ? {} : { nameEn: nameEn?.trim() ? nameFrom(nameEn) : null };
}

/** Checks a selling price in cents: 0,01 € to 999,99 €. Throws BAD_USER_INPUT. */
export function checkPrice(cents: number, least = 1): void {
  if (isWhole(cents, least, HIGHEST_PRICE_CENTS)) return;
  const range = { least: formatEuros(least), most: formatEuros(HIGHEST_PRICE_CENTS) };
  throw new Fault('BAD_USER_INPUT', t.priceBeyond(range));
}

/** Checks a supplement in cents, which may be 0. Throws BAD_USER_INPUT. */
export const checkSupplement = (cents: number) => checkPrice(cents, 0);

/** Checks a stock; null means that it is not counted. Throws BAD_USER_INPUT. */
export function checkStock(stock: number | null): void {
  if (stock !== null && !isWhole(stock, 0, HIGHEST_STOCK))
    throw new Fault('BAD_USER_INPUT', t.stockBeyond(HIGHEST_STOCK));
}

/** Checks a maximum number of choices, or the units that a piece takes of a window. Throws BAD_USER_INPUT. */
export function checkLimit(limit: number): void {
  if (!isWhole(limit, 0, HIGHEST_LIMIT)) throw new Fault('BAD_USER_INPUT', t.limitBeyond(HIGHEST_LIMIT));
}

export function checkVatRate(rate: number): void {
  if (!VAT_RATES.some((known) => known === rate)) throw new Fault('BAD_USER_INPUT', t.vatRateUnknown());
}

type ItemFacts = Partial<
  Pick<
    SaveItemInput,
    | 'description'
    | 'descriptionEn'
    | 'nameEn'
    | 'allergens'
    | 'dietary'
    | 'vatRate'
    | 'preparationUnits'
    | 'freshlyBaked'
    | 'orderRules'
  >
>;

/** Returns the given facts of an item, checked; what is absent stays as it is. Throws BAD_USER_INPUT. */
export function factsFrom(input: ItemFacts): Partial<Item> {
  const { description, descriptionEn, allergens, dietary, vatRate, preparationUnits, freshlyBaked, orderRules } = input;
  if (vatRate != null) checkVatRate(vatRate);
  if (preparationUnits != null) checkLimit(preparationUnits);
  return {
    ...englishNameFrom(input),
    ...(description != null && { description: descriptionFrom(description) }),
    ...(descriptionEn !== undefined && { descriptionEn: descriptionFrom(descriptionEn ?? '') || null }),
    ...(allergens !== undefined && { allergens: allergens && [...new Set(allergens)] }),
    ...(dietary != null && { dietary: [...new Set(dietary)] }),
    ...(vatRate != null && { vatRate }),
    ...(preparationUnits != null && { preparationUnits }),
    ...(freshlyBaked != null && { freshlyBaked }),
    ...(orderRules !== undefined && { orderRules: orderRules && orderRulesFrom(orderRules) }),
  };
}

/** Returns the validated sizes of a pizza: at least one, each with a unique name and a price. Throws BAD_USER_INPUT. */
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

export function lowestPrice(sizes: readonly PizzaSize[]): number {
  return Math.min(...sizes.map(({ priceCents }) => priceCents));
}

/** Returns the sizes after a change of the menu price: all prices change by the same amount. Throws BAD_USER_INPUT. */
export function repriced(sizes: readonly PizzaSize[], priceCents: number): PizzaSize[] {
  if (sizes.length === 0) return [];
  const step = priceCents - lowestPrice(sizes);
  return sizesFrom(sizes.map((size) => ({ name: size.name, priceCents: size.priceCents + step })));
}
