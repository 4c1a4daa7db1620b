import type { Choice } from '../customiser/choice';

export interface PizzaSize {
  name: string;
  priceCents: number;
}

export interface Topping extends Choice {
  priceCents: number;
}

export interface PizzaSelection {
  size: string;
  toppingIds: readonly string[];
  sauceIds: readonly string[];
  note: string;
}

/** Returns the price in integer cents: the size plus each chosen topping; sauces are included. */
export function pizzaTotalCents(
  sizes: readonly PizzaSize[],
  toppings: readonly Topping[],
  chosen: Pick<PizzaSelection, 'size' | 'toppingIds'>,
): number {
  const size = sizes.find(({ name }) => name === chosen.size);
  return toppings
    .filter(({ id }) => chosen.toppingIds.includes(id))
    .reduce((sum, topping) => sum + topping.priceCents, size?.priceCents ?? 0);
}
