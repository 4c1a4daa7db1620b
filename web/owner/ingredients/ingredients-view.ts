import type { IngredientsPageQuery } from '../../../graphql/generated/owner/ingredients';
import {
  ingredientTypes,
  type IngredientEntry,
  type IngredientType,
  type SotValues,
} from '../../../ui/owner/ingredient-form/ingredient-values';

export type OwnIngredient = IngredientsPageQuery['ownIngredients'][number];

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

export function toSot(ingredients: readonly OwnIngredient[]): SotValues {
  const of = (name: string) => {
    const found = ingredients.find((one) => one.type === 'SOT' && one.name === name);
    return { available: found !== undefined, outOfStock: found?.outOfStock ?? false };
  };
  return { salad: of('salad'), tomato: of('tomato'), onion: of('onion') };
}

/** Initial form values of an ingredient; one without a picture must be given one (specification 7.8). */
export function toEntry({ __typename, id, type, pictureUrl, ...entry }: OwnIngredient): IngredientEntry {
  return { ...entry, pictureUrl: pictureUrl ?? '' };
}
