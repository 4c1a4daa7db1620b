import { allergenNames, type Allergen } from '../../../graphql/rules/allergens';
import { dietNames, diets, type Diet } from '../../food/dietary-marks/diets';

const excluded: Partial<Record<Diet, readonly Allergen[]>> = {
  VEGETARIAN: ['FISH', 'CRUSTACEANS', 'MOLLUSCS'],
  VEGAN: ['EGGS', 'MILK', 'FISH', 'CRUSTACEANS', 'MOLLUSCS'],
  GLUTEN_FREE: ['GLUTEN'],
};

/** Marks that the declared allergens contradict, each in one sentence: « Vegan, mais contient : Lait. » */
export function contradictions(marks: readonly Diet[], declared: readonly Allergen[] | null): string[] {
  return diets
    .filter((mark) => marks.includes(mark))
    .flatMap((mark) => {
      const found = (excluded[mark] ?? []).filter((allergen) => declared?.includes(allergen));
      if (found.length === 0) return [];
      return [`${dietNames[mark]}, mais contient : ${found.map((one) => allergenNames[one]).join(', ')}.`];
    });
}
