import type { SotName } from '../../../graphql/rules/sot';
import type { Choice } from '../customiser/choice';

interface SotChoice {
  id: SotName;
  label: string;
  soldOut?: boolean;
  allergens?: Choice['allergens'];
}

export interface Supplement extends Choice {
  group: 'meat' | 'sauce' | 'drink' | 'side';
  priceCents: number;
}

export interface MenuChoice extends Choice {
  /** Integer cents added to the price of the sandwich; 0 means included. */
  supplementPriceCents: number;
}

export interface SandwichOffer {
  basePriceCents: number;
  /** Empty when the sandwich has none to choose. */
  meats: readonly Choice[];
  meatLimit: number;
  sauces: readonly Choice[];
  sauceLimit: number;
  sot?: readonly SotChoice[];
  supplements: readonly Supplement[];
  /** Fries and drinks of the menu; null when the sandwich is not sold as a menu. */
  menu: { fries: readonly MenuChoice[]; drinks: readonly MenuChoice[] } | null;
}

export interface SandwichSelection {
  meatIds: readonly string[];
  sauceIds: readonly string[];
  sot: readonly SotName[];
  supplementIds: readonly string[];
  friesId: string | null;
  drinkId: string | null;
  note: string;
}

/** Parts the customer must either choose or decline explicitly, so that none is left out by mistake. */
export const PARTS = ['meat', 'fries', 'drink'] as const;
export type Part = (typeof PARTS)[number];

export interface SandwichDraft extends SandwichSelection {
  without: readonly Part[];
}

export const nothingChosen: SandwichDraft = {
  meatIds: [],
  sauceIds: [],
  sot: [],
  supplementIds: [],
  friesId: null,
  drinkId: null,
  note: '',
  without: [],
};

/** Returns the parts that are offered and not yet chosen. */
export function missingParts(offer: SandwichOffer, chosen: SandwichSelection): Part[] {
  const missing: Record<Part, boolean> = {
    meat: offer.meats.length > 0 && chosen.meatIds.length === 0,
    fries: Boolean(offer.menu?.fries.length) && chosen.friesId === null,
    drink: Boolean(offer.menu?.drinks.length) && chosen.drinkId === null,
  };
  return PARTS.filter((part) => missing[part]);
}

/** Returns what is chosen of each part, in the order of the offer, without what is sold out or no longer offered. */
export function chosenOf(offer: SandwichOffer, chosen: SandwichSelection) {
  const pick = <Option extends { id: string; soldOut?: boolean }>(
    options: readonly Option[] = [],
    ...ids: (string | null)[]
  ) => options.filter((option) => option.soldOut !== true && ids.includes(option.id));
  return {
    meats: pick(offer.meats, ...chosen.meatIds),
    sauces: pick(offer.sauces, ...chosen.sauceIds),
    sot: pick(offer.sot, ...chosen.sot),
    menu: [...pick(offer.menu?.fries, chosen.friesId), ...pick(offer.menu?.drinks, chosen.drinkId)],
    supplements: pick(offer.supplements, ...chosen.supplementIds),
  };
}

/** Returns the selection that is still offered. */
export function stillOffered(offer: SandwichOffer, chosen: SandwichSelection): SandwichSelection {
  const { meats, sauces, sot, menu, supplements } = chosenOf(offer, chosen);
  const idOf = (id: string | null) => menu.find((part) => part.id === id)?.id ?? null;
  return {
    meatIds: meats.map(({ id }) => id),
    sauceIds: sauces.map(({ id }) => id),
    sot: sot.map(({ id }) => id),
    supplementIds: supplements.map(({ id }) => id),
    friesId: idOf(chosen.friesId),
    drinkId: idOf(chosen.drinkId),
    note: chosen.note,
  };
}

/** Returns the price in cents: regular price, supplements, surcharges of fries and drink (specification 3.5). */
export function totalCents(offer: SandwichOffer, chosen: SandwichSelection): number {
  const { menu, supplements } = chosenOf(offer, chosen);
  const extras = [...menu.map((part) => part.supplementPriceCents), ...supplements.map((extra) => extra.priceCents)];
  return extras.reduce((sum, cents) => sum + cents, offer.basePriceCents);
}
