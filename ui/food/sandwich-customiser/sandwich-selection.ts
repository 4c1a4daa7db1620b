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
  meatsOffered: boolean;
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

export const hasMeats = ({ meatsOffered, meatLimit, meats }: SandwichOffer) =>
  meatsOffered && meatLimit > 0 && meats.length > 0;

/** Returns the parts that are offered and not yet chosen. */
export function missingParts(offer: SandwichOffer, chosen: SandwichSelection): Part[] {
  const missing: Record<Part, boolean> = {
    meat: hasMeats(offer) && chosen.meatIds.length === 0,
    fries: Boolean(offer.menu?.fries.length) && chosen.friesId === null,
    drink: Boolean(offer.menu?.drinks.length) && chosen.drinkId === null,
  };
  return PARTS.filter((part) => missing[part]);
}

/** Returns the selection in the order of the offer, without choices that are now sold out or no longer offered. */
export function stillOffered(offer: SandwichOffer, chosen: SandwichSelection): SandwichSelection {
  const keep = <Id>(options: readonly { id: Id; soldOut?: boolean }[], ids: readonly Id[]) =>
    options.filter((option) => option.soldOut !== true && ids.includes(option.id)).map((option) => option.id);
  const retainOne = (options: readonly MenuChoice[] = [], id: string | null) =>
    keep(options, id === null ? [] : [id])[0];
  return {
    meatIds: offer.meatsOffered ? keep(offer.meats, chosen.meatIds) : [],
    sauceIds: keep(offer.sauces, chosen.sauceIds),
    sot: keep(offer.sot ?? [], chosen.sot),
    supplementIds: keep(offer.supplements, chosen.supplementIds),
    friesId: retainOne(offer.menu?.fries, chosen.friesId) ?? null,
    drinkId: retainOne(offer.menu?.drinks, chosen.drinkId) ?? null,
    note: chosen.note,
  };
}

export function chosenParts(offer: SandwichOffer, chosen: SandwichSelection): Pick<Choice, 'allergens'>[] {
  const { meats, sauces, sot = [], supplements, menu } = offer;
  const ids = [...chosen.meatIds, ...chosen.sauceIds, ...chosen.sot, ...chosen.supplementIds];
  const all = [...meats, ...sauces, ...sot, ...supplements];
  const parts = [...(menu?.fries ?? []), ...(menu?.drinks ?? [])];
  return [
    ...all.filter(({ id }) => ids.includes(id)),
    ...parts.filter(({ id }) => id === chosen.friesId || id === chosen.drinkId),
  ];
}

/** Returns the price in cents: regular price, supplements, surcharges of fries and drink (specification 3.5). */
export function totalCents(offer: SandwichOffer, chosen: SandwichSelection): number {
  const extras = offer.supplements.filter(({ id }) => chosen.supplementIds.includes(id));
  const fries = offer.menu?.fries.find(({ id }) => id === chosen.friesId);
  const drink = offer.menu?.drinks.find(({ id }) => id === chosen.drinkId);
  return (
    extras.reduce((sum, extra) => sum + extra.priceCents, offer.basePriceCents) +
    (fries?.supplementPriceCents ?? 0) +
    (drink?.supplementPriceCents ?? 0)
  );
}
