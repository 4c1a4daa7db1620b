import type { Allergen } from '../../food/allergen-list/allergens';
import type { Diet } from '../../food/dietary-marks/diets';
import type { VatRate } from '../vat-select/vat-select';

/** What a sandwich, a pizza and a drink have in common. */
export interface ItemBasics {
  categoryId: string;
  name: string;
  imageUrl: string;
  /** Empty: none of the 14; null: not said. */
  allergens: readonly Allergen[] | null;
  dietary: readonly Diet[];
  vatRate: VatRate;
  /** What one piece takes of a pickup window's capacity. */
  preparationUnits: number;
  /** Only of what is on the menu already: a new item is shown at once. */
  standing?: ItemStanding;
}

/** How an item stands on the menu today. */
export interface ItemStanding {
  /** Whether customers see it. */
  published: boolean;
  freshlyBaked: boolean;
}

/** The same while it is being filled in. */
export type ItemBasicsDraft = Omit<ItemBasics, 'imageUrl'> & {
  /** Null until the picture has been sent. */
  imageUrl: string | null;
};

export interface BasicsErrors {
  categoryId?: string;
  name?: string;
  image?: string;
}

/** The same with what every kind of item also needs. */
export type ItemErrors = BasicsErrors & { price?: string };

/** Said in one sentence beside the button (spec owner §5). */
export const INCOMPLETE = 'All required fields (including image) must be filled.';

export const NAME_MAX_LENGTH = 120;
export const DESCRIPTION_MAX_LENGTH = 500;

/** What is missing of the common part, by field. */
export function basicsErrors({ categoryId, name, imageUrl }: ItemBasicsDraft): BasicsErrors {
  return {
    ...(categoryId === '' && { categoryId: 'Choisissez une catégorie.' }),
    ...(name.trim() === '' && { name: 'Donnez un nom.' }),
    ...(imageUrl === null && { image: 'Ajoutez une photo.' }),
  };
}

/** A price must be there and must not be negative. */
export function priceError(cents: number | null): string | undefined {
  if (cents === null) return 'Indiquez un prix, par exemple 4,50.';
  return cents < 0 ? 'Un prix ne peut pas être négatif.' : undefined;
}

/** One more or one less of several. */
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
