import { ITEM_DEFAULTS } from '../../../graphql/rules/item-defaults';
import {
  basicsErrors,
  newBasics,
  type ItemBasics,
  type ItemErrors,
  type Unfinished,
  priceError,
} from '../item-basics/item-basics';
import type { English } from '../english-part/english-part';
import * as t from './pizza-form.texts';

export interface PizzaSizeValue {
  name: string;
  priceCents: number;
}

export interface ToppingValue extends Pick<English, 'nameEn'> {
  /** Id of an existing topping; null for a new one. */
  id: string | null;
  name: string;
  priceCents: number;
}

export interface PizzaValues extends ItemBasics {
  description: string;
  sizes: PizzaSizeValue[];
  toppings: ToppingValue[];
  sauceLimit: number;
}

export type PizzaDraft = Omit<Unfinished<PizzaValues, 'pictureUrl'>, 'sizes' | 'toppings'> & {
  sizes: readonly PriceRow[];
  toppings: readonly PriceRow[];
};

export const newRow = (key: string): PriceRow => ({ key, id: null, name: '', priceCents: null });

export const newPizza: PizzaDraft = {
  ...newBasics,
  description: '',
  descriptionEn: null,
  sizes: [newRow('1')],
  toppings: [],
  sauceLimit: 0,
  ...ITEM_DEFAULTS.PIZZA,
};

export function pizzaDraft({ sizes, toppings, ...known }: Partial<PizzaValues> = {}): PizzaDraft {
  const rows = (values: readonly (PizzaSizeValue & Partial<ToppingValue>)[]) =>
    values.map((value, place) => ({ key: String(place + 1), id: null, ...value }));
  return {
    ...newPizza,
    ...known,
    ...(sizes && { sizes: rows(sizes) }),
    ...(toppings && { toppings: rows(toppings) }),
  };
}

/**
 * Returns the errors of a pizza. Category, name, picture and at least one priced size are required; each topping row
 * must be complete.
 */
export function pizzaErrors(draft: PizzaDraft): ItemErrors {
  const wrong =
    draft.sizes.length === 0 ||
    Object.keys(rowErrors(draft.sizes)).length > 0 ||
    Object.keys(rowErrors(draft.toppings)).length > 0;
  return { ...basicsErrors(draft), ...(wrong && { priceCents: t.incomplete() }) };
}

const priced = <Row extends PriceRow>(rows: readonly Row[]) =>
  rows.flatMap(({ key: _own, priceCents, ...row }) =>
    priceCents === null ? [] : [{ ...row, name: row.name.trim(), priceCents }],
  );

/** Returns the values of a draft without errors, in which nothing is missing any more. */
export const completePizza = (draft: PizzaDraft): PizzaValues => ({
  ...(draft as PizzaDraft & { pictureUrl: string }),
  name: draft.name.trim(),
  description: draft.description.trim(),
  sizes: priced(draft.sizes).map(({ name, priceCents }) => ({ name, priceCents })),
  toppings: priced(draft.toppings),
});

/** Returns the price of the cheapest size in integer cents, as the menu shows it, or null when no size has a price. */
export function fromCents(sizes: readonly PriceRow[]): number | null {
  const prices = priced(sizes).map(({ priceCents }) => priceCents);
  return prices.length > 0 ? Math.min(...prices) : null;
}

export interface PriceRow extends Pick<English, 'nameEn'> {
  key: string;
  /** Id of an existing row; null for a new one. */
  id: string | null;
  name: string;
  priceCents: number | null;
}

export interface PriceRowErrors {
  name?: string;
  price?: string;
}

const same = (name: string) => name.trim().toLocaleLowerCase('fr');

export function rowErrors(rows: readonly PriceRow[]): Record<string, PriceRowErrors> {
  const wrong = rows.map((row, place): [string, PriceRowErrors] => {
    const name = same(row.name);
    const taken = rows.slice(0, place).some((other) => same(other.name) === name);
    const nameError = name === '' ? t.nameNeeded() : taken ? t.nameTaken() : undefined;
    const price = priceError(row.priceCents);
    return [row.key, { ...(nameError && { name: nameError }), ...(price && { price }) }];
  });
  return Object.fromEntries(wrong.filter(([, errors]) => Object.keys(errors).length > 0));
}
