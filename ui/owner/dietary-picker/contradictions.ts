import { allergenNames, type Allergen } from '../../../graphql/rules/allergens';
import { dietaryMarkNames, dietaryMarks, type DietaryMark } from '../../food/dietary-marks/dietary-mark';
import * as t from './dietary-picker.texts';

const excluded: Partial<Record<DietaryMark, readonly Allergen[]>> = {
  VEGETARIAN: ['FISH', 'CRUSTACEANS', 'MOLLUSCS'],
  VEGAN: ['EGGS', 'MILK', 'FISH', 'CRUSTACEANS', 'MOLLUSCS'],
  GLUTEN_FREE: ['GLUTEN'],
};

/** Marks that the declared allergens contradict, each in one sentence: « Vegan, mais contient : Lait. » */
export function contradictions(marks: readonly DietaryMark[], declared: readonly Allergen[] | null): string[] {
  return dietaryMarks
    .filter((mark) => marks.includes(mark))
    .flatMap((mark) => {
      const found = (excluded[mark] ?? []).filter((allergen) => declared?.includes(allergen));
      if (found.length === 0) return [];
      const allergens = found.map((one) => allergenNames[one]()).join(', ');
      return [t.contradiction({ mark: dietaryMarkNames[mark](), allergens })];
    });
}
