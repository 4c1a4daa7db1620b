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
