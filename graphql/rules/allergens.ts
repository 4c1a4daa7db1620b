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
