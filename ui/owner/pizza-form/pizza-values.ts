import { ITEM_DEFAULTS } from '../../../graphql/rules/item-defaults';
import { basicsErrors, newBasics, type ItemBasics, type ItemErrors, type Unfinished } from '../item-basics/item-basics';
import type { English } from '../english-part/english-part';
import * as t from './pizza-form.texts';
import { rowErrors, type PriceRow } from './price-rows';

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

export const newPizza: PizzaDraft = {
  ...newBasics,
  description: '',
  descriptionEn: null,
  sizes: [{ key: '1', id: null, name: '', priceCents: null }],
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
  return { ...basicsErrors(draft), ...(wrong && { price: t.incomplete() }) };
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
