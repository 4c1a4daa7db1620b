import type { Choice } from '../customiser/choice';

export interface PizzaSize {
  name: string;
  /** Integer cents of the whole pizza at this size. */
  priceCents: number;
}

export interface Topping extends Choice {
  /** Integer cents on top of the size. */
  priceCents: number;
}

export interface PizzaSelection {
  /** Name of the size. */
  size: string;
  toppingIds: readonly string[];
  sauceIds: readonly string[];
  note: string;
}

/** Integer cents: the size plus each chosen topping; sauces are included. */
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
