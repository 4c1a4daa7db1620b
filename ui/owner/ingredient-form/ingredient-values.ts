import type { Allergen } from '../../../graphql/rules/allergens';
import type { SotName } from '../../../graphql/rules/sot';
import type { Unfinished } from '../item-basics/item-basics';
import type { English } from '../english-part/english-part';
import * as t from './ingredient-form.texts';
import * as ingredientTypesTexts from './ingredient-types.texts';

/** One meat, sauce, side, drink or dessert (specification 7.8). */
export interface IngredientEntry extends Pick<English, 'nameEn'> {
  name: string;
  /** Price as a supplement, in integer cents; with 0 it is not sold as a supplement. */
  priceCents: number;
  /** Surcharge within a menu, in integer cents; 0 means included. */
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

/** Returns an unused key: one more than the highest existing one. */
export function nextKey(entries: readonly { key: string }[]): string {
  return String(Math.max(0, ...entries.map(({ key }) => Number(key))) + 1);
}

export interface EntryErrors {
  name?: string;
  price?: string;
}

/** Returns the errors of an entry. Within a menu no price is required, since only the surcharge counts. */
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

/** Returns all entries, or null when one is incomplete; a picture that is still uploading makes it incomplete. */
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

/** Returns an error when a ticked part of the menu has no entry (specification 7.8). */
export function menuError({ friesOffered, fries, drinksOffered, drinks }: MenuDraft): string | undefined {
  const empty = (friesOffered && fries.length === 0) || (drinksOffered && drinks.length === 0);
  return empty ? t.eachNeedsOne() : undefined;
}

/** Returns the menu without the entries of parts that are not ticked, or null while it is incomplete. */
export function completeMenu(draft: MenuDraft): MenuValues | null {
  const { friesOffered, drinksOffered } = draft;
  const fries = completeEntries(friesOffered ? draft.fries : [], false);
  const drinks = completeEntries(drinksOffered ? draft.drinks : [], false);
  if (menuError(draft) || !fries || !drinks) return null;
  return { friesOffered, fries, drinksOffered, drinks };
}

/** Clears the sold-out state of an option that is no longer offered. */
export function offerSot(state: SotState, available: boolean): SotState {
  return { available, soldOut: available && state.soldOut };
}

/** Types of ingredients (specification 7.8), in the order in which a kitchen uses them. */
export const ingredientTypes = ['meats', 'sauces', 'sides', 'drinks', 'desserts', 'sot', 'ismenu'] as const;

export type IngredientType = (typeof ingredientTypes)[number];

export type ListedType = Exclude<IngredientType, 'sot' | 'ismenu'>;

export const typeTitles: Record<IngredientType, () => string> = {
  meats: ingredientTypesTexts.meatsTitle,
  sauces: ingredientTypesTexts.saucesTitle,
  sides: ingredientTypesTexts.sidesTitle,
  drinks: ingredientTypesTexts.drinksTitle,
  desserts: ingredientTypesTexts.dessertsTitle,
  sot: ingredientTypesTexts.saladTitle,
  ismenu: ingredientTypesTexts.menuTitle,
};

export type EntryKind = ListedType | 'menuFries' | 'menuDrinks';

export const entryWords: Record<EntryKind, () => ingredientTypesTexts.EntryWords> = {
  meats: ingredientTypesTexts.meat,
  sauces: ingredientTypesTexts.sauce,
  drinks: ingredientTypesTexts.drink,
  menuDrinks: ingredientTypesTexts.drink,
  sides: ingredientTypesTexts.side,
  desserts: ingredientTypesTexts.dessert,
  menuFries: ingredientTypesTexts.fries,
};

/** Returns whether a picture is missing or still uploading, in which case the form cannot be saved. */
export function isPictureMissing(entries: readonly EntryDraft[]): boolean {
  return entries.some(({ pictureUrl }) => pictureUrl === null);
}

export function missingText(entries: readonly EntryDraft[], priceRequired: boolean): string {
  const names = entries.filter(({ name }) => name.trim() === '').length;
  const prices = entries.filter(({ priceCents }) => priceRequired && priceCents === null).length;
  const photos = entries.filter(({ pictureUrl }) => pictureUrl === null).length;
  return names + prices + photos > 0 ? t.missing({ names, prices, photos }) : '';
}
