import type { Allergen } from '../../../graphql/rules/allergens';
import type { SotName } from '../../../graphql/rules/sot';
import type { Unfinished } from '../item-basics/item-basics';
import type { English } from '../english-part/english-part';
import * as t from './ingredient-form.texts';
import * as menu from './menu-form.texts';
import type { ListedType } from './ingredient-types';

/** One meat, sauce, side, drink or dessert (specification 7.8). */
export interface IngredientEntry extends Pick<English, 'nameEn'> {
  name: string;
  /** Integer cents as a supplement; 0 is never sold as one. */
  priceCents: number;
  /** Integer cents added when chosen in a menu; 0 is included. */
  supplementPriceCents: number;
  pictureUrl: string;
  soldOut: boolean;
  allergens: Allergen[] | null;
}

export interface EntryDraft extends Unfinished<IngredientEntry, 'priceCents' | 'supplementPriceCents' | 'pictureUrl'> {
  key: string;
}

export interface SotState {
  available: boolean;
  soldOut: boolean;
}

export type SotValues = Record<SotName, SotState>;

export interface MenuValues {
  friesOffered: boolean;
  fries: IngredientEntry[];
  drinksOffered: boolean;
  drinks: IngredientEntry[];
}

export type IngredientValues =
  ({ type: 'sot' } & SotValues) | ({ type: 'ismenu' } & MenuValues) | { type: ListedType; entries: IngredientEntry[] };

export function newEntry(key: string): EntryDraft {
  return {
    key,
    name: '',
    nameEn: null,
    priceCents: null,
    supplementPriceCents: null,
    pictureUrl: null,
    soldOut: false,
    allergens: null,
  };
}

/** A key none of these has had: they are counted up and the last one is the highest. */
export function nextKey(entries: readonly { key: string }[]): string {
  return String(Math.max(0, ...entries.map(({ key }) => Number(key))) + 1);
}

export interface EntryErrors {
  name?: string;
  price?: string;
}

/** In a menu the price may be left out: there only the supplement counts. */
export function entryErrors(entry: EntryDraft, priceRequired: boolean): EntryErrors {
  const { name, priceCents, supplementPriceCents } = entry;
  return {
    ...(name.trim() === '' && { name: t.nameNeeded() }),
    ...(priceRequired && priceCents === null && { price: t.priceNeeded() }),
    ...(((priceCents ?? 0) < 0 || (supplementPriceCents ?? 0) < 0) && {
      price: t.priceNegative(),
    }),
  };
}

/** Every entry complete, or null; pictures are waited for before. */
export function completeEntries(drafts: readonly EntryDraft[], priceRequired: boolean): IngredientEntry[] | null {
  const complete = drafts.flatMap(({ key: _own, ...draft }) => {
    const { pictureUrl } = draft;
    if (pictureUrl === null || Object.keys(entryErrors({ key: '', ...draft }, priceRequired)).length > 0) return [];
    return {
      ...draft,
      pictureUrl,
      name: draft.name.trim(),
      priceCents: draft.priceCents ?? 0,
      supplementPriceCents: draft.supplementPriceCents ?? 0,
    };
  });
  return complete.length === drafts.length ? complete : null;
}

export interface MenuDraft {
  friesOffered: boolean;
  fries: readonly EntryDraft[];
  drinksOffered: boolean;
  drinks: readonly EntryDraft[];
}

/** What is ticked needs at least one entry (specification 7.8). */
export function menuError({ friesOffered, fries, drinksOffered, drinks }: MenuDraft): string | undefined {
  const empty = (friesOffered && fries.length === 0) || (drinksOffered && drinks.length === 0);
  return empty ? menu.eachNeedsOne() : undefined;
}

/** What was entered for a part that is not ticked does not go along. */
export function completeMenu(draft: MenuDraft): MenuValues | null {
  const { friesOffered, drinksOffered } = draft;
  const fries = completeEntries(friesOffered ? draft.fries : [], false);
  const drinks = completeEntries(drinksOffered ? draft.drinks : [], false);
  if (menuError(draft) || !fries || !drinks) return null;
  return { friesOffered, fries, drinksOffered, drinks };
}

/** What is not on offer cannot be sold out. */
export function offerSot(state: SotState, available: boolean): SotState {
  return { available, soldOut: available && state.soldOut };
}
