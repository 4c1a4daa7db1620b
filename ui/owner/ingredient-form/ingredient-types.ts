import * as t from './ingredient-types.texts';

/** Types of ingredients (specification 7.8), in the order in which a kitchen uses them. */
export const ingredientTypes = ['meats', 'sauces', 'sides', 'drinks', 'desserts', 'sot', 'ismenu'] as const;

export type IngredientType = (typeof ingredientTypes)[number];

export type ListedType = Exclude<IngredientType, 'sot' | 'ismenu'>;

export const typeTitles: Record<IngredientType, () => string> = {
  meats: t.meatsTitle,
  sauces: t.saucesTitle,
  sides: t.sidesTitle,
  drinks: t.drinksTitle,
  desserts: t.dessertsTitle,
  sot: t.saladTitle,
  ismenu: t.menuTitle,
};

export type EntryKind = ListedType | 'menuFries' | 'menuDrinks';

export const entryWords: Record<EntryKind, () => t.EntryWords> = {
  meats: t.meat,
  sauces: t.sauce,
  drinks: t.drink,
  menuDrinks: t.drink,
  sides: t.side,
  desserts: t.dessert,
  menuFries: t.fries,
};
