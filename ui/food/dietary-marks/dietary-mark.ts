import * as t from './dietary-marks.texts';

export const dietaryMarkNames = {
  VEGETARIAN: t.vegetarian,
  VEGAN: t.vegan,
  HALAL: t.halal,
  GLUTEN_FREE: t.glutenFree,
  ORGANIC: t.organic,
};

export type DietaryMark = keyof typeof dietaryMarkNames;

export const dietaryMarks = Object.keys(dietaryMarkNames) as DietaryMark[];
