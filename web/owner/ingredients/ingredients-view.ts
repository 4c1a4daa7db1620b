import type { IngredientType as SchemaType, SotInput, TypedIngredientsInput } from '../../../graphql/generated/schema';
import type { IngredientsPageQuery } from '../../../graphql/generated/owner/ingredients';
import {
  ingredientTypes,
  type EntryKind,
  type IngredientType,
  type IngredientEntry,
  type IngredientValues,
  type SotValues,
} from '../../../ui/owner/ingredient-form/ingredient-values';
import type { ListedIngredient } from '../../../ui/owner/ingredient-list/ingredient-list';

type OwnIngredient = IngredientsPageQuery['ownIngredients'][number];
export type IngredientLists = Record<EntryKind, readonly ListedIngredient[]>;

const schemaTypes: Record<EntryKind, SchemaType> = {
  meats: 'MEAT',
  sauces: 'SAUCE',
  sides: 'SIDE',
  drinks: 'DRINK',
  desserts: 'DESSERT',
  menuFries: 'MENU_FRIES',
  menuDrinks: 'MENU_DRINK',
};

/** Addresses that open the page with a type selected (specification 7.8). */
const typeOfPath: Readonly<Record<string, IngredientType>> = {
  '/drinks': 'drinks',
  '/meat': 'meats',
  '/sauces': 'sauces',
};

export function openedType(path: string, search: URLSearchParams): IngredientType {
  const named = search.get('type');
  return ingredientTypes.find((one) => one === named) ?? typeOfPath[path] ?? 'meats';
}

export function toLists(ingredients: readonly OwnIngredient[]): IngredientLists {
  const kinds = Object.entries(schemaTypes).map(([kind, schemaType]) => [
    kind,
    ingredients
      .filter(({ type }) => type === schemaType)
      .map(({ outOfStock, ...one }): ListedIngredient => ({ ...one, soldOut: outOfStock })),
  ]);
  return Object.fromEntries(kinds) as IngredientLists;
}

export function toSot(ingredients: readonly OwnIngredient[]): SotValues {
  const of = (name: string) => {
    const found = ingredients.find((one) => one.type === 'SOT' && one.name === name);
    return { available: found !== undefined, soldOut: found?.outOfStock ?? false };
  };
  return { salad: of('salad'), tomato: of('tomato'), onion: of('onion') };
}

/** Initial form values of an ingredient; one without a picture must be given one (specification 7.8). */
export function toEntry({ __typename, id, type, pictureUrl, outOfStock, ...entry }: OwnIngredient): IngredientEntry {
  return { ...entry, pictureUrl: pictureUrl ?? '', soldOut: outOfStock };
}

export function isMenuPart({ type }: Pick<OwnIngredient, 'type'>): boolean {
  return type === 'MENU_FRIES' || type === 'MENU_DRINK';
}

/** Maps the form's field `soldOut` to the schema's `outOfStock`. */
export function toInput<Entry extends { soldOut: boolean }>({ soldOut, ...entry }: Entry) {
  return { ...entry, outOfStock: soldOut };
}

export function toChange(values: IngredientValues): { sot: SotInput } | { groups: TypedIngredientsInput[] } {
  if (values.type === 'sot') {
    const { salad, tomato, onion } = values;
    return { sot: { salad: toInput(salad), tomato: toInput(tomato), onion: toInput(onion) } };
  }
  const group = (kind: EntryKind, entries: IngredientEntry[]): TypedIngredientsInput[] =>
    entries.length === 0 ? [] : [{ type: schemaTypes[kind], entries: entries.map(toInput) }];
  if (values.type !== 'ismenu') return { groups: group(values.type, values.entries) };
  return { groups: [...group('menuFries', values.fries), ...group('menuDrinks', values.drinks)] };
}
