/** The marks an owner may give an item, in the order they are read. */
export const dietNames = {
  VEGETARIAN: 'Végétarien',
  VEGAN: 'Vegan',
  HALAL: 'Halal',
  GLUTEN_FREE: 'Sans gluten',
  ORGANIC: 'Bio',
};

export type Diet = keyof typeof dietNames;

export const diets = Object.keys(dietNames) as Diet[];
