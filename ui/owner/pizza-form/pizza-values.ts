import { ITEM_DEFAULTS } from '../../../graphql/rules/item-defaults';
import {
  basicsErrors,
  newBasics,
  type BasicsErrors,
  type ItemBasics,
  type Unfinished,
} from '../item-basics/item-basics';
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

export type PizzaErrors = BasicsErrors & { price?: string };

/**
 * Returns the errors of a pizza. Category, name, picture and at least one priced size are required; each topping row
 * must be complete.
 */
export function pizzaErrors(draft: PizzaDraft): PizzaErrors {
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

export function completePizza(draft: PizzaDraft): PizzaValues | null {
  const { pictureUrl, sizes, toppings } = draft;
  if (pictureUrl === null || Object.keys(pizzaErrors(draft)).length > 0) return null;
  return {
    ...draft,
    pictureUrl,
    name: draft.name.trim(),
    description: draft.description.trim(),
    sizes: priced(sizes).map(({ name, priceCents }) => ({ name, priceCents })),
    toppings: priced(toppings),
  };
}

/** Returns the price of the cheapest size in integer cents, as the menu shows it, or null when no size has a price. */
export function fromCents(sizes: readonly PriceRow[]): number | null {
  const prices = priced(sizes).map(({ priceCents }) => priceCents);
  return prices.length > 0 ? Math.min(...prices) : null;
}
