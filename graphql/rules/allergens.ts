import * as t from './allergens.texts';

/** The 14 allergens that must be declared, in the order of Annex II of « Règlement (UE) 1169/2011 ». */
export const allergenNames = {
  GLUTEN: t.gluten,
  CRUSTACEANS: t.crustaceans,
  EGGS: t.eggs,
  FISH: t.fish,
  PEANUTS: t.peanuts,
  SOY: t.soy,
  MILK: t.milk,
  NUTS: t.nuts,
  CELERY: t.celery,
  MUSTARD: t.mustard,
  SESAME: t.sesame,
  SULPHITES: t.sulphites,
  LUPIN: t.lupin,
  MOLLUSCS: t.molluscs,
};

export type Allergen = keyof typeof allergenNames;

export const allergens = Object.keys(allergenNames) as Allergen[];

/** Known allergens of an item; incomplete when one of its parts has no declaration (`allergensDeclared` is false). */
export interface Declared<A = string> {
  allergens: A[];
  allergensDeclared: boolean;
}

/** Merges the allergens of an item and its parts; pass null for a part without a declaration. */
export function allergensOf<A>(parts: readonly (readonly A[] | null | undefined)[]): Declared<A> {
  return {
    allergens: [...new Set(parts.flatMap((part) => part ?? []))],
    allergensDeclared: parts.every((part) => part != null),
  };
}

/** Returns the allergens in one line of text; empty when the shop declares that there are none. */
export function allergensText({ allergens, allergensDeclared }: Readonly<Declared>): string {
  const known = allergens.map((one) => allergenNames[one as Allergen]());
  if (allergensDeclared) return known.join(', ');
  return known.length > 0 ? t.restNotDeclared(known.join(', ')) : t.notDeclared();
}
