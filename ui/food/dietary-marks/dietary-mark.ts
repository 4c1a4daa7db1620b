export const dietaryMarkNames = {
  VEGETARIAN: 'Végétarien',
  VEGAN: 'Vegan',
  HALAL: 'Halal',
  GLUTEN_FREE: 'Sans gluten',
  ORGANIC: 'Bio',
};

export type DietaryMark = keyof typeof dietaryMarkNames;

export const dietaryMarks = Object.keys(dietaryMarkNames) as DietaryMark[];
