export const dietNames = {
  VEGETARIAN: 'Végétarien',
  VEGAN: 'Vegan',
  HALAL: 'Halal',
  GLUTEN_FREE: 'Sans gluten',
  ORGANIC: 'Bio',
};

export type Diet = keyof typeof dietNames;

export const diets = Object.keys(dietNames) as Diet[];
