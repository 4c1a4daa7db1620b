import type { Allergen } from '../../food/allergen-list/allergens';
import { HIGHEST_PRICE_CENTS } from '../bulk-price/price-change';
import type { DietaryMark } from '../dietary-picker/dietary-marks';
import type { VatRate } from '../vat-select/vat-select';

/** A name and a picture an owner may start from. */
export interface CatalogueItem {
  name: string;
  imageUrl: string | null;
}

/** A category of the shop with what its catalogue proposes. */
export interface CatalogueCategory {
  id: string;
  name: string;
  items: readonly CatalogueItem[];
}

/** A picture: one that is kept already, one just taken from the device, or none. */
export interface ChosenImage {
  /** What can be shown of it; null: none. */
  url: string | null;
  /** Not sent anywhere yet; null: nothing to send. */
  file: File | null;
}

/** What not every item needs said. */
export interface ItemExtras {
  description: string;
  /** Empty: none of the 14; null: not said. */
  allergens: readonly Allergen[] | null;
  dietary: readonly DietaryMark[];
  vatRate: VatRate;
  /** What one piece takes of a pickup window's capacity. */
  preparationUnits: number;
}

/** The form as it stands, complete or not. */
export interface ItemDraft {
  /** Empty until one is chosen. */
  categoryId: string;
  /** Empty until one is chosen. */
  name: string;
  image: ChosenImage;
  priceCents: number | null;
  /** Pieces for today. */
  quantity: number | null;
  freshlyBaked: boolean;
  extras: ItemExtras;
}

/** What is handed over: nothing missing. */
export interface ItemValues extends ItemDraft {
  priceCents: number;
  quantity: number;
}

export const NO_IMAGE: ChosenImage = { url: null, file: null };

export const emptyDraft: ItemDraft = {
  categoryId: '',
  name: '',
  image: NO_IMAGE,
  priceCents: null,
  quantity: null,
  freshlyBaked: false,
  extras: { description: '', allergens: null, dietary: [], vatRate: 55, preparationUnits: 0 },
};

/** Another category: what was chosen from the last one goes (spec owner §4). */
export function chooseCategory(draft: ItemDraft, categoryId: string): ItemDraft {
  return { ...draft, categoryId, name: '', image: NO_IMAGE };
}

/** A name brings its catalogue picture along (spec owner §4). */
export function chooseName(draft: ItemDraft, name: string, categories: readonly CatalogueCategory[]): ItemDraft {
  const known = categories.find(({ id }) => id === draft.categoryId)?.items.find((item) => item.name === name);
  return { ...draft, name, image: { url: known?.imageUrl ?? null, file: null } };
}

const HIGHEST_QUANTITY = 9999;

export type ItemFormErrors = Partial<Record<'categoryId' | 'name' | 'price' | 'quantity', string>>;

/** What is missing or cannot be, by field, in the order of the form; spec owner §5. */
export function findErrors({ categoryId, name, priceCents, quantity }: ItemDraft): ItemFormErrors {
  const errors: ItemFormErrors = {};
  if (categoryId === '') errors.categoryId = 'Choisissez une catégorie.';
  if (name === '') errors.name = 'Choisissez un article.';
  if (priceCents === null) errors.price = 'Indiquez un prix, par exemple 4,50.';
  else if (priceCents < 1 || priceCents > HIGHEST_PRICE_CENTS) errors.price = 'De 0,01 € à 999,99 €.';
  if (quantity === null) errors.quantity = 'Indiquez une quantité, par exemple 12.';
  else if (quantity < 0 || quantity > HIGHEST_QUANTITY) errors.quantity = 'De 0 à 9999.';
  return errors;
}

/** The draft as what can be handed over; null while something is wrong. */
export function completed(draft: ItemDraft): ItemValues | null {
  const { priceCents, quantity } = draft;
  if (priceCents === null || quantity === null || Object.keys(findErrors(draft)).length > 0) return null;
  return { ...draft, priceCents, quantity };
}
