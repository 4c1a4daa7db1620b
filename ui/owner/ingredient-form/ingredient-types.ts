/** What an owner keeps ready (specification 7.8), in the order of a kitchen. */
export const ingredientTypes = ['meats', 'sauces', 'sides', 'drinks', 'desserts', 'sot', 'ismenu'] as const;

export type IngredientType = (typeof ingredientTypes)[number];

export type ListedType = Exclude<IngredientType, 'sot' | 'ismenu'>;

export const typeTitles: Record<IngredientType, string> = {
  meats: 'Viandes',
  sauces: 'Sauces',
  sides: 'Accompagnements',
  drinks: 'Boissons',
  desserts: 'Desserts',
  sot: 'Crudités',
  ismenu: 'Menu',
};

export type EntryKind = ListedType | 'menuFries' | 'menuDrinks';

export interface EntryWords {
  one: string;
  many: string;
  the: string;
  more: string;
  none: string;
}

const feminine = (one: string, many: string): EntryWords => ({
  one: one.charAt(0).toUpperCase() + one.slice(1),
  many,
  the: `la ${one}`,
  more: `Une ${one} de plus`,
  none: `Aucune ${one} pour le moment.`,
});

export const entryWords: Record<EntryKind, EntryWords> = {
  meats: feminine('viande', 'viandes'),
  sauces: feminine('sauce', 'sauces'),
  drinks: feminine('boisson', 'boissons'),
  menuDrinks: feminine('boisson', 'boissons'),
  sides: {
    one: 'Accompagnement',
    many: 'accompagnements',
    the: 'l’accompagnement',
    more: 'Un accompagnement de plus',
    none: 'Aucun accompagnement pour le moment.',
  },
  desserts: {
    one: 'Dessert',
    many: 'desserts',
    the: 'le dessert',
    more: 'Un dessert de plus',
    none: 'Aucun dessert pour le moment.',
  },
  menuFries: {
    one: 'Frites',
    many: 'sortes de frites',
    the: 'les frites',
    more: 'D’autres frites',
    none: 'Aucune sorte de frites pour le moment.',
  },
};
