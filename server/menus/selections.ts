import type { SotName } from '../../graphql/rules/sot';

/** What a customer chose for one line, by ingredient id. Lines with equal selections are one line. */
export interface Selections {
  meats: string[];
  sauces: string[];
  sot: SotName[];
  supplements: string[];
  fries: string | null;
  drink: string | null;
  size: string | null;
  toppings: string[];
}

/** Selections as a client states them: ingredients by id or name, and fries, as in the specification, by a plain yes. */
export interface WantedSelections extends Omit<Selections, 'fries' | 'sot'> {
  sot: string[];
  fries: string | boolean | null;
}

export const NO_SELECTIONS: Selections = {
  meats: [],
  sauces: [],
  sot: [],
  supplements: [],
  fries: null,
  drink: null,
  size: null,
  toppings: [],
};
