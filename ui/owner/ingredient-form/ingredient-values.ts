import type { Allergen } from '../../../graphql/rules/allergens';
import type { SotName } from '../../../graphql/rules/sot';
import type { Unfinished } from '../item-basics/item-basics';
import type { English } from '../english-part/english-part';
import * as t from './ingredient-form.texts';
import * as words from './ingredient-types.texts';

/** Tabs of the ingredients (specification 7.8), in the order in which a kitchen uses them. */
export const ingredientTypes = ['meats', 'sauces', 'sides', 'drinks', 'desserts', 'sot', 'ismenu'] as const;

export type IngredientType = (typeof ingredientTypes)[number];

export const typeTitles: Record<IngredientType, () => string> = {
  meats: words.meatsTitle,
  sauces: words.saucesTitle,
  sides: words.sidesTitle,
  drinks: words.drinksTitle,
  desserts: words.dessertsTitle,
  sot: words.saladTitle,
  ismenu: words.menuTitle,
};

/** Lists of ingredients; those of the menu are separate from the ones sold alone. */
export type EntryKind = 'MEAT' | 'SAUCE' | 'SIDE' | 'DRINK' | 'DESSERT' | 'MENU_FRIES' | 'MENU_DRINK';

/** Kinds of entries on each tab; salad, tomato and onion are switches instead. */
export const entryKinds: Record<IngredientType, readonly EntryKind[]> = {
  meats: ['MEAT'],
  sauces: ['SAUCE'],
  sides: ['SIDE'],
  drinks: ['DRINK'],
  desserts: ['DESSERT'],
  sot: [],
  ismenu: ['MENU_FRIES', 'MENU_DRINK'],
};

export const entryWords: Record<EntryKind, () => words.EntryWords> = {
  MEAT: words.meat,
  SAUCE: words.sauce,
  SIDE: words.side,
  DRINK: words.drink,
  DESSERT: words.dessert,
  MENU_FRIES: words.fries,
  MENU_DRINK: words.drink,
};

/** One meat, sauce, side, drink or dessert (specification 7.8). */
export interface IngredientEntry extends Pick<English, 'nameEn'> {
  name: string;
  /** Price as a supplement, in integer cents; with 0 it is not sold as a supplement. */
  priceCents: number;
  /** Surcharge within a menu, in integer cents; 0 means included. */
  supplementPriceCents: number;
  pictureUrl: string;
  outOfStock: boolean;
  allergens: Allergen[] | null;
}

export interface EntryDraft extends Unfinished<IngredientEntry, 'priceCents' | 'supplementPriceCents' | 'pictureUrl'> {
  key: string;
}

export interface SotState {
  available: boolean;
  outOfStock: boolean;
}

export type SotValues = Record<SotName, SotState>;

export interface EntryGroup {
  type: EntryKind;
  entries: IngredientEntry[];
}

export type IngredientValues = { sot: SotValues } | { groups: EntryGroup[] };

export function newEntry(key: string): EntryDraft {
  return {
    key,
    name: '',
    nameEn: null,
    priceCents: null,
    supplementPriceCents: null,
    pictureUrl: null,
    outOfStock: false,
    allergens: null,
  };
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

export interface GroupsDraft {
  /** Kinds that are offered; the entries of a kind that is no longer offered are kept in case it is offered again. */
  offered: readonly EntryKind[];
  entries: Partial<Record<EntryKind, readonly EntryDraft[]>>;
}

/** Returns the offered kinds without an entry, each of which needs one (specification 7.8). */
export function emptyKinds({ offered, entries }: GroupsDraft): EntryKind[] {
  return offered.filter((kind) => !entries[kind]?.length);
}

/** Returns the entries of the offered kinds, or null while one is incomplete or missing. */
export function completeGroups(draft: GroupsDraft, priceRequired: boolean): EntryGroup[] | null {
  const groups = draft.offered.flatMap((type) => {
    const entries = completeEntries(draft.entries[type] ?? [], priceRequired);
    return entries?.length ? [{ type, entries }] : [];
  });
  return groups.length === draft.offered.length ? groups : null;
}

/** Clears the sold-out state of an option that is no longer offered. */
export function offerSot(state: SotState, available: boolean): SotState {
  return { available, outOfStock: available && state.outOfStock };
}

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
