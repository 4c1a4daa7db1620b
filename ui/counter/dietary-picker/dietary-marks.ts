import { allergenNames, type Allergen } from '../../food/allergen-list/allergens';

/** The marks an owner may give an item. */
export const dietaryNames = {
  VEGETARIAN: 'Végétarien',
  VEGAN: 'Végan',
  HALAL: 'Halal',
  ORGANIC: 'Bio',
  GLUTEN_FREE: 'Sans gluten',
};

export type DietaryMark = keyof typeof dietaryNames;

export const dietaryMarks = Object.keys(dietaryNames) as DietaryMark[];

const excluded: Partial<Record<DietaryMark, readonly Allergen[]>> = {
  VEGETARIAN: ['FISH', 'CRUSTACEANS', 'MOLLUSCS'],
  VEGAN: ['EGGS', 'MILK', 'FISH', 'CRUSTACEANS', 'MOLLUSCS'],
  GLUTEN_FREE: ['GLUTEN'],
};

/** Marks that the declared allergens contradict, each in one sentence: « Végan, mais contient : Lait. » */
export function contradictions(marks: readonly DietaryMark[], declared: readonly Allergen[] | null): string[] {
  return dietaryMarks
    .filter((mark) => marks.includes(mark))
    .flatMap((mark) => {
      const found = (excluded[mark] ?? []).filter((allergen) => declared?.includes(allergen));
      if (found.length === 0) return [];
      return [`${dietaryNames[mark]}, mais contient : ${found.map((one) => allergenNames[one]).join(', ')}.`];
    });
}
