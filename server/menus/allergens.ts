import { registerEnumType } from 'type-graphql';
import { type Allergen as AllergenName, allergens } from '../../graphql/rules/allergens';

/** The fourteen allergens that must be declared (Règlement (UE) 1169/2011, annexe II). */
export const Allergen = Object.fromEntries(allergens.map((name) => [name, name])) as { [Name in AllergenName]: Name };
export type Allergen = AllergenName;
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
