import type { VatRate } from '../../../graphql/rules/item-defaults';
import type { Allergen } from '../../../graphql/rules/allergens';
import type { DietaryMark } from '../../food/dietary-marks/dietary-mark';

export interface ItemBasics {
  categoryId: string;
  name: string;
  imageUrl: string;
  allergens: readonly Allergen[] | null;
  dietary: readonly DietaryMark[];
  vatRate: VatRate;
  preparationUnits: number;
  standing?: ItemStanding;
}

export interface ItemStanding {
  published: boolean;
  freshlyBaked: boolean;
}

export type ItemBasicsDraft = Omit<ItemBasics, 'imageUrl'> & {
  imageUrl: string | null;
};

export interface BasicsErrors {
  categoryId?: string;
  name?: string;
  image?: string;
}

export type ItemErrors = BasicsErrors & { price?: string };

/** Said in one sentence beside the button (specification 7.7). */
export const INCOMPLETE = 'All required fields (including image) must be filled.';

export const NAME_MAX_LENGTH = 120;
export const DESCRIPTION_MAX_LENGTH = 500;

export function basicsErrors({ categoryId, name, imageUrl }: ItemBasicsDraft): BasicsErrors {
  return {
    ...(categoryId === '' && { categoryId: 'Choisissez une catégorie.' }),
    ...(name.trim() === '' && { name: 'Donnez un nom.' }),
    ...(imageUrl === null && { image: 'Ajoutez une photo.' }),
  };
}

export function priceError(cents: number | null): string | undefined {
  if (cents === null) return 'Indiquez un prix, par exemple 4,50.';
  return cents < 0 ? 'Un prix ne peut pas être négatif.' : undefined;
}

export function toggled<Id>(ids: readonly Id[], id: Id): readonly Id[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
}

/** Beside the button: « Il manque : la photo, le prix. »; empty where it is something else that is wrong. */
export function missingText(errors: ItemErrors): string {
  const missing = [
    errors.image && 'la photo',
    errors.categoryId && 'la catégorie',
    errors.name && 'le nom',
    errors.price && 'le prix',
  ].filter(Boolean);
  return missing.length > 0 ? `Il manque : ${missing.join(', ')}.` : '';
}
