/** The 14 that must be declared, in the order of Annex II of « Règlement (UE) 1169/2011 ». */
export const allergenNames = {
  GLUTEN: 'Gluten',
  CRUSTACEANS: 'Crustacés',
  EGGS: 'Œufs',
  FISH: 'Poisson',
  PEANUTS: 'Arachides',
  SOY: 'Soja',
  MILK: 'Lait',
  NUTS: 'Fruits à coque',
  CELERY: 'Céleri',
  MUSTARD: 'Moutarde',
  SESAME: 'Sésame',
  SULPHITES: 'Sulfites',
  LUPIN: 'Lupin',
  MOLLUSCS: 'Mollusques',
};

export type Allergen = keyof typeof allergenNames;

export const allergens = Object.keys(allergenNames) as Allergen[];

/** What is known to be in something, and whether that is all: `allergensDeclared` false where any part of it has not said. */
export interface Declared<A = string> {
  allergens: A[];
  allergensDeclared: boolean;
}

/** Of something with its parts; null: a part of which nothing was said. */
export function allergensOf<A>(parts: readonly (readonly A[] | null | undefined)[]): Declared<A> {
  return {
    allergens: [...new Set(parts.flatMap((part) => part ?? []))],
    allergensDeclared: parts.every((part) => part != null),
  };
}

export const NOT_DECLARED = 'non renseigné : demandez au comptoir';

/** In French, for a line; empty where the shop says that there are none. */
export function allergensText({ allergens, allergensDeclared }: Readonly<Declared>): string {
  const known = allergens.map((one) => allergenNames[one as Allergen]);
  if (allergensDeclared) return known.join(', ');
  return known.length > 0 ? `${known.join(', ')} ; le reste ${NOT_DECLARED}` : NOT_DECLARED;
}
