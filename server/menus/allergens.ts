import { registerEnumType } from 'type-graphql';

/** The fourteen allergens that must be declared (Règlement (UE) 1169/2011, annexe II). */
export enum Allergen {
  GLUTEN = 'GLUTEN',
  CRUSTACEANS = 'CRUSTACEANS',
  EGGS = 'EGGS',
  FISH = 'FISH',
  PEANUTS = 'PEANUTS',
  SOY = 'SOY',
  MILK = 'MILK',
  NUTS = 'NUTS',
  CELERY = 'CELERY',
  MUSTARD = 'MUSTARD',
  SESAME = 'SESAME',
  SULPHITES = 'SULPHITES',
  LUPIN = 'LUPIN',
  MOLLUSCS = 'MOLLUSCS',
}
registerEnumType(Allergen, {
  name: 'Allergen',
  description: 'The fourteen declared allergens of Règlement (UE) 1169/2011.',
});

export enum DietaryMark {
  VEGETARIAN = 'VEGETARIAN',
  VEGAN = 'VEGAN',
  HALAL = 'HALAL',
  ORGANIC = 'ORGANIC',
  GLUTEN_FREE = 'GLUTEN_FREE',
}
registerEnumType(DietaryMark, { name: 'DietaryMark' });
