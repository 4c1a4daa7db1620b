import { Allergen } from './allergens';

/** As they are declared on French paper, in the order of annex II of Règlement (UE) 1169/2011. */
export const ALLERGEN_NAMES: Readonly<Record<Allergen, string>> = {
  [Allergen.GLUTEN]: 'Gluten',
  [Allergen.CRUSTACEANS]: 'Crustacés',
  [Allergen.EGGS]: 'Œufs',
  [Allergen.FISH]: 'Poisson',
  [Allergen.PEANUTS]: 'Arachides',
  [Allergen.SOY]: 'Soja',
  [Allergen.MILK]: 'Lait',
  [Allergen.NUTS]: 'Fruits à coque',
  [Allergen.CELERY]: 'Céleri',
  [Allergen.MUSTARD]: 'Moutarde',
  [Allergen.SESAME]: 'Sésame',
  [Allergen.SULPHITES]: 'Sulfites',
  [Allergen.LUPIN]: 'Lupin',
  [Allergen.MOLLUSCS]: 'Mollusques',
};
